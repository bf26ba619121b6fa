// What the studio and the server both know of guides, tools and what stops a publish.
export {
  type Chip,
  type ChipState,
  chipState,
  chipText,
  hasHours,
  isEmptyFact,
  parseGuide,
  profileFacts,
} from '#bots/guide.ts'
export { type Blocker, listBlockers } from '#bots/publish-blockers.ts'
export { switchOff, switchOn, toolNeeds } from '#bots/tool-needs.ts'

import type { BotConfig } from '#bots/contract.ts'
import { type Blocker, type Chip, chipText, switchOff, switchOn } from '#bots/web/guide.ts'
import type { ToolName } from '#tools/contract.ts'
import { publishWords } from './publish-words.ts'
import { type StudioSection, sectionOf } from './studio-sections.ts'

const { fixes } = publishWords

/** One way to put something right: at once, in another part of the studio, or on another page. */
export type Fix =
  | { label: string; kind: 'edit'; edit: (config: BotConfig) => BotConfig }
  | { label: string; kind: 'go'; section: StudioSection; questionId?: string }
  | { label: string; kind: 'page'; to: string }

/** The ways to put a blocker right, the usual one first. */
export function fixesFor(blocker: Blocker): Fix[] {
  const { code, about } = blocker
  const tool = about?.tool
  const chip = about?.chip
  if (code === 'chip_off' && chip) {
    return [switchOnFix(chip.name as ToolName), takeOutFix(chip)]
  }
  if (code === 'chip_gone' && chip) return [takeOutFix(chip)]
  if (code === 'tool_lame' && tool) return [switchOnFix(tool)]
  if (code === 'no_bookable_service') return [page(fixes.addDuration, 'services'), bookingOff]
  if (code === 'no_hours') return [page(fixes.addHours, 'hours'), bookingOff]
  if (code === 'nobody_told') {
    return [page(fixes.nameSomebody, 'notify'), switchOffFix(fixes.switchOff, ['hand_over'])]
  }
  const questionId = about?.questionId
  return [{ label: fixes.fix, kind: 'go', section: sectionOf(blocker), ...(questionId && { questionId }) }]
}

/** The draft without a chip, wherever its guide has it. */
export function takeOutChip(config: BotConfig, chip: Chip): BotConfig {
  const guide = config.guide
    .replaceAll(` ${chipText(chip)}`, '')
    .replaceAll(chipText(chip), '')
    .replace(/[^\S\n]+$/gm, '')
  return { ...config, guide }
}

const bookingOff = switchOffFix(fixes.switchBookingOff, ['check_availability'])

function switchOnFix(name: ToolName): Fix {
  return {
    label: fixes.switchOn,
    kind: 'edit',
    edit: (config) => ({ ...config, tools: switchOn(config.tools, name) }),
  }
}

function switchOffFix(label: string, names: readonly ToolName[]): Fix {
  return {
    label,
    kind: 'edit',
    edit: (config) => ({
      ...config,
      tools: names.reduce((tools: ToolName[], name) => switchOff(tools, name), config.tools),
    }),
  }
}

function takeOutFix(chip: Chip): Fix {
  return { label: fixes.takeOut, kind: 'edit', edit: (config) => takeOutChip(config, chip) }
}

function page(label: string, hash: string): Fix {
  return { label, kind: 'page', to: `/settings/account#${hash}` }
}

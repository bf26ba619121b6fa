import type { ComponentType } from 'react'
import { ButtonsSection } from './buttons-section.tsx'
import { CardsSection } from './cards-section.tsx'
import { ChipsSection } from './chips-section.tsx'
import { ColorsSection } from './colors-section.tsx'
import { ConnectionSection } from './connection-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { FormSection } from './form-section.tsx'
import { HeadsSection } from './heads-section.tsx'
import { KindsSection } from './kinds-section.tsx'
import { ListSection } from './list-section.tsx'
import { OverlaysSection } from './overlays-section.tsx'
import { PaletteSection } from './palette-section.tsx'
import { PlayerSection } from './player-section.tsx'
import { StatesSection } from './states-section.tsx'
import { StripSection } from './strip-section.tsx'
import { TalkSection } from './talk-section.tsx'
import { ToastsSection } from './toasts-section.tsx'
import { TypeSection } from './type-section.tsx'
import { WaitingSection } from './waiting-section.tsx'

export interface KitSection {
  /** Its anchor, as in `/admin?tab=kit#strip`. */
  id: string
  title: string
  about: string
  Section: ComponentType
}

export const kitSections: readonly KitSection[] = [
  {
    id: 'type',
    title: 'Type',
    about:
      'Sizes with their line heights. Numbers are tabular; mono is for names of tools, ids and payloads.',
    Section: TypeSection,
  },
  {
    id: 'colors',
    title: 'Colors',
    about: 'Each token with its value in the theme now shown. A hue always means something.',
    Section: ColorsSection,
  },
  {
    id: 'buttons',
    title: 'Buttons',
    about: 'At most one primary button in a region. A button that is off says why.',
    Section: ButtonsSection,
  },
  {
    id: 'states',
    title: 'Words for states',
    about: 'One vocabulary in every screen and filter: icon, word, color.',
    Section: StatesSection,
  },
  {
    id: 'fields',
    title: 'Fields',
    about: 'Label above, help or error below. An error names the cause and offers the fix.',
    Section: FieldsSection,
  },
  {
    id: 'form',
    title: 'A form',
    about: 'Saving it is refused, so that errors stand at their fields. Leaving it unsaved asks first.',
    Section: FormSection,
  },
  {
    id: 'cards',
    title: 'Cards, facts, figures',
    about: 'A head of 44 px, rows divided by lines, and no card inside a card.',
    Section: CardsSection,
  },
  {
    id: 'heads',
    title: 'Heads and tabs',
    about: 'The way here, the name, the state, what can be done, and the parts of the object.',
    Section: HeadsSection,
  },
  {
    id: 'list',
    title: 'List',
    about: 'Rows by pointer or by keys, chosen, filtered, sorted, and looked into beside the list.',
    Section: ListSection,
  },
  {
    id: 'strip',
    title: 'Turn strip',
    about: 'A conversation at a glance: the contact above the line, the bot below, what happened on it.',
    Section: StripSection,
  },
  {
    id: 'player',
    title: 'Player',
    about: 'A recording in two lanes, played and gone through turn by turn.',
    Section: PlayerSection,
  },
  {
    id: 'kinds',
    title: 'Kinds of time',
    about: 'What a stretch of time went into: the pattern tells, the hue repeats it.',
    Section: KindsSection,
  },
  {
    id: 'talk',
    title: 'Transcript',
    about: 'Turns, tools, and what happened between them.',
    Section: TalkSection,
  },
  {
    id: 'chips',
    title: 'Chips',
    about: 'What a text points at, within the line of the text.',
    Section: ChipsSection,
  },
  {
    id: 'palette',
    title: 'Palette and keys',
    about: 'One field to go anywhere and do anything, and the list of all keys.',
    Section: PaletteSection,
  },
  {
    id: 'overlays',
    title: 'Dialogs, sheets, menus',
    about: 'What opens over a page. Esc and a click elsewhere close it.',
    Section: OverlaysSection,
  },
  {
    id: 'toasts',
    title: 'Notices and toasts',
    about: 'A notice stays where its cause is. A toast says what was done and takes it back.',
    Section: ToastsSection,
  },
  {
    id: 'waiting',
    title: 'Empty, loading, failed',
    about: 'Before there is anything, while it comes, and when it does not.',
    Section: WaitingSection,
  },
  {
    id: 'connection',
    title: 'Live and offline',
    about: 'What goes on now, and what to know when the network is away.',
    Section: ConnectionSection,
  },
]

import { cva } from 'class-variance-authority'

/** tool: something the bot does · fact: a value filled in · source: something looked up · empty · broken */
export type ChipTone = 'tool' | 'fact' | 'source' | 'empty' | 'broken'

/** A chip within a line of text. */
export const chipStyle = cva(
  'chip inline-flex h-5.5 max-w-full items-center gap-1 rounded-tag border px-1.5 align-baseline text-13 leading-5 font-medium whitespace-nowrap',
  {
    variants: {
      tone: {
        tool: 'border-tool/35 bg-tool-soft text-tool',
        fact: 'border-contact/35 bg-contact-soft text-contact',
        source: 'border-stt/35 bg-stt-soft text-stt',
        empty: 'border-dashed border-warn bg-warn-soft text-warn',
        broken: 'border-dashed border-danger bg-danger-soft text-danger',
      },
    },
  },
)

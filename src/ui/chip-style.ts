import { cva } from 'class-variance-authority'

/** tool: something the bot does · fact: a value filled in · source: something looked up · empty · broken */
export type ChipTone = 'tool' | 'fact' | 'source' | 'empty' | 'broken'

/** A chip within a line of text, as part of it: a full stop stays with its chip. */
export const chipStyle = cva(
  'chip rounded-tag border box-decoration-clone px-1.5 py-0.5 text-13 font-medium whitespace-nowrap indent-0 [&_svg]:me-1 [&_svg]:-mt-0.5 [&_svg]:inline',
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

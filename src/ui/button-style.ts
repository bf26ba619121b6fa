import { cva } from 'class-variance-authority'

/** How every button-like control looks, whether it is a button or a link. */
export const buttonStyle = cva(
  'inline-flex shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-control border font-medium transition-colors select-none print:hidden',
  {
    variants: {
      variant: {
        primary: 'border-accent bg-accent text-on-accent hover:border-accent-hover hover:bg-accent-hover',
        secondary: 'border-line-2 bg-surface text-ink hover:border-edge hover:bg-hover',
        quiet: 'border-transparent bg-transparent text-ink hover:bg-hover',
        danger: 'border-danger-line bg-surface text-danger hover:border-danger hover:bg-danger-soft',
        'danger-solid': 'border-danger bg-danger text-on-danger hover:opacity-90',
      },
      size: {
        small: 'h-7 px-2 text-13 phone:h-9 phone:px-3',
        medium: 'h-8 px-3 text-13 phone:h-11 phone:text-14',
        large: 'h-11 px-5 text-14',
      },
      isWide: { true: 'w-full' },
      isOff: {
        true: 'cursor-not-allowed border-line bg-sunken text-muted hover:border-line hover:bg-sunken hover:text-muted hover:opacity-100',
      },
    },
    defaultVariants: { variant: 'secondary', size: 'medium' },
  },
)

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-solid'
export type ButtonSize = 'small' | 'medium' | 'large'

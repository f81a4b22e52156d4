import type { ComponentProps, ReactNode } from 'react'

type Props = { label: string; icon: ReactNode } & ComponentProps<'button'>

/** A drawing alone says nothing to a screen reader: the label is not optional. */
export const IconButton = ({ label, icon, className = '', ...rest }: Props) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={`icon-button ${className}`}
    {...rest}
  >
    {icon}
  </button>
)

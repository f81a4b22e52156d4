import type { ComponentProps, ReactNode } from 'react'

type Props = { label: string; icon: ReactNode } & ComponentProps<'button'>

/** The label is required: screen readers need a name for an icon. */
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

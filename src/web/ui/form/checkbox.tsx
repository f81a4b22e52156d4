import type { ComponentProps, ReactNode } from 'react'

type Props = { label: ReactNode } & ComponentProps<'input'>

export const Checkbox = ({ label, className = '', ...input }: Props) => (
  <label className={`flex min-h-11 items-center gap-3 ${className}`}>
    <input type="checkbox" className="size-5 shrink-0" {...input} />
    <span>{label}</span>
  </label>
)

import type { ComponentProps } from 'react'

type Props = { label: string; indeterminate?: boolean } & Omit<ComponentProps<'input'>, 'type'>

/** Selects a row or all rows; above the link that covers the row. */
export const RowCheck = ({ label, indeterminate = false, className = '', ...input }: Props) => (
  <label className={`relative z-1 -ms-3 grid size-11 shrink-0 place-items-center ${className}`}>
    <span className="sr-only">{label}</span>
    <input
      type="checkbox"
      className="size-5"
      data-select-row
      ref={(box) => {
        if (box !== null) box.indeterminate = indeterminate
      }}
      {...input}
    />
  </label>
)

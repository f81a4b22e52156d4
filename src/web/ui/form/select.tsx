import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

export type Option = { value: string; label: string }
type Props = { options: readonly Option[] } & ComponentProps<'select'>

/** The native list works best on phones. */
export const Select = ({ options, className = '', ...select }: Props) => (
  <span className="relative block">
    <select className={`input ${className}`} {...select}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-soft"
    />
  </span>
)

export const SelectField = ({ label, hint, error, optional, ...select }: FieldTexts & Props) => (
  <Field {...{ label, hint, error, optional }}>
    {(wiring) => <Select {...select} {...wiring} />}
  </Field>
)

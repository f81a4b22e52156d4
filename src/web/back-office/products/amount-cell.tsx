import { type ComponentProps, useId } from 'react'
import { FieldError } from '../../ui/form/field.tsx'

type Props = {
  label: string
  /** of the product, for screen readers */
  name: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  className?: string
} & Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder' | 'enterKeyHint'>

/** A price or a count of one product in a list of many. */
export function AmountCell({
  label,
  name,
  value,
  error,
  onChange,
  className = 'md:w-28',
  ...input
}: Props) {
  const id = useId()
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <label htmlFor={id} className="text-tiny font-semibold text-soft">
        {label}
        <span className="sr-only">: {name}</span>
      </label>
      <input
        id={id}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error && `${id}-error`}
        onChange={({ target }) => onChange(target.value.trim())}
        className="input money text-end"
        {...input}
      />
      {error && <FieldError id={`${id}-error`} message={error} />}
    </div>
  )
}

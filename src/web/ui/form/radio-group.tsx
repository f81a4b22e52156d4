import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

type Choice<Value extends string> = { value: Value; label: string; hint?: string; icon?: ReactNode }
type Props<Value extends string> = {
  label: string
  name?: string
  /** null: none chosen yet */
  value: Value | null
  error?: string | undefined
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
}

/** Choices as cards with a description; arrow keys move between them. */
export function RadioGroup<Value extends string>({
  label,
  name,
  value,
  error,
  choices,
  onChange,
}: Props<Value>) {
  const own = useId()
  return (
    <fieldset className="grid gap-3" aria-invalid={error ? true : undefined}>
      <legend className="mb-2 text-small font-semibold">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex items-center gap-4 rounded-card border-[1.5px] border-line bg-raised p-4 transition-colors has-checked:border-link has-checked:bg-leaf-soft"
        >
          <input
            type="radio"
            className="size-5 shrink-0"
            name={name ?? own}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span className="grow">
            <span className="block font-semibold">{choice.label}</span>
            {choice.hint && <span className="block text-small text-soft">{choice.hint}</span>}
          </span>
          {choice.icon}
        </label>
      ))}
      {error && <FieldError message={error} />}
    </fieldset>
  )
}

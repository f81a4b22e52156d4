import { useId } from 'react'

type Props<Value extends string> = {
  label: string
  /** `isOff`: it can't be chosen */
  options: readonly { value: Value; label: string; isOff?: boolean }[]
  /** null: none of these */
  value: Value | null
  onChoose: (value: Value) => void
}

/** A few short choices in a row; arrow keys move between them. */
export function Chips<Value extends string>({ label, options, value, onChoose }: Props<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="option-chip">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === value}
              disabled={option.isOff}
              onChange={() => onChoose(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

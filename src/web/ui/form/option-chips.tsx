import { useId } from 'react'

type Props<Value extends string> = {
  label: string
  /** `isOff`: it can't be chosen */
  options: readonly { value: Value; label: string; isOff?: boolean }[]
  /** null: none of these */
  value: Value | null
  onChoose: (value: Value) => void
  /** of the field in the form; absent: it has none */
  name?: string
  chipClass?: string
}

/** A few short choices in a row; arrow keys move between them. */
export function Chips<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChoose, chipClass = 'option-chip' } = props
  const own = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-small font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className={chipClass}>
            <input
              type="radio"
              name={props.name ?? own}
              value={option.value}
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

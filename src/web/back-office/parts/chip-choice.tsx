import { useId } from 'react'

type Props<Value extends string> = {
  label: string
  name?: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One of a few short choices, side by side; arrow keys move between them. */
export function ChipChoice<Value extends string>(props: Props<Value>) {
  const { label, name, value, choices, onChange } = props
  const own = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className="office-chip cursor-pointer">
            <input
              type="radio"
              name={name ?? own}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="sr-only"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

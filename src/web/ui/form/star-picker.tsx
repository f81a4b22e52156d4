import { Star } from 'lucide-react'
import { useId } from 'react'
import { FieldError } from './field.tsx'

type Props = {
  value: number
  onChange: (value: number) => void
  label: string
  /** names one of the stars */
  starLabel: (star: number) => string
  error?: string | undefined
}

/** Five radio buttons styled as stars, so arrow keys, labels and forms work. */
export function StarPicker({ value, onChange, label, starLabel, error }: Props) {
  const name = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className="text-small font-semibold">{label}</legend>
      <div className="my-1 flex gap-1">
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            className="rounded-small has-focus-visible:outline-3 has-focus-visible:outline-bright"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={value === star}
              onChange={() => onChange(star)}
              aria-label={starLabel(star)}
            />
            <Star
              aria-hidden
              className={`size-10 transition-colors ${star <= value ? 'fill-marigold text-marigold-deep' : 'text-edge'}`}
            />
          </label>
        ))}
      </div>
      {error && <FieldError id={`${name}-error`} message={error} />}
    </fieldset>
  )
}

import { Search } from 'lucide-react'
import { useId } from 'react'

type Props = {
  label: string
  placeholder: string
  button: string
  value: string
  onChange: (value: string) => void
  /** parameters to keep when it is sent without JavaScript */
  otherParams?: Record<string, string>
}

/** Filters while typing; a plain form without JavaScript. */
export function SearchForm({
  label,
  placeholder,
  button,
  value,
  onChange,
  otherParams = {},
}: Props) {
  const id = useId()
  return (
    <form
      role="search"
      aria-label={label}
      className="w-full md:w-96"
      onSubmit={(event) => event.preventDefault()}
    >
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <span className="relative block grow">
          <Search
            aria-hidden
            className="pointer-events-none absolute inset-y-0 start-3.5 my-auto size-5 text-soft"
          />
          <input
            id={id}
            type="search"
            name="q"
            className="input !rounded-pill !ps-11"
            placeholder={placeholder}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            maxLength={100}
            autoComplete="off"
          />
        </span>
        {Object.entries(otherParams).map(([name, one]) => (
          <input key={name} type="hidden" name={name} value={one} />
        ))}
        <noscript>
          <button type="submit" className="button button-plain">
            {button}
          </button>
        </noscript>
      </div>
    </form>
  )
}

import { AreaField } from '../../ui/form/area-field.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { useRomanUrdu } from './use-roman-urdu.tsx'

export type UrduFieldProps = {
  label: string
  name: string
  value: string
  /** characters */
  most?: number | undefined
  /** 1: a single line */
  rows: number
  hint?: string | undefined
  error?: string | undefined
  onChange: (value: string) => void
}

/** The Urdu of a text, below its English; Roman Urdu that is typed offers Urdu words. */
export function UrduField({ rows, most, onChange, ...texts }: UrduFieldProps) {
  const { field, onKeyDown, list } = useRomanUrdu(texts.value, onChange)
  const common = {
    ...texts,
    ...field,
    ...(most !== undefined && { maxLength: most }),
    lang: 'ur',
    dir: 'rtl',
    optional: true,
    autoComplete: 'off',
    className: 'urdu-in',
  }
  return (
    <div className="grid gap-1.5">
      {rows === 1 ? (
        <TextField
          {...common}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChange(target.value)}
        />
      ) : (
        <AreaField
          {...common}
          rows={rows}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {list}
    </div>
  )
}

import { AreaField } from '../../ui/form/area-field.tsx'
import { TextField } from '../../ui/form/field.tsx'

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

/** The Urdu of a text, below its English. */
export function UrduField({ rows, most, onChange, ...texts }: UrduFieldProps) {
  const common = {
    ...texts,
    ...(most !== undefined && { maxLength: most }),
    lang: 'ur',
    dir: 'rtl',
    optional: true,
    autoComplete: 'off',
  }
  return rows === 1 ? (
    <TextField {...common} className="urdu-in" onChange={({ target }) => onChange(target.value)} />
  ) : (
    <AreaField
      {...common}
      rows={rows}
      className="urdu-in"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './field.tsx'

type Props = FieldTexts & ComponentProps<'textarea'>

export const AreaField = ({ label, hint, error, optional, className, ...area }: Props) => (
  <Field {...{ label, hint, error, optional, className }}>
    {(wiring) => <textarea className="input" rows={3} {...area} {...wiring} />}
  </Field>
)

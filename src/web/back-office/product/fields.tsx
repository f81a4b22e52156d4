import type { ComponentProps } from 'react'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { TextField } from '../../ui/form/field.tsx'
import type { TextName } from './product-texts.ts'
import type { ProductForm } from './use-product-form.ts'

type Own = { form: ProductForm; name: TextName }

/** What is said below a field, with how long its text may be. */
function useHint(own: string | undefined, maxLength: number | undefined) {
  const t = useMessages(backOfficeProductMessages)
  const limit = maxLength !== undefined && t('hint.upTo', { count: t.number(maxLength) })
  return [own, limit].filter(Boolean).join(' · ') || undefined
}

/** A line of a product's form. */
export function Line({
  form,
  name,
  hint: own,
  ...rest
}: Own & Omit<ComponentProps<typeof TextField>, 'form' | 'label' | 'name'>) {
  const t = useMessages(backOfficeProductMessages)
  // Numbers have no maximum length.
  const hint = useHint(own, rest.inputMode === undefined ? rest.maxLength : undefined)
  return (
    <TextField
      label={t(`productField.${name}`)}
      name={name}
      hint={hint}
      autoComplete="off"
      value={form.typed[name]}
      error={form.errorOf(name)}
      onChange={({ target }) => form.set(name, target.value)}
      {...rest}
    />
  )
}

/** A figure: an amount in rupees, or with `whole` a count. */
export const Figure = ({
  whole = false,
  ...line
}: ComponentProps<typeof Line> & { whole?: boolean }) => (
  <Line
    {...line}
    inputMode={whole ? 'numeric' : 'decimal'}
    className={`max-w-60 ${line.className ?? ''}`}
  />
)

/** A moment by the shop's clock. */
export const Moment = (line: ComponentProps<typeof Line>) => (
  <Line {...line} type="datetime-local" className="max-w-72" optional />
)

export function Area({
  form,
  name,
  hint: own,
  ...rest
}: Own & Omit<ComponentProps<typeof AreaField>, 'form' | 'label' | 'name'>) {
  const t = useMessages(backOfficeProductMessages)
  const hint = useHint(own, rest.maxLength)
  return (
    <AreaField
      label={t(`productField.${name}`)}
      name={name}
      hint={hint}
      value={form.typed[name]}
      error={form.errorOf(name)}
      onChange={({ target }) => form.set(name, target.value)}
      {...rest}
    />
  )
}

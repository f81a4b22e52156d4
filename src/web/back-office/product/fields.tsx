import type { ComponentProps } from 'react'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import type { WordListName, WordName } from '#shop/catalogue/product-words.ts'
import { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { UrduField } from '../urdu/urdu-field.tsx'
import type { TextName, UrduName } from './product-texts.ts'
import type { ProductForm } from './use-product-form.ts'

type Own = { form: ProductForm; name: Exclude<TextName, UrduName> }

type UrduProps = {
  form: ProductForm
  of: 'name' | WordName | WordListName
  rows: number
  most?: number
}

/** A field beside another, such as the Urdu beside its English. */
export const pair = 'grid items-start gap-4 sm:grid-cols-2'
export const figures = 'grid grid-cols-2 items-start gap-4 sm:grid-cols-4'

/** A line of a product's form. */
export function Line({
  form,
  name,
  ...rest
}: Own & Omit<ComponentProps<typeof TextField>, 'form' | 'label' | 'name'>) {
  const t = useMessages(backOfficeProductMessages)
  return (
    <TextField
      label={t(`productField.${name}`)}
      name={name}
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
  ...rest
}: Own & Omit<ComponentProps<typeof AreaField>, 'form' | 'label' | 'name'>) {
  const t = useMessages(backOfficeProductMessages)
  return (
    <AreaField
      label={t(`productField.${name}`)}
      name={name}
      value={form.typed[name]}
      error={form.errorOf(name)}
      onChange={({ target }) => form.set(name, target.value)}
      {...rest}
    />
  )
}

/** The Urdu of a text of the product, beside its English; `rows`: 1 for a line. */
export function Urdu({ form, of, rows, most }: UrduProps) {
  const t = useMessages(backOfficeProductMessages, backOfficeTranslationMessages)
  const name = of === 'name' ? 'nameUr' : (`${of}Ur` as const)
  const isToCheck = form.base?.toCheck?.includes(of) === true
  return (
    <UrduField
      label={t('urdu.of', { label: t(`productField.${of}`) })}
      name={name}
      most={most}
      rows={rows}
      value={form.typed[name]}
      hint={isToCheck ? t('urdu.needsCheck') : undefined}
      error={form.errorOf(name)}
      onChange={(text) => form.set(name, text)}
    />
  )
}

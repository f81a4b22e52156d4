import { wordListNames, wordNames } from '#shop/catalogue/product-words.ts'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Conflict } from '../forms/conflict.tsx'
import { type FieldName, isUrdu, type ProductTexts } from './product-texts.ts'
import type { ProductForm } from './use-product-form.ts'

/** The fields that two people changed, in both versions. */
export function Conflicts({ form }: { form: ProductForm }) {
  const t = useMessages(backOfficeProductMessages, backOfficeTranslationMessages)
  const { values, both } = form.theirs ?? { values: form.typed, both: [] }
  const labelOf = (name: FieldName) => {
    if (!isUrdu(name)) return t(`productField.${name}`)
    const of = [...wordNames, ...wordListNames].find((one) => `${one}Ur` === name)
    return of === undefined ? '' : t('urdu.of', { label: t(`productField.${of}`) })
  }
  const textOf = (value: ProductTexts[FieldName]) => {
    if (typeof value === 'boolean') return t(value ? 'conflict.on' : 'conflict.off')
    if (typeof value === 'string') return value
    return value
      .map((row) =>
        'name' in row
          ? [row.name, row.nameUr].filter(Boolean).join(' · ')
          : t('breaks.row', { from: row.from, price: row.price }),
      )
      .join('\n')
  }
  return (
    <Conflict
      of={{ kind: 'product', id: form.base?.id ?? '' }}
      fields={both.map((name) => ({
        name,
        label: labelOf(name),
        theirs: textOf(values[name]),
        mine: textOf(form.typed[name]),
      }))}
      isSplit
      onTake={(name) => form.takeTheirs(both.find((one) => one === name))}
    />
  )
}

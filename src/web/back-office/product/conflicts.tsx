import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { FieldName, ProductTexts } from './product-texts.ts'
import type { ProductForm } from './use-product-form.ts'

/** The fields that two people changed, in both versions. Saving keeps what is typed. */
export function Conflicts({ form }: { form: ProductForm }) {
  const t = useMessages(backOfficeProductMessages)
  const { values, both } = form.theirs ?? { values: form.typed, both: [] }
  return (
    <Notice>
      <p>{t('conflict.title')}</p>
      <ul className="grid gap-3 font-normal">
        {both.map((field) => (
          <li key={field}>
            <p className="font-semibold">{t(`productField.${field}`)}</p>
            <Version label={t('conflict.theirs')} value={values[field]} />
            <Version label={t('conflict.yours')} value={form.typed[field]} />
            <Button small className="mt-2" onClick={() => form.takeTheirs(field)}>
              <TakeLabel field={field} value={values[field]} />
            </Button>
          </li>
        ))}
      </ul>
      <p className="font-normal">{t('conflict.save')}</p>
    </Notice>
  )
}

/** "Use 901", or the name of the field if the value is long. */
function TakeLabel({ field, value }: { field: FieldName; value: ProductTexts[FieldName] }) {
  const t = useMessages(backOfficeProductMessages)
  return typeof value === 'string' && value !== '' && value.length <= 20
    ? t('conflict.take', { value })
    : t('conflict.takeLong', { field: t(`productField.${field}`) })
}

type VersionProps = { label: string; value: ProductTexts[FieldName] }

function Version({ label, value }: VersionProps) {
  const t = useMessages(backOfficeProductMessages)
  return (
    <p className="whitespace-pre-line">
      {label}: {textOf()}
    </p>
  )

  function textOf() {
    if (typeof value === 'boolean') return t(value ? 'conflict.on' : 'conflict.off')
    if (typeof value === 'string') return value === '' ? t('conflict.empty') : value
    const rows = value.map((row) =>
      'name' in row ? row.name : t('breaks.row', { from: row.from, price: row.price }),
    )
    return rows.length === 0 ? t('conflict.empty') : rows.join('\n')
  }
}

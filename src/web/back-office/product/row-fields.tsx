import { Plus, Trash2 } from 'lucide-react'
import { maxBreaks } from '#shop/pricing/wholesale-terms.ts'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError, TextField } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import type { BreakRow, ColourRow } from './product-texts.ts'
import { UrduField } from '../urdu/urdu-field.tsx'
import type { ProductForm } from './use-product-form.ts'
import { useDotted } from '../parts/use-dotted.ts'

const without = <Row,>(rows: readonly Row[], index: number) => rows.filter((_, at) => at !== index)
const changed = <Row,>(rows: readonly Row[], index: number, change: Partial<Row>) =>
  rows.map((row, at) => (at === index ? { ...row, ...change } : row))

/** From so many pieces on, each costs so much. */
export function BreakRows({ form }: { form: ProductForm }) {
  const t = useMessages(backOfficeProductMessages)
  const rows = form.typed.wholesaleBreaks
  const put = (next: readonly BreakRow[]) => form.set('wholesaleBreaks', next)
  const error = form.errorOf('wholesaleBreaks')
  return (
    <fieldset className="grid gap-3" aria-invalid={error ? true : undefined}>
      <legend className="text-small font-semibold">{t('productField.wholesaleBreaks')}</legend>
      {rows.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-x-8 gap-y-3">
          {rows.map((row, index) => (
            <div key={index} className="flex items-end gap-3">
              {(['from', 'price'] as const).map((name) => (
                <TextField
                  key={name}
                  label={t(`breaks.${name}`)}
                  inputMode={name === 'from' ? 'numeric' : 'decimal'}
                  autoComplete="off"
                  value={row[name]}
                  onChange={({ target }) =>
                    put(changed(rows, index, { [name]: target.value.trim() }))
                  }
                  className="w-24 min-w-0"
                />
              ))}
              <IconButton
                label={t('breaks.remove', { number: index + 1 })}
                icon={<Trash2 aria-hidden className="size-5" />}
                onClick={() => put(without(rows, index))}
              />
            </div>
          ))}
        </div>
      )}
      {error && <FieldError message={error} />}
      {rows.length < maxBreaks && (
        <AddRow label={t('breaks.add')} onAdd={() => put([...rows, { from: '', price: '' }])} />
      )}
    </fieldset>
  )
}

/** The colours that it comes in, each with the picture that shows it. */
export function ColourRows({ form }: { form: ProductForm }) {
  const t = useMessages(backOfficeProductMessages, backOfficeTranslationMessages)
  const dotted = useDotted()
  const rows = form.typed.colors
  const put = (next: readonly ColourRow[]) => form.set('colors', next)
  const pictures = form.base?.pictures ?? []
  const options = [
    { value: '', label: t('colours.noPicture') },
    ...pictures.map(({ id, alt }, index) => ({
      value: id,
      label: dotted([t('colours.number', { number: index + 1 }), alt]),
    })),
  ]
  return (
    <div className="grid gap-4">
      {rows.map((row, index) => (
        <div key={index} className="flex flex-wrap items-end gap-3">
          <TextField
            label={t('colours.name')}
            value={row.name}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => put(changed(rows, index, { name: target.value }))}
            className="max-w-48 min-w-0 grow basis-32"
          />
          <div className="max-w-48 min-w-0 grow basis-32">
            <UrduField
              label={t('urdu.of', { label: t('colours.name') })}
              name={`color-${index}-ur`}
              value={row.nameUr ?? ''}
              most={40}
              rows={1}
              onChange={(nameUr) => put(changed(rows, index, { nameUr }))}
            />
          </div>
          <TextField
            label={t('colours.swatch')}
            type="color"
            value={row.swatch || '#ffffff'}
            onChange={({ target }) => put(changed(rows, index, { swatch: target.value }))}
            className="w-20"
          />
          {pictures.length > 0 && (
            <SelectField
              label={t('colours.picture')}
              options={options}
              value={row.picture}
              onChange={({ target }) => put(changed(rows, index, { picture: target.value }))}
            />
          )}
          <IconButton
            label={t('colours.remove', { name: row.name || String(index + 1) })}
            icon={<Trash2 aria-hidden className="size-5" />}
            onClick={() => put(without(rows, index))}
          />
        </div>
      ))}
      <AddRow
        label={t('colours.add')}
        onAdd={() => put([...rows, { name: '', nameUr: '', swatch: '', picture: '' }])}
      />
    </div>
  )
}

const AddRow = ({ label, onAdd }: { label: string; onAdd: () => void }) => (
  <Button small className="mt-1 justify-self-start" onClick={onAdd}>
    <Plus aria-hidden className="size-4" />
    {label}
  </Button>
)

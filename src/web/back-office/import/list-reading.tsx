import type { ListField } from '#shop/catalogue/import/list-fields.ts'
import { backOfficeImportMessages } from '../../messages/en/back-office/catalogue/import.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SelectField } from '../../ui/form/select.tsx'
import type { Chosen, Reading } from './use-chosen-list.ts'

type Props = {
  list: Chosen
  busy: boolean
  onHeadings: (line: number) => void
  onReading: (reading: Reading) => void
  onSheet: (name: string) => void
}

const days: readonly ListField[] = ['offer-from', 'offer-until', 'multi-buy-from', 'multi-buy-until'] // prettier-ignore

/** Where the table of a list begins, and how its amounts and days are written: as found, to be put right. */
export function ListReading({ list, busy, onHeadings, onReading, onSheet }: Props) {
  const t = useMessages(backOfficeImportMessages)
  const { file, preview, columns, reading } = list
  const { lines, headingsLine, decimal } = preview
  const left = lines.filter(({ line }) => line < headingsLine)
  return (
    <div className="grid gap-3">
      {left.length > 0 && (
        <p className="font-medium">
          {t('reading.above', {
            count: headingsLine - 1,
            line: headingsLine,
            text: left[0]?.text ?? '',
          })}
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-3">
        {file.sheets.length > 1 && (
          <SelectField
            label={t('reading.sheet')}
            value={file.sheet}
            disabled={busy}
            options={file.sheets.map(({ name }) => ({ value: name, label: name }))}
            onChange={({ target }) => onSheet(target.value)}
          />
        )}
        <SelectField
          label={t('reading.headings')}
          value={String(headingsLine)}
          disabled={busy}
          options={lines.map(({ line, text }) => ({
            value: String(line),
            label: t('reading.line', { line, text: shortened(text) }),
          }))}
          onChange={({ target }) => onHeadings(Number(target.value))}
        />
        <SelectField
          label={t('reading.amounts')}
          value={reading.decimal ?? decimal}
          options={[
            { value: 'point', label: t('reading.point') },
            { value: 'comma', label: t('reading.comma') },
          ]}
          onChange={({ target }) =>
            onReading({ ...reading, decimal: target.value === 'comma' ? 'comma' : 'point' })
          }
        />
        {columns.some((field) => field !== null && days.includes(field)) && (
          <SelectField
            label={t('reading.days')}
            value={reading.dates ?? ''}
            options={[
              { value: '', label: t('reading.unsaid') },
              { value: 'day-first', label: t('reading.dayFirst') },
              { value: 'month-first', label: t('reading.monthFirst') },
            ]}
            onChange={({ target }) => onReading({ ...reading, dates: orderOf(target.value) })}
          />
        )}
      </div>
    </div>
  )
}

const orderOf = (value: string) =>
  value === 'day-first' || value === 'month-first' ? value : undefined

const shortened = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

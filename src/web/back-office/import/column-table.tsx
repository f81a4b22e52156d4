import { fieldNames } from '#shop/catalogue/import/list-fields.ts'
import { backOfficeImportMessages } from '../../messages/en/back-office/catalogue/import.ts'
import { importMessages } from '../../messages/en/import.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Select } from '../../ui/form/select.tsx'
import { missingOf } from './columns.ts'
import type { Chosen } from './use-chosen-list.ts'

/** The first rows of a list, and above each column the field of a product that it becomes. */
export function ColumnTable({
  list: { file, preview, columns, isRemembered },
  onField,
}: {
  list: Chosen
  onField: (at: number, field: string) => void
}) {
  const t = useMessages(backOfficeImportMessages)
  const fields = useMessages(importMessages)
  const options = [
    { value: '', label: t('columns.none') },
    ...fieldNames.map((field) => ({ value: field, label: fields(`column.${field}`) })),
  ]
  const missing = missingOf(columns)
  const ignored = preview.headings.filter(
    (heading, at) => columns[at] === null && heading.trim() !== '',
  )
  const nameOf = (heading: string, at: number) =>
    heading.trim() || t('columns.unnamed', { number: at + 1 })
  return (
    <div className="grid min-w-0 grid-cols-1 gap-2">
      <h2 className="font-semibold">{t('columns.title')}</h2>
      <p className="text-small text-soft">{t('columns.text')}</p>
      {file.isGuessed && <p className="font-medium">{t('columns.guessed')}</p>}
      {isRemembered && <p className="font-medium">{t('columns.remembered')}</p>}
      {missing.length > 0 && (
        <p className="font-medium text-tomato-ink">
          {t('columns.missing', {
            fields: t.joined(missing.map((field) => fields(`column.${field}`))),
          })}
        </p>
      )}
      {ignored.length > 0 && (
        <p className="text-small">{t('columns.ignored', { headings: t.joined(ignored) })}</p>
      )}
      {!columns.includes('stock') && <p className="text-small">{t('columns.notCounted')}</p>}
      <div role="region" aria-label={t('columns.title')} className="overflow-x-auto">
        <DataTable<readonly string[]>
          className="text-small"
          classes={{ heading: 'p-2 text-start align-bottom', cell: 'max-w-60 truncate p-2' }}
          columns={preview.headings.map((heading, at) => ({
            key: String(at),
            heading: (
              <div className="grid w-max min-w-44 gap-1">
                <span className="max-w-60 truncate">
                  <bdi>{nameOf(heading, at)}</bdi>
                </span>
                <Select
                  className="field-sizing-content w-auto min-w-full"
                  aria-label={nameOf(heading, at)}
                  options={options}
                  value={columns[at] ?? ''}
                  disabled={heading.trim() === ''}
                  onChange={({ target }) => onField(at, target.value)}
                />
              </div>
            ),
            cell: (row) => (
              <span className={columns[at] === null ? 'text-soft' : ''}>{row[at] ?? ''}</span>
            ),
          }))}
          rows={preview.rows}
          keyOf={(_, index) => index}
        />
      </div>
    </div>
  )
}

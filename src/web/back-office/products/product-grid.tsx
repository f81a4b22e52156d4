import type { ClipboardEvent, KeyboardEvent } from 'react'
import { backOfficeProductsMessages } from '../../messages/en/back-office/catalogue/products.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { cellOf, goByKey } from './grid-keys.ts'
import { GridStatus } from './grid-status.tsx'
import { isTable, pastedInto } from './pasted-cells.ts'
import { ProductRow } from './product-row.tsx'
import type { Field, StaffProduct } from './row-values.ts'
import { useCellRights, useShownFields } from './use-cell-rights.ts'
import { useGrid } from './use-grid.ts'

/** Products as a spreadsheet: arrow keys, pasting of columns, saving in the background. */
export function ProductGrid({ products }: { products: readonly StaffProduct[] }) {
  const t = useMessages(backOfficeProductsMessages)
  const { grid, rows, steps } = useGrid(products)
  const rights = useCellRights()
  const readOnly = !rights.published
  const visibleFields = useShownFields()
  const ids = products.map(({ id }) => id)

  function press(event: KeyboardEvent<HTMLElement>) {
    const at = cellOf(event.target)
    const row = at && rows.get(at.id)
    if (at === null || !row) return
    const isTyping = row.texts[at.field] !== row.committed[at.field]
    if (event.key === 'Escape' && isTyping) grid.type(at.id, at.field, row.committed[at.field])
    if (event.key === 'Enter') grid.commit(at.id)
    // While typing in a cell, undo works on the text as in any field.
    if (isUndo(event) && !isTyping) {
      event.preventDefault()
      grid.undo()
    } else goByKey(event, ids, visibleFields)
  }

  function paste(event: ClipboardEvent<HTMLElement>) {
    const at = cellOf(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (at === null || readOnly || !isTable(text)) return
    event.preventDefault()
    const { edits, beyond } = pastedInto(text, ids, at)
    grid.write(edits.filter(({ field }) => rights[field]))
    if (beyond > 0) toast.error(t('products.beyond', { count: beyond }), 'paste')
  }

  return (
    <>
      {!readOnly && products.length > 0 && <GridStatus grid={grid} rows={rows} steps={steps} />}
      <ul
        aria-label={t('products.list')}
        className="product-grid"
        data-columns={visibleFields.length}
        onKeyDown={press}
        onPaste={paste}
        onBlur={({ target }) => {
          const at = cellOf(target)
          if (at !== null) grid.commit(at.id)
        }}
      >
        {products.length > 0 && <Heads visibleFields={visibleFields} />}
        {products.map(({ id }) => {
          const row = rows.get(id)
          return (
            row && (
              <ProductRow
                key={id}
                row={row}
                grid={grid}
                visibleFields={visibleFields}
                rights={rights}
              />
            )
          )
        })}
      </ul>
    </>
  )
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey

function Heads({ visibleFields }: { visibleFields: readonly Field[] }) {
  const t = useMessages(backOfficeProductsMessages)
  return (
    <li aria-hidden className="grid-heads">
      <span>{t('products.name')}</span>
      {visibleFields.map((field) => (
        <span key={field}>{t(`cell.${field}`)}</span>
      ))}
    </li>
  )
}

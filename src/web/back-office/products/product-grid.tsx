import type { ClipboardEvent, KeyboardEvent } from 'react'
import { backOfficeProductsMessages } from '../../messages/en/back-office/catalogue/products.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import type { Option } from '../../ui/form/select.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { ChooseAll } from '../list/choice-column.tsx'
import { SortLink, sortedBy } from '../list/sort-link.tsx'
import { type Chosen, useChosen } from '../list/use-chosen.ts'
import { useAllows } from '../parts/use-allows.ts'
import { ChosenProducts } from './chosen-products.tsx'
import { cellOf, goByKey } from './grid-keys.ts'
import { GridStatus } from './grid-status.tsx'
import { isTable, pastedInto } from './pasted-cells.ts'
import { ProductRow } from './product-row.tsx'
import type { Field, StaffProduct } from './row-values.ts'
import { useCellRights, useShownFields } from './use-cell-rights.ts'
import { useGrid } from './use-grid.ts'

type Props = {
  products: readonly StaffProduct[]
  /** with all levels */
  categories: readonly Option[]
  sort: string
  /** the address of the list in another order */
  to: (sort: string) => string
}

/** Products as a spreadsheet: arrow keys, pasting of columns, saving in the background. */
export function ProductGrid({ products, categories, sort, to }: Props) {
  const t = useMessages(backOfficeProductsMessages)
  const { grid, rows, steps } = useGrid(products)
  const rights = useCellRights()
  const readOnly = !rights.published
  const visibleFields = useShownFields()
  const ids = products.map(({ id }) => id)
  const choice = useChosen(products.map((one) => rows.get(one.id)?.product ?? one))
  const mayChange = useAllows('product.import') && rights.listPrice

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
    } else goByKey(event, ids)
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
        {products.length > 0 && (
          <Heads
            visibleFields={visibleFields}
            choice={mayChange ? choice : null}
            sort={sort}
            to={to}
          />
        )}
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
                isChosen={choice.has(row.product)}
                onChoose={mayChange ? choice.set : null}
              />
            )
          )
        })}
      </ul>
      {mayChange && <ChosenProducts choice={choice} categories={categories} />}
    </>
  )
}

const isUndo = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey

/** Columns that sort the list, by their name in the address. */
const sorts: Partial<Record<Field, string>> = { listPrice: 'price', stock: 'stock' }

type HeadsProps = Pick<Props, 'sort' | 'to'> & {
  visibleFields: readonly Field[]
  choice: Chosen<StaffProduct> | null
}

function Heads({ visibleFields, choice, sort, to }: HeadsProps) {
  const t = useMessages(backOfficeProductsMessages, backOfficeMessages)
  const link = (name: string, label: string, figure: boolean) => (
    <SortLink {...{ name, sort, to, figure }}>
      {label}
      {sortedBy(name, sort) && (
        <span className="sr-only">{t(`sort.${sortedBy(name, sort) ?? 'ascending'}`)}</span>
      )}
    </SortLink>
  )
  return (
    <li className="grid-heads">
      <span className="flex items-center">
        {choice && (
          <ChooseAll choice={choice} label={t('chosenRows.all')}>
            {null}
          </ChooseAll>
        )}
        {link('name', t('products.name'), false)}
      </span>
      {visibleFields.map((field) => {
        const name = sorts[field]
        return (
          <span
            key={field}
            aria-hidden={name === undefined || undefined}
            className="flex justify-end pe-7 last:justify-start last:pe-0"
          >
            {name ? link(name, t(`cell.${field}`), true) : t(`cell.${field}`)}
          </span>
        )
      })}
    </li>
  )
}

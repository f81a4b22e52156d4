import { Check, LoaderCircle } from 'lucide-react'
import { backOfficeProductsMessages } from '../../messages/en/back-office/catalogue/products.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { GridRow } from './grid-row.ts'
import type { Field } from './row-values.ts'

type Props = {
  row: GridRow
  field: Exclude<Field, 'published'>
  readOnly: boolean
  onType: (text: string) => void
}

/** A price or stock cell with its saving state. */
export function GridCell({ row, field, readOnly, onType }: Props) {
  const t = useMessages(backOfficeProductsMessages)
  const { id, name } = row.product
  const isWrong = isWrongIn(row, field)
  return (
    <label className={`grid-cell ${isUsual(field) ? '' : 'grid-rare'}`}>
      <span className="grid-label">
        {t(`cell.${field}`)}
        <span className="sr-only">: {name}</span>
      </span>
      <input
        value={row.texts[field]}
        data-row={id}
        data-field={field}
        readOnly={readOnly}
        inputMode={field === 'stock' ? 'numeric' : 'decimal'}
        enterKeyHint="next"
        autoComplete="off"
        placeholder={field === 'stock' ? t('products.notCounted') : undefined}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? messageId(row, field) : undefined}
        onChange={({ target }) => onType(target.value)}
        onFocus={({ target }) => target.select()}
        className="input money text-end"
      />
      <CellMark row={row} field={field} />
    </label>
  )
}

/** On a phone the others are on the product's page. */
const isUsual = (field: Field) => field === 'listPrice' || field === 'stock'

export const messageId = ({ product }: GridRow, field: Field) => `${product.id}-${field}`

export const isWrongIn = ({ faults, refused, theirs }: GridRow, field: Field) =>
  [faults, refused, theirs].some((messages) => messages[field] !== undefined)

export function CellMark({ row, field }: { row: GridRow; field: Field }) {
  if (row.sent.includes(field))
    return <LoaderCircle aria-hidden className="grid-mark motion-safe:animate-spin" />
  return row.saved.includes(field) ? (
    <Check aria-hidden className="grid-mark" data-saved={`${row.product.id} ${field}`} />
  ) : null
}

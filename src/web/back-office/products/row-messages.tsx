import { backOfficeProductsMessages } from '../../messages/en/back-office/catalogue/products.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { isWrongIn, messageId } from './grid-cell.tsx'
import type { GridRow } from './grid-row.ts'
import { type Field, fields } from './row-values.ts'

type Props = { row: GridRow; onChoose: (field: Field, isMine: boolean) => void }

/** What is wrong with the cells of a row, and what somebody else made of them. */
export function RowMessages({ row, onChoose }: Props) {
  const t = useMessages(backOfficeProductsMessages)
  const wrong = fields.filter((field) => isWrongIn(row, field))
  const messageFor = (field: Field, text: string) =>
    field === 'published'
      ? t(text === 'yes' ? 'products.on' : 'products.off')
      : text || t('products.empty')
  return (
    <div className="grid-words">
      {wrong.map((field) => {
        const theirs = row.theirs[field]
        const fault = row.faults[field]
        const message = fault ? t(`cellFault.${fault}`) : row.refused[field]
        const label = t(`cell.${field}`)
        if (theirs === undefined || message !== undefined)
          return (
            <FieldError
              key={field}
              id={messageId(row, field)}
              message={t('products.fault', { field: label, message: message ?? '' })}
            />
          )
        const values = {
          theirs: messageFor(field, theirs),
          mine: messageFor(field, row.committed[field]),
        }
        return (
          <div key={field} className="flex flex-wrap items-center gap-2">
            <FieldError
              id={messageId(row, field)}
              message={t('products.conflict', { field: label, ...values })}
            />
            <Button small onClick={() => onChoose(field, true)}>
              {t('products.keepMine', { value: values.mine })}
            </Button>
            <Button small onClick={() => onChoose(field, false)}>
              {t('products.takeTheirs', { value: values.theirs })}
            </Button>
          </div>
        )
      })}
    </div>
  )
}

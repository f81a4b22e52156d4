import { Undo2 } from 'lucide-react'
import { backOfficeProductsMessages } from '../../messages/en/back-office/catalogue/products.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { isWrongIn } from './grid-cell.tsx'
import type { Grid } from './grid.ts'
import type { GridState } from './grid-rows.ts'
import { fields } from './row-values.ts'

/** Whether everything is saved, and the way back. */
export function GridStatus({ grid, rows, steps }: { grid: Grid } & GridState) {
  const t = useMessages(backOfficeProductsMessages)
  const all = [...rows.values()]
  const sent = all.reduce((sum, row) => sum + row.sent.length, 0)
  const wrong = all.reduce(
    (sum, row) => sum + fields.filter((field) => isWrongIn(row, field)).length,
    0,
  )
  const statusText = () => {
    if (sent > 0) return t('products.busy', { count: sent })
    if (wrong > 0) return t('products.unsaved', { count: wrong })
    return t(steps > 0 ? 'products.done' : 'products.atOnce')
  }
  return (
    <div className="grid-status">
      <p role="status" className="min-w-0 text-small text-soft">
        {statusText()}
      </p>
      {all.some(({ refused }) => Object.keys(refused).length > 0) && (
        <Button small onClick={grid.retry}>
          {t('products.retry')}
        </Button>
      )}
      <Button
        small
        className="ms-auto shrink-0"
        aria-disabled={steps === 0 || undefined}
        onClick={() => grid.undo()}
      >
        <Undo2 aria-hidden className="size-4 rtl:-scale-x-100" />
        {t('products.undo')}
        <kbd className="text-tiny text-soft max-md:hidden">{t('products.undoKeys')}</kbd>
      </Button>
    </div>
  )
}

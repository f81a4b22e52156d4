import { useState } from 'react'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { useAllows } from '../../parts/use-allows.ts'
import type { StaffOrder } from '../load-order.ts'
import { ShortDialog } from './short-line-dialog.tsx'
import { leftOf, lineKey, type OrderLine, type Ticks } from './use-ticks.ts'

type Props = { order: StaffOrder; line: OrderLine; ticks: Ticks }

/** Ticks a packed line, or reports too few pieces. */
export function PackLine({ order, line, ticks }: Props) {
  const t = useMessages(backOfficeOrdersMessages)
  const mayCancel = useAllows('order.cancel')
  const [open, setOpen] = useState(false)
  const { name } = line
  const [pieces, all] = [ticks.piecesOf(line), leftOf(line)]
  return (
    <div className="flex basis-full items-center justify-between gap-3 md:basis-auto">
      <label className="flex min-h-11 min-w-12 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          className="size-5"
          aria-label={t('packing.tick', { name })}
          checked={ticks.has(line)}
          onChange={() => ticks.toggle(line)}
        />
        <span aria-hidden className="text-small">
          {pieces > 0 && pieces < all
            ? t('scan.pieces', { count: pieces, all })
            : t('status.packed')}
        </span>
      </label>
      {mayCancel && (
        <Button small aria-label={t('packing.short', { name })} onClick={() => setOpen(true)}>
          {t('packing.open')}
        </Button>
      )}
      {open && (
        <ShortDialog key={lineKey(line)} {...{ order, line }} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

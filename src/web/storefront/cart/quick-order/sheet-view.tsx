import { type Ref, type RefObject, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { quickOrderMessages } from '../../../messages/en/storefront/checkout/quick-order.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Notice } from '../../../ui/notice.tsx'
import { countsOf } from './sheet.ts'
import { SheetRow } from './sheet-row.tsx'
import { goToNext } from './go-to-next.ts'
import { SheetSum } from './sheet-sum.tsx'
import type { QuickOrder } from './use-quick-order.ts'

export function SheetView({ order }: { order: QuickOrder }) {
  const t = useMessages(quickOrderMessages)
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <>
      <SheetHead order={order} heading={heading} />
      <LeftOut {...order.left} />
      <div className="till-grid quick-grid">
        <div className="min-w-0">
          <SheetTable order={order} heading={heading} />
          <p className="mt-3 text-small text-soft max-wide:hidden">{t('sheet.keys')}</p>
        </div>
        <SheetSum lines={order.lines} busy={order.busy} onAddAll={() => void order.addAll()} />
      </div>
    </>
  )
}

const headings = ['asked', 'product', 'price', 'quantity', 'total', 'remove'] as const

type TableProps = { order: QuickOrder; heading: RefObject<HTMLHeadingElement | null> }

function SheetTable({ order, heading }: TableProps) {
  const t = useMessages(quickOrderMessages)
  const table = useRef<HTMLTableElement>(null)

  /** The focused control may have been removed or replaced: focus the line at its index. */
  const focusLine = (index: number) =>
    requestAnimationFrame(() => {
      const all = table.current?.querySelectorAll<HTMLElement>('.quick-quantity')
      ;(all?.[Math.min(index, all.length - 1)] ?? heading.current)?.focus()
    })

  return (
    <DataTable
      ref={table}
      aria-label={t('sheet.title')}
      className="quick-sheet"
      columns={headings.map((key) => ({
        key,
        heading: <span className={key === 'remove' ? 'sr-only' : ''}>{t(`sheet.${key}`)}</span>,
        end: ['price', 'quantity', 'total'].includes(key),
      }))}
      rows={order.lines}
      keyOf={({ key }) => key}
      renderRow={(line, index) => (
        <SheetRow
          line={line}
          position={line.key + 1}
          onQuantity={(quantity) => order.setQuantity(line.key, quantity)}
          onChoose={(chosen) => {
            order.choose(line.key, chosen)
            if (chosen !== null) focusLine(index)
          }}
          onColour={(colour) => order.setColour(line.key, colour)}
          onConfirm={() => {
            order.confirm(line.key)
            focusLine(index)
          }}
          onFind={async (name) => {
            const isFound = await order.find(line, name)
            if (isFound) focusLine(index)
            return isFound
          }}
          onRemove={() => {
            order.remove(line.key)
            focusLine(index)
          }}
        />
      )}
    />
  )
}

type HeadProps = { order: QuickOrder; heading: Ref<HTMLHeadingElement> }

function SheetHead({ order, heading }: HeadProps) {
  const t = useMessages(quickOrderMessages)
  const { ready, open } = countsOf(order.lines)
  const said = [t('sheet.ready', { count: ready }), open > 0 && t('sum.toCheck', { count: open })]
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-head">
          {t('sheet.title')}
        </h2>
        <p role="status" className="text-soft">
          {t.joined(said)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {open > 0 && (
          <Button small kind="brand" className="wide:hidden" onClick={goToNext}>
            {t('sum.toCheck', { count: open })}
          </Button>
        )}
        <Button small onClick={order.backToList}>
          {t('sheet.edit')}
        </Button>
      </div>
    </div>
  )
}

const LeftOut = ({ unwanted, beyond }: QuickOrder['left']) => {
  const t = useMessages(quickOrderMessages)
  return (
    unwanted + beyond > 0 && (
      <div className="mb-4">
        <Notice>
          {unwanted > 0 && <p>{t('sheet.unwanted', { count: unwanted })}</p>}
          {beyond > 0 && <p>{t('sheet.beyond', { count: beyond })}</p>}
        </Notice>
      </div>
    )
  )
}

import type { ComponentProps, ReactNode } from 'react'
import type { Paisa } from '#shop/money.ts'
import { SummaryRow, SummaryRows } from '../../ui/summary-rows.tsx'
import { ShippingRows, type WindowCharge } from '../delivery/shipping-rows.tsx'
import { MostRow } from '../parts/multi-buy-note.tsx'
import { ToGo } from '../delivery/to-go.tsx'
import type { Delivery } from '../delivery/use-delivery.ts'
import { worth } from '#shop/loyalty/points.ts'
import { checkoutMessages } from '../../messages/en/storefront/checkout/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Figures = { subtotal: Paisa; shipping: Paisa; total: Paisa }
type Props = {
  figures: Figures
  pieces: number
  points: number
  earned: number
  guest: boolean
  lines: ComponentProps<typeof MostRow>['lines']
  /** at the delivery location, if it is known */
  delivery: Delivery | null
  /** whose delivery fee the figures have */
  zone: string | null | undefined
  /** of the chosen delivery window */
  window?: WindowCharge | undefined
  /** says that the order is picked up, in place of shipping */
  pickup?: string | false | undefined
  children?: ReactNode
}

/** `figures.total` is left to pay after points. */
export const Summary = ({
  figures,
  pieces,
  points,
  earned,
  guest,
  lines,
  delivery,
  zone,
  window,
  pickup = false,
  children,
}: Props) => {
  const t = useMessages(checkoutMessages)
  return (
    <div className="grid gap-4">
      <SummaryRows>
        <SummaryRow
          label={
            <>
              {t('summary.subtotal')} ({t('summary.count', { count: pieces })})
            </>
          }
        >
          {t.money(figures.subtotal)}
        </SummaryRow>
        <ShippingRows
          label={
            pickup || (
              <>
                {t('summary.shipping')}
                {zone && ` · ${zone}`}
              </>
            )
          }
          shipping={figures.shipping}
          window={window}
        />
        {points > 0 && (
          <SummaryRow label={t('summary.points')} less>
            <bdi>−{t.money(worth(points))}</bdi>
          </SummaryRow>
        )}
        <SummaryRow label={t('summary.total')} total>
          {t.money(figures.total)}
        </SummaryRow>
        <MostRow total={figures.total} lines={lines} />
      </SummaryRows>
      {delivery && <ToGo delivery={delivery} subtotal={figures.subtotal} />}
      {earned > 0 && (
        <p className="rounded-small bg-marigold-soft px-3 py-2 text-small font-medium text-on-marigold-soft">
          {t(guest ? 'summary.couldEarn' : 'summary.earns', { points: earned })}
        </p>
      )}
      {children}
    </div>
  )
}

import { ChevronDown } from 'lucide-react'
import { type PointsHeld, spendable } from '#shop/loyalty/points.ts'
import { checkoutMessages } from '../../messages/en/storefront/checkout/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { PointsBox } from '../cart/points/points-box.tsx'
import type { useCart } from '../cart/store/use-cart.ts'

type Props = { cart: ReturnType<typeof useCart>; account: PointsHeld }

export const PointsDrawer = ({ cart: { before, chosen, choose, points }, account }: Props) => {
  const t = useMessages(checkoutMessages)
  // It opens to say why fewer points are used than were chosen.
  return (
    <details className="panel group" open={points > 0 && points < chosen}>
      <summary className="flex min-h-14 list-none items-center gap-3 px-5 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="grow text-lead">{t('points.title')}</h2>
        <span className="text-small text-soft">
          {points > 0
            ? `−${t.number(points)}`
            : t('points.available', { points: spendable(account) })}
        </span>
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-5 pb-5">
        <PointsBox account={account} total={before} chosen={chosen} onChoose={choose} />
      </div>
    </details>
  )
}

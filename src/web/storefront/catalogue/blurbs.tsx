import type { ReactNode } from 'react'
import { HandCoins, Headset, type LucideIcon, ShieldCheck, Truck } from 'lucide-react'
import { personalPart } from '../../app/personal-part.tsx'
import {
  type HomeEndKey,
  homeEndMessages,
} from '../../messages/en/storefront/catalogue/home-end.ts'
import { deliveryMessages } from '../../messages/en/storefront/checkout/delivery.ts'
import { freeDeliveryMessages } from '../../messages/en/storefront/checkout/free-delivery.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { Paisa } from '#shop/money.ts'
import { freeText } from '../delivery/free-text.ts'
import { useDelivery } from '../delivery/use-delivery.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'

const others: readonly { icon: LucideIcon; title: HomeEndKey; text: HomeEndKey }[] = [
  { icon: ShieldCheck, title: 'blurbs.payment', text: 'blurbs.paymentText' },
  { icon: HandCoins, title: 'blurbs.money', text: 'blurbs.moneyText' },
  { icon: Headset, title: 'blurbs.support', text: 'blurbs.supportText' },
]

export const Blurbs = personalPart('shipping', function Blurbs() {
  const t = useMessages(homeEndMessages)
  const shipping = useShippingBlurb()
  return (
    <ul className="blurbs wrap">
      <Blurb icon={Truck} title={shipping.title}>
        {/* "Free" always comes with its minimum amount, also on small screens. */}
        <p className="text-small text-soft max-sm:text-tiny">{shipping.text}</p>
      </Blurb>
      {others.map(({ icon, title, text }) => (
        <Blurb key={title} icon={icon} title={t(title)}>
          <p className="text-small text-soft max-sm:hidden">{t(text)}</p>
        </Blurb>
      ))}
    </ul>
  )
})

type BlurbProps = { icon: LucideIcon; title: string; children: ReactNode }

const Blurb = ({ icon: Icon, title, children }: BlurbProps) => (
  <li className="blurb">
    <Icon aria-hidden strokeWidth={1.75} className="size-6 shrink-0 text-link sm:size-8" />
    <div>
      <p className="font-semibold max-sm:text-small">{title}</p>
      {children}
    </div>
  </li>
)

/** Free-delivery minimum at the delivery location, else the lowest of all zones; without one, the delivery charge. */
function useShippingBlurb(): { title: string; text: string } {
  const t = useMessages(homeEndMessages)
  const ofFree = useMessages(freeDeliveryMessages)
  const ofDelivery = useMessages(deliveryMessages)
  const delivery = useDelivery()
  const { usual } = useLayoutData()
  const free = (amount: Paisa, zones: readonly string[]) => ({
    title: t('blurbs.shipping'),
    text: freeText(ofFree, { amount, zones }),
  })
  const costs = (fee: Paisa) => ({
    title: t('blurbs.delivery'),
    text: ofDelivery(fee === 0 ? 'delivery.costsNothing' : 'delivery.costs', { fee: t.money(fee) }),
  })
  if (delivery?.terms && delivery.zone !== null) {
    const { fee, minimum, freeAbove } = delivery.terms
    const from = fee === 0 ? minimum : freeAbove
    return from === null ? costs(fee) : free(from, [delivery.zone])
  }
  const { freeFrom, fee } = usual ?? {}
  if (freeFrom) return free(freeFrom.amount, freeFrom.zones)
  return fee === undefined ? { title: t('blurbs.delivery'), text: '' } : costs(fee)
}

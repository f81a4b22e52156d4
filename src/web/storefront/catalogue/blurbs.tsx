import type { ReactNode } from 'react'
import { HandCoins, Headset, type LucideIcon, ShieldCheck, Truck } from 'lucide-react'
import { personalPart } from '../../app/personal-part.tsx'
import { homeEndMessages, type HomeEndKey } from '../../messages/en/home-end.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useShippingBlurb } from './use-shipping-blurb.ts'

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
        {/* "Free" is never said without its amount, on small screens either. */}
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

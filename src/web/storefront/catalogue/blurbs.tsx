import { HandCoins, Headset, type LucideIcon, ShieldCheck, Truck } from 'lucide-react'
import { homeMessages, type HomeKey } from '../../messages/en/home.ts'
import { useMessages } from '../../messages/use-messages.ts'

const blurbs: readonly { icon: LucideIcon; title: HomeKey; text: HomeKey }[] = [
  { icon: Truck, title: 'blurbs.shipping', text: 'blurbs.shippingText' },
  { icon: ShieldCheck, title: 'blurbs.payment', text: 'blurbs.paymentText' },
  { icon: HandCoins, title: 'blurbs.money', text: 'blurbs.moneyText' },
  { icon: Headset, title: 'blurbs.support', text: 'blurbs.supportText' },
]

export const Blurbs = () => {
  const t = useMessages(homeMessages)
  return (
    <ul className="blurbs wrap">
      {blurbs.map(({ icon: Icon, title, text }) => (
        <li key={title} className="blurb">
          <Icon aria-hidden strokeWidth={1.75} className="size-6 shrink-0 text-link sm:size-8" />
          <div>
            <p className="font-semibold max-sm:text-small">{t(title)}</p>
            <p className="text-small text-soft max-sm:hidden">{t(text)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

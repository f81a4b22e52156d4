import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { type Order, referenceOf } from '#shop/orders/order.ts'
import { holdMessages } from '../../../messages/en/storefront/checkout/hold.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'
import { ContactShop } from '../../parts/contact-shop.tsx'

/** Why the order waits, what to do, and until when. */
export function HoldCard({ order, className = '' }: { order: Order; className?: string }) {
  const t = useMessages(holdMessages)
  const { settings } = useLayoutData()
  const { hold, contact } = order
  if (!hold || !settings) return null
  const { kind, reasons } = hold
  const said = {
    email: contact.email,
    phone: localPhone(contact.phone),
    total: t.money(order.total),
  }
  const byMail = kind === 'confirm' && contact.email !== ''
  const { holdHours } = settings
  return (
    <section
      className={`panel grid gap-4 border-marigold bg-marigold-soft p-5 text-start text-on-marigold-soft ${className}`}
      aria-labelledby="hold"
    >
      <div className="grid gap-2">
        <h2 id="hold" className="text-lead">
          {t(`hold.${kind}`)}
        </h2>
        <p>{t(byMail ? 'hold.confirmByMail' : `hold.${kind}Text`, said)}</p>
        <p className="text-small">
          {reasons.map((reason) => t(`hold.${reason}`)).join(' ')} {order.window && t('hold.moves')}{' '}
          {holdHours > 0 &&
            t('hold.until', {
              time: t.moment((hold.since ?? order.placedAt) + holdHours * 60 * 60_000),
            })}
        </p>
      </div>
      <ContactShop text={t(`hold.${kind}Message`, { reference: referenceOf(order) })} />
    </section>
  )
}

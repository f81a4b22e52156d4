import { MapPin, Phone } from 'lucide-react'
import { useEffect } from 'react'
import { localPhone, phoneKey } from '#shop/accounts/contacts/phone.ts'
import { rupees } from '#shop/money.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeOrderListMessages } from '../../messages/en/back-office/orders/order-list.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { backOfficeRiderMessages } from '../../messages/en/back-office/orders/rider.ts'
import { promisedText } from '../../messages/promised-text.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import type { ListedOrder } from '../orders/list/chosen-orders.tsx'
import { directionsTo } from '../orders/directions-to.ts'
import { LateMark } from '../orders/late-mark.tsx'
import { paymentState } from '../orders/payment-state.ts'
import { DeliverPaid, needsSlip } from '../orders/deliver-paid.tsx'
import { useMove } from '../orders/move-on.tsx'
import { saveOrderRun } from '../orders/order-run.ts'
import { useDotted } from '../parts/use-dotted.ts'

/** Of a shop that plans no runs: each order on the way, with address, phone, directions and what to collect. */
export function NextStops({ stops, waiting }: { stops: readonly ListedOrder[]; waiting: number }) {
  const t = useMessages(backOfficeRiderMessages)
  useEffect(() => saveOrderRun(stops), [stops])
  return (
    <section aria-labelledby="stops" className="grid gap-3">
      <div>
        <h2 id="stops" className="text-title">
          {t('rider.onTheWay')}
        </h2>
        {stops.length > 0 && (
          <p className="text-soft">{t('rider.ofAll', { count: stops.length })}</p>
        )}
      </div>
      {stops.length === 0 && (
        <EmptyState ornament="truck" title={t('rider.none')} text={t('rider.noneText')} />
      )}
      <ol className="grid gap-3">
        {stops.map((order) => (
          <Stop key={order.id} order={order} />
        ))}
      </ol>
      {waiting > 0 && (
        <Link
          to={officePaths.orders({ status: 'packed' })}
          className={buttonClass({ className: 'justify-self-start' })}
        >
          {t('rider.waiting', { count: waiting })}
        </Link>
      )}
    </section>
  )
}

function Stop({ order }: { order: ListedOrder }) {
  const t = useMessages(
    backOfficeRiderMessages,
    backOfficeOrdersMessages,
    backOfficeOrderListMessages,
  )
  const dotted = useDotted()
  const { reference, contact, address, toCollect, total, paymentMethod, promised, note } = order
  const paid = paymentState(order)
  const { busy, move, moved, press } = useMove({ order })
  const label = (
    <>
      {t('rider.delivered')} <span className="sr-only">{contact.name || reference}</span>
    </>
  )
  return (
    <li className="office-box grid gap-3">
      <div className="flex items-start justify-between gap-3">
        <Link to={officePaths.order(order)} className="grid min-h-11 min-w-0 hover:underline">
          <span className="font-semibold">{contact.name || reference}</span>
          <span className="wrap-break-word">{address || t('order.noAddress')}</span>
          <span className="text-small text-soft">
            {dotted([reference, promised && promisedText(t, promised)])} <LateMark order={order} />
          </span>
        </Link>
        <p className="shrink-0 text-end">
          <span className="money block text-lead font-bold">
            {t.money(rupees(paid === 'due' ? toCollect : total))}
          </span>
          <span className="text-small text-soft">
            {t(paid === 'paid' ? 'order.nothingDue' : `payment.${paymentMethod}`)}
          </span>
        </p>
      </div>
      {note && (
        <p className="rounded-small bg-marigold-soft px-3 py-2 text-small text-on-marigold-soft">
          {note}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Reach order={order} />
        {needsSlip(order) ? (
          <DeliverPaid
            order={order}
            label={label}
            button={{ className: 'min-h-12 basis-full' }}
            deliver={async (how) => [moved('delivered'), await move('delivered', how)]}
          />
        ) : (
          <Button
            kind="main"
            busy={busy}
            className="min-h-12 basis-full"
            onClick={() => press('delivered')}
          >
            {label}
          </Button>
        )}
      </div>
    </li>
  )
}

/** By phone and on the map. */
function Reach({ order }: { order: ListedOrder }) {
  const t = useMessages(backOfficeRiderMessages, backOfficeOrdersMessages)
  const { contact } = order
  const phone = phoneKey(contact.phone) ?? contact.phone
  const way = directionsTo(order)
  return (
    <>
      {phone && (
        <a href={`tel:${phone}`} className={buttonClass({ className: 'min-h-12 flex-1 px-3' })}>
          <Phone aria-hidden className="size-5" />
          {t('rider.call')}
          <span className="sr-only">{localPhone(contact.phone)}</span>
        </a>
      )}
      {way && (
        <a
          href={way}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ className: 'min-h-12 flex-1 px-3' })}
        >
          <MapPin aria-hidden className="size-5 shrink-0" />
          {t('order.directions')}
        </a>
      )}
    </>
  )
}

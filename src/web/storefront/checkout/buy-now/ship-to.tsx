import { Banknote, MapPin, Truck } from 'lucide-react'
import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { checkoutMessages } from '../../../messages/en/storefront/checkout/checkout.ts'
import { buyNowMessages } from '../../../messages/en/storefront/checkout/buy-now.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { useArrival } from '../../delivery/use-arrival.ts'
import { isComplete } from '../details/details-rules.ts'
import type { Details } from '../details/draft.ts'
import { useBuyNowPayment } from './use-payment.ts'
import type { Wanted } from './load-item.ts'

type Props = { wanted: Wanted; details: Details; isHydrated: boolean }

export function ShipTo({ wanted: { product, quantity, colour }, details, isHydrated }: Props) {
  const t = useMessages(checkoutMessages, buyNowMessages)
  const arriving = useArrival(product.stock !== 0)
  const form = paths.confirmOrder({ number: product.number, quantity, colour })
  return (
    <section className="panel grid gap-4 p-5" aria-labelledby="ship-to">
      <div className="flex items-start justify-between gap-4">
        <h2 id="ship-to" className="flex items-center gap-2 text-lead">
          <MapPin aria-hidden className="size-5 text-link" /> {t('review.to')}
        </h2>
        <Link to={form} className="inline-link thumb text-small">
          {t('review.edit')}
        </Link>
      </div>
      {/* This browser's draft may name another receiver than the account. */}
      <div data-undrafted={!isHydrated || undefined}>
        {isHydrated || isComplete(details) ? (
          <Address details={details} form={form} />
        ) : (
          <Skeleton className="h-[6.5lh] w-full" />
        )}
      </div>
      <dl className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2">
        <div>
          <dt className="flex items-center gap-2 text-small text-soft">
            <Banknote aria-hidden className="size-5 text-link" /> {t('review.payment')}
          </dt>
          <dd className="ps-7 font-semibold">{t(`checkout.${useBuyNowPayment()}`)}</dd>
        </div>
        {arriving && (
          <div>
            <dt className="flex items-center gap-2 text-small text-soft">
              <Truck aria-hidden className="size-5 text-link" /> {t('review.delivery')}
            </dt>
            <dd className="ps-7 font-semibold">{arriving}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Address({ details, form }: { details: Details; form: string }) {
  const t = useMessages(checkoutMessages, buyNowMessages)
  if (!isComplete(details)) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t('review.missing')}</p>
        <Link to={form} className={buttonClass({ kind: 'brand', small: true })}>
          {t('review.fill')}
        </Link>
      </div>
    )
  }
  return (
    <address className="leading-relaxed not-italic">
      <span className="block font-semibold">{details.fullName}</span>
      <span className="block whitespace-pre-line">{details.address}</span>
      <span className="block text-small text-soft">
        <bdi dir="ltr">{localPhone(details.phone)}</bdi>
      </span>
      {details.email.trim() !== '' && (
        <span className="block text-small text-soft">{details.email}</span>
      )}
    </address>
  )
}

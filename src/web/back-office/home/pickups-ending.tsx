import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { useMailOn } from '../parts/mail-off.tsx'
import { PhoneLinks } from '../parts/phone-links.tsx'
import { useWhatsappText } from '../parts/use-whatsapp-text.ts'

type Pickup = NonNullable<Answer<'adminToday'>['data']['pickupsEnding']>[number]

/** Orders that are cancelled tomorrow, with the ways to remind their customers. */
export function PickupsEnding({ pickups }: { pickups: readonly Pickup[] }) {
  const t = useMessages(backOfficeMessages)
  if (pickups.length === 0) return null
  return (
    <section aria-labelledby="pickups-ending" className="office-box grid gap-2">
      <h2 id="pickups-ending" className="text-title">
        {t('today.pickupsEnd', { count: pickups.length })}
      </h2>
      <p className="text-small text-soft">{t('today.pickupsEndText')}</p>
      <ul className="grid gap-2">
        {pickups.map((pickup) => (
          <EndingPickup key={pickup.id} pickup={pickup} />
        ))}
      </ul>
    </section>
  )
}

function EndingPickup({ pickup }: { pickup: Pickup }) {
  const t = useMessages(backOfficeMessages)
  const text = useWhatsappText(pickup)
  const isMailed = useMailOn() && pickup.isMailed
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-2">
      <Link
        to={officePaths.order(pickup)}
        className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
      >
        {pickup.reference}
      </Link>
      <span className="min-w-0 grow wrap-break-word">
        {pickup.name}{' '}
        <span className="text-small text-soft">
          {t(isMailed ? 'today.pickupMailed' : 'today.pickupNotMailed')}
        </span>
      </span>
      <span className="flex flex-wrap gap-2">
        <PhoneLinks phone={pickup.phone} text={text} />
      </span>
    </li>
  )
}

import { MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { localPhone, phoneKey, whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { rupees } from '#shop/money.ts'
import { backOfficeRunMessages } from '../../messages/en/back-office/orders/run.ts'
import { promisedText } from '../../messages/promised-text.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { directionsTo } from '../orders/directions-to.ts'
import { useWhatsappText } from '../parts/use-whatsapp-text.ts'
import type { ShownStop } from './queue.ts'
import { RefusedAction } from './refused-action.tsx'
import { StopActions } from './stop-actions.tsx'
import type { RunOfRider } from './use-rider-run.ts'

type Props = {
  stop: ShownStop
  current: RunOfRider
  /** False: it has just appeared where another stop was. */
  isSettled: boolean
}

/** The stop that the rider goes to: who, where, what to collect, and what happened. */
export function StopCard({ stop, current, isSettled }: Props) {
  const t = useMessages(backOfficeRunMessages)
  const { name, reference, address, note, zone, promised, missed, isWaiting, status } = stop
  const facts = [zone, promised && promisedText(t, promised)].filter(Boolean)
  return (
    <section aria-labelledby="next" className="office-box grid gap-4">
      <div>
        <p className="flex justify-between gap-3 text-small text-soft">
          <span>
            {t('run.next')} · {t('run.stop', { number: current.stops.indexOf(stop) + 1 })}
          </span>
          <span className="money">{t('run.order', { reference })}</span>
        </p>
        <h2 id="next" className="mt-1 text-head wrap-break-word">
          {name || t('run.noName')}
        </h2>
        <p className="text-lead wrap-break-word">{address || t('run.noAddress')}</p>
        {facts.length > 0 && <p className="text-small text-soft">{facts.join(' · ')}</p>}
      </div>
      {stop.refused && <RefusedAction action={stop.refused} current={current} />}
      {isWaiting && <p className="text-small font-semibold">{t('run.isSent')}</p>}
      {missed && (
        <p className="font-semibold text-tomato-ink">
          {t('run.missed', { time: t.time(Date.parse(missed.at)), reason: missed.reason })}
        </p>
      )}
      {note !== '' && (
        <p className="rounded-small bg-marigold-soft px-3 py-2 text-on-marigold-soft">
          <span className="block text-tiny font-semibold">{t('run.note')}</span>
          {note}
        </p>
      )}
      <Contact stop={stop} />
      <ToCollect stop={stop} />
      {status === 'placed' && <p className="font-semibold">{t('run.notPacked')}</p>}
      {(status === 'packed' || status === 'ready') && (
        <p className="text-soft">{t('run.toTake')}</p>
      )}
      {current.run.isOwn && status !== 'placed' && (
        <StopActions stop={stop} act={current.act} isSettled={isSettled} />
      )}
    </section>
  )
}

function Contact({ stop }: { stop: ShownStop }) {
  const t = useMessages(backOfficeRunMessages)
  const text = useWhatsappText(stop)
  const phone = phoneKey(stop.phone) ?? stop.phone
  const way = directionsTo(stop)
  if (!phone && !way) return null
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2">
      {way && (
        <WayLink to={way} icon={<MapPin aria-hidden className="size-6" />}>
          {t('run.map')}
        </WayLink>
      )}
      {phone && (
        <WayLink to={`tel:${phone}`} icon={<Phone aria-hidden className="size-6" />}>
          {t('run.call')} <span className="sr-only">{localPhone(stop.phone)}</span>
        </WayLink>
      )}
      {phone && (
        <WayLink
          to={whatsappLink(phone, text)}
          icon={<MessageCircle aria-hidden className="size-6" />}
        >
          {t('run.whatsapp')}
        </WayLink>
      )}
    </div>
  )
}

const WayLink = ({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) => (
  <a
    href={to}
    target={to.startsWith('http') ? '_blank' : undefined}
    rel="noreferrer"
    className={buttonClass({
      className: 'min-h-14 flex-col justify-center gap-0 px-2 text-small',
    })}
  >
    {icon}
    <span>{children}</span>
  </a>
)

function ToCollect({ stop: { due, cashOffered, paymentMethod } }: { stop: ShownStop }) {
  const t = useMessages(backOfficeRunMessages)
  if (due === 0)
    return (
      <p className="border-y border-line py-3 font-semibold">
        {t(paymentMethod === 'account' ? 'run.onAccount' : 'run.nothingDue')}
      </p>
    )
  return (
    <div className="grid gap-1 border-y border-line py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{t('run.collect')}</span>
        <span className="money text-head font-bold">{t.money(rupees(due))}</span>
      </p>
      <p className="text-soft">{t(paymentMethod === 'card' ? 'run.byCard' : 'run.inCash')}</p>
      {cashOffered !== null && cashOffered > due && (
        <p className="rounded-small bg-marigold-soft px-3 py-2 font-semibold text-on-marigold-soft">
          {t('run.change', {
            amount: t.money(rupees(cashOffered)),
            change: t.money(rupees(cashOffered - due)),
          })}
        </p>
      )}
    </div>
  )
}

import { Clock, ExternalLink, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { openingAt } from '#shop/content/opening.ts'
import { Badge } from '../../ui/badge.tsx'
import { tc } from '../../words/contact.ts'
import type { Settings } from '../frame/load-frame.ts'
import { showTime } from './show-time.ts'
import { StreetMap } from './street-map.tsx'

type Props = { settings: Settings; now: number }

/** Where the shop is, and when somebody is in it. */
export const ShopPanel = ({ settings, now }: Props) => {
  const { map, address, phone, whatsapp, hours } = settings
  const osm = `https://www.openstreetmap.org/?mlat=${map.lat}&mlon=${map.lng}#map=15/${map.lat}/${map.lng}`
  return (
    <section aria-label={tc('contact.shop')} className="grid content-start gap-8">
      <figure className="grid gap-2">
        <StreetMap label={tc('contact.map')} name={settings.shopName} />
        <figcaption className="flex flex-wrap justify-between gap-x-4 text-small text-soft">
          <span className="money">
            {map.lat.toFixed(4)}, {map.lng.toFixed(4)}
          </span>
          <a
            href={osm}
            target="_blank"
            rel="noopener"
            className="inline-link thumb inline-flex items-center gap-1.5"
          >
            {tc('contact.openMap')} <ExternalLink aria-hidden className="size-4" />
          </a>
        </figcaption>
      </figure>
      <dl className="grid gap-6 sm:grid-cols-2">
        <Fact icon={<MapPin aria-hidden className="size-5" />} name={tc('contact.address')}>
          <address className="not-italic">{address}</address>
        </Fact>
        <Fact icon={<Phone aria-hidden className="size-5" />} name={tc('contact.phone')}>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="inline-link thumb money">
            {phone}
          </a>
        </Fact>
        <Fact icon={<Clock aria-hidden className="size-5" />} name={tc('contact.hours')}>
          <ul className="mb-2">
            {hours.map(({ days, open, close }) => (
              <li key={days}>
                {days}{' '}
                <span className="whitespace-nowrap">{`${showTime(open)}-${showTime(close)}`}</span>
              </li>
            ))}
          </ul>
          <OpenNow hours={hours} now={now} />
        </Fact>
        <Fact icon={<MessageCircle aria-hidden className="size-5" />} name={tc('contact.whatsapp')}>
          <a
            href={`https://wa.me/${whatsapp.replace(/\D/g, '')}`}
            target="_blank"
            rel="noopener"
            className="inline-link thumb money"
          >
            {whatsapp}
          </a>
        </Fact>
      </dl>
    </section>
  )
}

const Fact = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <div>
    <dt className="mb-1 flex items-center gap-2 font-semibold">
      <span className="text-link">{icon}</span> {name}
    </dt>
    <dd className="ps-7">{children}</dd>
  </div>
)

function OpenNow({ hours, now }: { hours: Settings['hours']; now: number }) {
  const opening = openingAt(hours, now)
  if (opening.open)
    return <Badge tone="good">{tc('contact.openUntil', { time: showTime(opening.until) })}</Badge>
  if (!opening.next) return <Badge>{tc('contact.closed')}</Badge>
  const { day, at } = opening.next
  const time = showTime(at)
  return (
    <Badge>{day ? tc('contact.opensOn', { day, time }) : tc('contact.opensAt', { time })}</Badge>
  )
}

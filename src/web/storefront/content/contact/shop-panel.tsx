import { Clock, ExternalLink, MapPin, MessageCircle, Phone, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { openingAt } from '#shop/settings/opening.ts'
import { Badge } from '../../../ui/badge.tsx'
import { weekdayNamed } from '#shop/delivery/weekday-named.ts'
import { weekdayMessages } from '../../../messages/en/weekdays.ts'
import { daysText } from '../../../messages/days-text.ts'
import type { Formats } from '../../../messages/formats-shape.ts'
import { contactMessages } from '../../../messages/en/storefront/content/contact.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { shopChatLink } from '../../parts/shop-chat-link.ts'
import type { Settings } from '../../layout-data/load-layout.ts'
import type { Point } from '#shop/delivery/place.ts'
import { ShopGround } from './shop-ground.tsx'
import { telLink } from '../../parts/tel-link.ts'

type Props = { settings: Settings; deliversElsewhere: boolean; now: number }

/** Whether the settings have anything to display here. */
export const hasFacts = ({ map, address, phone, whatsapp, hours, towns }: Settings) =>
  map !== null || [address, phone, whatsapp, hours, towns].some((fact) => fact.length > 0)

/** Location and opening hours, as far as they are set. */
export const ShopPanel = ({ settings, deliversElsewhere, now }: Props) => {
  const language = useLanguage()
  const t = useMessages(contactMessages)
  const { map, address, phone, whatsapp, hours, towns } = settings
  return (
    <section aria-label={t('contact.shop')} className="grid content-start gap-8">
      {map && <MapFigure settings={settings} at={map} />}
      <dl className="grid gap-6 sm:grid-cols-2">
        {address !== '' && (
          <Fact icon={<MapPin aria-hidden className="size-5" />} name={t('contact.address')}>
            <address className="not-italic">{address}</address>
          </Fact>
        )}
        {phone !== '' && (
          <Fact icon={<Phone aria-hidden className="size-5" />} name={t('contact.phone')}>
            <a href={telLink(phone)} className="inline-link thumb money">
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </Fact>
        )}
        {hours.length > 0 && (
          <Fact icon={<Clock aria-hidden className="size-5" />} name={t('contact.hours')}>
            <ul className="mb-2">
              {hours.map(({ days, open, close }) => (
                <li key={days}>
                  {daysText(language, days)}{' '}
                  <span className="whitespace-nowrap">{hoursOf(t, { open, close })}</span>
                </li>
              ))}
            </ul>
            <Holidays holidays={settings.holidays} />
            <OpenNow settings={settings} now={now} />
          </Fact>
        )}
        {whatsapp !== '' && (
          <Fact
            icon={<MessageCircle aria-hidden className="size-5" />}
            name={t('contact.whatsapp')}
          >
            <a
              href={shopChatLink(settings, language)}
              target="_blank"
              rel="noopener"
              className="inline-link thumb money"
            >
              {whatsapp}
            </a>
          </Fact>
        )}
        {towns.length > 0 && (
          <Fact icon={<Truck aria-hidden className="size-5" />} name={t('contact.towns')}>
            {deliversElsewhere
              ? t('contact.townsAndOthers', { towns: t.joined(towns) })
              : t.joined(towns)}
          </Fact>
        )}
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

const week = 6 * 24 * 60 * 60_000

/** Upcoming days with other opening hours. */
function Holidays({ holidays }: Pick<Settings, 'holidays'>) {
  const t = useMessages(contactMessages)
  if (holidays.length === 0) return null
  return (
    <ul className="mb-2">
      {holidays.map(({ day, name, hours }) => (
        <li key={day}>
          {t.day(Date.parse(day))}{' '}
          <span className="whitespace-nowrap">
            {hours ? hoursOf(t, hours) : t('contact.holiday')}
          </span>{' '}
          <span className="text-soft">{name}</span>
        </li>
      ))}
    </ul>
  )
}

/** "9am-9pm": the contract writes it with a hyphen. */
const hoursOf = (t: Pick<Formats, 'hours'>, { open, close }: { open: string; close: string }) =>
  t.hours(open, close).replace('–', '-')

function OpenNow({ settings, now }: Pick<Props, 'settings' | 'now'>) {
  const t = useMessages(contactMessages, weekdayMessages)
  const opening = openingAt(settings, now)
  if (opening.open)
    return <Badge tone="good">{t('contact.openUntil', { time: t.hour(opening.until) })}</Badge>
  if (!opening.next) return <Badge>{t('contact.closed')}</Badge>
  const { date, at } = opening.next
  const time = t.hour(at)
  const isNear = Date.parse(date) - now < week
  const name = t(`weekday.${weekdayNamed(date)}`)
  const day = opening.next.day && (isNear ? name : t.day(Date.parse(date)))
  return <Badge>{day ? t('contact.opensOn', { day, time }) : t('contact.opensAt', { time })}</Badge>
}

/** Map, and a link to directions. */
function MapFigure({ settings, at }: { settings: Settings; at: Point }) {
  const t = useMessages(contactMessages)
  const osm = `https://www.openstreetmap.org/?mlat=${at.lat}&mlon=${at.lng}#map=15/${at.lat}/${at.lng}`
  return (
    <figure className="grid gap-2">
      <ShopGround settings={settings} at={at} />
      <figcaption className="text-small text-soft">
        <a
          href={osm}
          target="_blank"
          rel="noopener"
          className="inline-link inline-flex min-h-11 items-center gap-1.5"
        >
          {t('contact.openMap')} <ExternalLink aria-hidden className="size-4" />
        </a>
      </figcaption>
    </figure>
  )
}

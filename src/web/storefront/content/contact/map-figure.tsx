import { ExternalLink } from 'lucide-react'
import type { Point } from '#shop/delivery/place.ts'
import { contactMessages } from '../../../messages/en/contact.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { Settings } from '../../layout-data/load-layout.ts'
import { ShopGround } from './shop-ground.tsx'

/** Where the shop is, and the way to a map with routes. */
export function MapFigure({ settings, at }: { settings: Settings; at: Point }) {
  const t = useMessages(contactMessages)
  const osm = `https://www.openstreetmap.org/?mlat=${at.lat}&mlon=${at.lng}#map=15/${at.lat}/${at.lng}`
  return (
    <figure className="grid gap-2">
      <ShopGround settings={settings} at={at} />
      <figcaption className="flex flex-wrap justify-between gap-x-4 text-small text-soft">
        <span className="money">
          {at.lat.toFixed(4)}, {at.lng.toFixed(4)}
        </span>
        <a
          href={osm}
          target="_blank"
          rel="noopener"
          className="inline-link thumb inline-flex items-center gap-1.5"
        >
          {t('contact.openMap')} <ExternalLink aria-hidden className="size-4" />
        </a>
      </figcaption>
    </figure>
  )
}

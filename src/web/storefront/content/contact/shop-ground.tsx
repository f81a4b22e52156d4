import { MapPin } from 'lucide-react'
import { Suspense, useCallback, useEffect, useState } from 'react'
import type { Point } from '#shop/delivery/place.ts'
import { contactMessages } from '../../../messages/en/storefront/content/contact.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { lazyPart } from '../../../app/hydration/lazy-part.ts'
import type { Settings } from '../../layout-data/load-layout.ts'
import '../reading.css'

// The map's code is large, so only this page loads it.
const ShopMap = lazyPart(async () => (await import('../../delivery/shop-map.tsx')).ShopMap)

/** Map around the shop; until it loads, name and address on plain ground. */
export function ShopGround({ settings, at }: { settings: Settings; at: Point }) {
  const t = useMessages(contactMessages)
  const [state, setState] = useState<'still' | 'drawn' | 'failed'>('still')
  useEffect(() => setState('drawn'), [])
  const fail = useCallback(() => setState('failed'), [])
  const still = <Still settings={settings} isFailed={state === 'failed'} />
  return (
    <div className="map-panel">
      {state === 'drawn' ? (
        <Suspense fallback={still}>
          <ShopMap at={at} tiles={settings.mapTiles} label={t('contact.map')} onNoTiles={fail} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  )
}

const Still = ({ settings, isFailed }: { settings: Settings; isFailed: boolean }) => {
  const t = useMessages(contactMessages)
  return (
    <div className="grid place-content-center justify-items-center gap-1 p-5 text-center">
      <MapPin aria-hidden className="size-9 text-tomato" />
      <strong>{settings.shopName}</strong>
      {settings.address !== '' && <span className="text-small">{settings.address}</span>}
      <span role="status" className="text-small text-soft">
        {isFailed && t('contact.noMap')}
      </span>
      {!isFailed && (
        <noscript>
          <span className="text-small text-soft">{t('contact.noMap')}</span>
        </noscript>
      )}
    </div>
  )
}

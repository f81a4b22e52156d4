import '../../ui/map/street-map.css'
import { Suspense, useEffect, useState } from 'react'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { ZonesMap } from './lazy-zones-map.ts'
import type { ZonesMapProps } from './zones-map.tsx'

/** The map in its box; it says so where streets cannot be had. */
export function ZonesMapBox(props: Omit<ZonesMapProps, 'tiles' | 'onNoTiles'>) {
  const t = useMessages(backOfficeZonesMessages)
  const data = useLayoutData()
  // Not on the server.
  const [isHere, setHere] = useState(false)
  const [hasTiles, setHasTiles] = useState(true)
  useEffect(() => setHere(true), [])
  const loading = <p className="location-wait">{t('zones.loading')}</p>
  return (
    <div>
      <div className="location-box zones-box">
        {isHere && data ? (
          <Suspense fallback={loading}>
            <ZonesMap
              {...props}
              tiles={data.settings.mapTiles}
              onNoTiles={() => setHasTiles(false)}
            />
          </Suspense>
        ) : (
          loading
        )}
      </div>
      {!hasTiles && <p className="mt-2 text-small text-soft">{t('zones.noTiles')}</p>}
    </div>
  )
}

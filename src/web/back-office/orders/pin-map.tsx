import 'leaflet/dist/leaflet.css'
import './pin-map.css'
import L from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import type { Point } from '#shop/delivery/place.ts'
import { backOfficePapersMessages } from '../../messages/en/back-office/orders/papers.ts'
import { locationMessages } from '../../messages/en/location.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { pin, streetTiles, zoomButtons } from '../../ui/map/street-tiles.ts'

const zoom = 16

export function PinMap({ at: { lat, lng }, tiles }: { at: Point; tiles: string }) {
  const t = useMessages(backOfficePapersMessages)
  const ofMap = useMessages(locationMessages)
  const box = useRef<HTMLDivElement>(null)
  const [noTiles, setNoTiles] = useState(false)
  useEffect(() => {
    if (box.current === null) return
    // No scroll zoom: scrolling the page over the map must not zoom it.
    const map = L.map(box.current, { scrollWheelZoom: false, zoomControl: false })
    map.setView([lat, lng], zoom)
    zoomButtons(ofMap).addTo(map)
    map.attributionControl.setPrefix(false)
    streetTiles(tiles, () => setNoTiles(true)).addTo(map)
    const marker = L.marker([lat, lng], { icon: pin, keyboard: false }).addTo(map).getElement()
    marker?.setAttribute('role', 'img')
    marker?.setAttribute('aria-label', t('map.pin'))
    return () => void map.remove()
  }, [t, ofMap, lat, lng, tiles])
  return (
    <>
      <div ref={box} className="pin-map" role="region" aria-label={t('map.label')} />
      {noTiles && (
        <p role="status" className="text-small text-soft">
          {t('map.noTiles')}
        </p>
      )}
    </>
  )
}

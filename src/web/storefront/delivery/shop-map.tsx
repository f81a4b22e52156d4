import 'leaflet/dist/leaflet.css'
import '../../ui/map/street-map.css'
import L from 'leaflet'
import { useEffect, useRef } from 'react'
import type { Point } from '#shop/delivery/place.ts'
import { locationMessages } from '../../messages/en/location.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { pin, streetTiles, zoomButtons } from '../../ui/map/street-tiles.ts'

/** Keep `onNoTiles` stable, or the map is created again. */
type Props = { at: Point; tiles: string; label: string; onNoTiles: () => void }

const zoom = 15

export function ShopMap({ at: { lat, lng }, tiles, label, onNoTiles }: Props) {
  const t = useMessages(locationMessages)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current === null) return
    // No scroll zoom: scrolling the page over the map must not zoom it.
    const map = L.map(box.current, { scrollWheelZoom: false, zoomControl: false })
    map.setView([lat, lng], zoom)
    zoomButtons(t).addTo(map)
    map.attributionControl.setPrefix(false)
    streetTiles(tiles, onNoTiles).addTo(map)
    const marker = L.marker([lat, lng], { icon: pin, keyboard: false }).addTo(map).getElement()
    marker?.setAttribute('role', 'img')
    marker?.setAttribute('aria-label', label)
    return () => void map.remove()
  }, [t, lat, lng, tiles, label, onNoTiles])
  return <div ref={box} className="location-map" role="region" aria-label={label} />
}

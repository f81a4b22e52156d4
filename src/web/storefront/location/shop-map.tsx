import 'leaflet/dist/leaflet.css'
import '../../look/location.css'
import L from 'leaflet'
import { useEffect, useRef } from 'react'
import type { Point } from '#shop/delivery/place.ts'
import { pin, streetTiles } from './street-tiles.ts'

type Props = { at: Point; tiles: string; label: string; onNoTiles: () => void }

const zoom = 15

/** The streets around a place, with a pin on it. */
export default function ShopMap({ at: { lat, lng }, tiles, label, onNoTiles }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const heard = useRef(onNoTiles)
  heard.current = onNoTiles
  useEffect(() => {
    if (box.current === null) return
    // Whoever scrolls the page past it must not be caught in it.
    const map = L.map(box.current, { scrollWheelZoom: false }).setView([lat, lng], zoom)
    map.attributionControl.setPrefix(false)
    streetTiles(tiles, () => heard.current()).addTo(map)
    const marker = L.marker([lat, lng], { icon: pin, keyboard: false }).addTo(map).getElement()
    marker?.setAttribute('role', 'img')
    marker?.setAttribute('aria-label', label)
    return () => void map.remove()
  }, [lat, lng, tiles, label])
  return <div ref={box} className="location-map" role="region" aria-label={label} />
}

import 'leaflet/dist/leaflet.css'
import L from 'leaflet'
import { useEffect, useRef } from 'react'
import type { Point } from '#shop/delivery/place.ts'
import { pin, streetTiles, zoomButtons } from '../../ui/map/street-tiles.ts'
import { locationMessages } from '../../messages/en/location.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Props = {
  point: Point
  /** a new value moves the map */
  view: { point: Point; zoom: number }
  tiles: string
  onMove: (point: Point) => void
  onNoTiles: () => void
}

const steps: Record<string, [lat: number, lng: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** One marker, moved by click, drag, or arrow keys while it has the focus. */
export function LocationMap({ point, view, tiles, onMove, onNoTiles }: Props) {
  const t = useMessages(locationMessages)
  const box = useRef<HTMLDivElement>(null)
  const made = useRef<{ map: L.Map; marker: L.Marker } | null>(null)
  const heard = useRef({ onMove, onNoTiles })
  heard.current = { onMove, onNoTiles }

  useEffect(() => {
    if (box.current === null) return
    const map = L.map(box.current, {
      attributionControl: true,
      zoomControl: false,
      keyboard: false,
      // During an animation, a newly chosen location would be dropped.
      zoomAnimation: false,
    }).setView([view.point.lat, view.point.lng], view.zoom)
    zoomButtons(t).addTo(map)
    const marker = L.marker([point.lat, point.lng], {
      icon: pin,
      draggable: true,
      autoPan: true,
      alt: t('location.marker'),
      title: t('location.marker'),
    }).addTo(map)
    streetTiles(tiles, () => heard.current.onNoTiles()).addTo(map)
    map.attributionControl
      .setPrefix(false)
      .addAttribution('<a href="https://www.geonames.org/">GeoNames</a>')
    const say = ({ lat, lng }: L.LatLng) =>
      heard.current.onMove({ lat, lng: L.Util.wrapNum(lng, [-180, 180], true) })
    map.on('click', ({ latlng }: L.LeafletMouseEvent) => say(latlng))
    marker.on('dragend', () => say(marker.getLatLng()))
    const element = marker.getElement()
    element?.addEventListener('keydown', (event) => {
      const step = steps[event.key]
      if (step === undefined) return
      event.preventDefault()
      event.stopPropagation()
      const here = marker.getLatLng()
      const by = event.shiftKey ? 40 : 8 // pixels, so that a step looks the same at every zoom
      const there = map.containerPointToLatLng(
        map.latLngToContainerPoint(here).add([step[1] * by, -step[0] * by]),
      )
      // Keep the other coordinate exact: rounding to pixels must not shift it.
      say(step[0] === 0 ? L.latLng(here.lat, there.lng) : L.latLng(there.lat, here.lng))
    })
    made.current = { map, marker }
    return () => {
      made.current = null
      map.remove()
    }
    // The map is made once; what follows moves it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- made once for these tiles
  }, [tiles])

  useEffect(() => {
    if (made.current === null) return
    const { map, marker } = made.current
    marker.setLatLng([point.lat, point.lng])
    // Pan only if the marker would leave the view.
    if (!map.getBounds().pad(-0.2).contains(marker.getLatLng())) map.panTo(marker.getLatLng())
  }, [point])

  useEffect(() => {
    if (made.current === null) return
    const { map, marker } = made.current
    map.setView([view.point.lat, view.point.lng], view.zoom, { animate: false })
    // The chosen result is gone, and the focus with it: focus the marker.
    if (document.activeElement === document.body) marker.getElement()?.focus()
  }, [view])

  return (
    <div ref={box} className="location-map" role="application" aria-label={t('location.map')} />
  )
}

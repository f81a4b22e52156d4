import 'leaflet/dist/leaflet.css'
import L from 'leaflet'
import { useEffect, useRef } from 'react'
import { defaultCentre, distance, type Point } from '#shop/delivery/place.ts'
import { maxRadius } from '#shop/delivery/area.ts'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { locationMessages } from '../../messages/en/location.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { pin, streetTiles, zoomButtons } from '../../ui/map/street-tiles.ts'
import {
  addHandle,
  boundsOf,
  outlineOf,
  placeForCorner,
  pointOf,
  type Shape,
  toLatLng,
} from './draw-zones.ts'

/** The shape being drawn and its change handlers. */
export type Drawing =
  | {
      kind: 'circle'
      label: string
      centre: Point | null
      /** kilometres */
      radius: number
      onCentre: (centre: Point) => void
      onRadius: (radius: number) => void
    }
  | {
      kind: 'polygon'
      label: string
      corners: readonly Point[]
      chosen: number | null
      onChoose: (index: number | null) => void
      onCorners: (corners: Point[]) => void
    }

export type ZonesMapProps = {
  shapes: readonly Shape[]
  drawing?: Drawing | undefined
  pin?: Point | null
  /** A new value moves the map there. */
  view?: Point | null
  tiles: string
  onPick?: (point: Point) => void
  onNoTiles: () => void
}

const near = 14

/** Zones on a map of streets, and one of them to draw. */
export function ZonesMap(props: ZonesMapProps) {
  const { shapes, drawing, pin: pinned = null, view = null, tiles } = props
  const t = useMessages(backOfficeZonesMessages)
  const tLocation = useMessages(locationMessages)
  const box = useRef<HTMLDivElement>(null)
  const made = useRef<{ map: L.Map; group: L.LayerGroup } | null>(null)
  const latest = useRef(props)
  useEffect(() => void (latest.current = props))

  useEffect(() => {
    if (box.current === null) return
    const map = openMap(box.current, latest.current)
    zoomButtons(tLocation).addTo(map)
    streetTiles(tiles, () => latest.current.onNoTiles()).addTo(map)
    map.on('click', ({ latlng }: L.LeafletMouseEvent) => clicked(map, latest.current, latlng))
    made.current = { map, group: L.layerGroup().addTo(map) }
    return () => {
      made.current = null
      map.remove()
    }
  }, [tiles, tLocation])

  useEffect(() => {
    if (made.current === null) return
    const { map, group } = made.current
    const focused = document.activeElement?.getAttribute('data-handle')
    group.clearLayers()
    for (const shape of shapes) outlineOf(shape).addTo(group)
    if (pinned !== null) L.marker(toLatLng(pinned), { icon: pin, keyboard: false }).addTo(group)
    const handles = drawing === undefined ? [] : draw(map, group, drawing, t)
    for (const [index, handle] of handles.entries()) handle.dataset['handle'] = String(index)
    // A point moved by key is redrawn and keeps the focus.
    if (focused) handles[Math.min(Number(focused), handles.length - 1)]?.focus()
  }, [shapes, drawing, pinned, t, tiles])

  useEffect(() => {
    if (view === null || made.current === null) return
    const { map } = made.current
    map.setView(toLatLng(view), Math.max(map.getZoom(), near), { animate: false })
  }, [view])

  return <div ref={box} className="location-map" role="application" aria-label={t('zones.map')} />
}

function openMap(box: HTMLElement, { shapes, drawing }: ZonesMapProps): L.Map {
  // No scroll zoom: scrolling the page over the map must not zoom it.
  const map = L.map(box, { scrollWheelZoom: false, zoomControl: false, zoomAnimation: false })
  map.attributionControl.setPrefix(false)
  const own = shapes.filter(({ state }) => state === 'edited').map(({ area }) => area)
  const drawn = drawing?.kind === 'circle' && drawing.centre !== null ? [{ kind: 'circle' as const, centre: drawing.centre, radius: drawing.radius }] : [] // prettier-ignore
  const corners = drawing?.kind === 'polygon' ? [{ kind: 'polygon' as const, corners: drawing.corners }] : [] // prettier-ignore
  const bounds =
    boundsOf([...own, ...drawn, ...corners]) ?? boundsOf(shapes.map(({ area }) => area))
  return bounds === null
    ? map.setView(toLatLng(defaultCentre), 11)
    : map.fitBounds(bounds, { maxZoom: 15, padding: [24, 24] })
}

function clicked(map: L.Map, { drawing, onPick }: ZonesMapProps, at: L.LatLng) {
  const point = pointOf(at)
  if (drawing === undefined) return onPick?.(point)
  if (drawing.kind === 'circle') return drawing.onCentre(point)
  const index = placeForCorner(map, drawing.corners, at)
  drawing.onCorners(drawing.corners.toSpliced(index, 0, point))
  drawing.onChoose(index)
}

type Messages = Translate<typeof backOfficeZonesMessages>

/** What is being drawn, with its handles. */
function draw(map: L.Map, group: L.LayerGroup, drawing: Drawing, t: Messages): HTMLElement[] {
  return drawing.kind === 'circle'
    ? drawCircle(map, group, drawing, t)
    : drawPolygon(map, group, drawing, t)
}

function drawCircle(
  map: L.Map,
  group: L.LayerGroup,
  { centre, radius, label, onCentre, onRadius }: Extract<Drawing, { kind: 'circle' }>,
  t: Messages,
): HTMLElement[] {
  if (centre === null) return []
  const outline = outlineOf({ label, state: 'edited', area: { kind: 'circle', centre, radius } })
  outline.addTo(group)
  const kilometres = (at: Point) =>
    Math.min(maxRadius, Math.max(0.1, Math.round(distance(centre, at) * 10) / 10))
  const show = (centre: Point, km: number) => {
    if (!(outline instanceof L.Circle)) return
    outline.setLatLng(toLatLng(centre))
    outline.setRadius(km * 1000)
  }
  return [
    addHandle(map, group, {
      at: centre,
      label: t('draw.centre'),
      className: 'zone-centre',
      onDrag: (at) => show(at, radius),
      onMove: onCentre,
    }),
    addHandle(map, group, {
      at: eastOf(centre, radius),
      label: t('draw.radius', { radius: t.number(radius) }),
      className: 'zone-radius',
      onDrag: (at) => show(centre, kilometres(at)),
      onMove: (at) => onRadius(kilometres(at)),
    }),
  ]
}

const eastOf = ({ lat, lng }: Point, kilometres: number): Point => ({
  lat,
  lng: lng + kilometres / (111.2 * Math.cos((lat * Math.PI) / 180)),
})

function drawPolygon(
  map: L.Map,
  group: L.LayerGroup,
  { corners, label, chosen, onCorners, onChoose }: Extract<Drawing, { kind: 'polygon' }>,
  t: Messages,
): HTMLElement[] {
  const outline = outlineOf({ label, state: 'edited', area: { kind: 'polygon', corners } })
  outline.addTo(group)
  return corners.map((at, index) =>
    addHandle(map, group, {
      at,
      label: t('draw.corner', { number: index + 1, count: corners.length }),
      className: 'zone-corner',
      isChosen: index === chosen,
      onDrag(to) {
        if (!(outline instanceof L.Circle))
          outline.setLatLngs(corners.with(index, to).map(toLatLng))
      },
      onMove: (to) => onCorners(corners.with(index, to)),
      onChoose: () => onChoose(index),
      onRemove() {
        onCorners(corners.toSpliced(index, 1))
        onChoose(null)
      },
    }),
  )
}

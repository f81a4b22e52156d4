import L from 'leaflet'
import type { Area } from '#shop/delivery/area.ts'
import type { Point } from '#shop/delivery/place.ts'

/** A zone on the map. State "edited": being drawn; "theirs": as another user saved it. */
export type Shape = {
  label: string
  area: Area
  state: 'on' | 'off' | 'edited' | 'theirs'
}

export const toLatLng = ({ lat, lng }: Point): L.LatLngTuple => [lat, lng]

/** The outline of an area. Of a polygon with one or two corners only the line between them. */
export function outlineOf({ area, state, label }: Shape): L.Circle | L.Polyline | L.Polygon {
  const options = { className: `zone-shape zone-${state}`, interactive: false }
  if (area.kind === 'circle')
    return L.circle(toLatLng(area.centre), { ...options, radius: area.radius * 1000 }).bindTooltip(
      ...labelled(label),
    )
  const corners = area.corners.map(toLatLng)
  const line: L.Polyline = L.polyline(corners, options)
  if (corners.length < 3) return line
  return L.polygon(corners, options).bindTooltip(...labelled(label))
}

const labelled = (label: string): [HTMLElement, L.TooltipOptions] => {
  const text = document.createElement('bdi')
  text.textContent = label
  return [text, { permanent: true, direction: 'center', className: 'zone-label' }]
}

/** What of these areas the map has to show; null: there is nothing. */
export function boundsOf(areas: readonly Area[]): L.LatLngBounds | null {
  const bounds = L.latLngBounds([])
  for (const area of areas)
    if (area.kind === 'circle')
      bounds.extend(L.latLng(toLatLng(area.centre)).toBounds(area.radius * 2000))
    else for (const corner of area.corners) bounds.extend(toLatLng(corner))
  return bounds.isValid() ? bounds : null
}

/** Where a click puts a corner: between two whose edge is hit, else after the last. */
export function placeForCorner(map: L.Map, corners: readonly Point[], at: L.LatLng): number {
  if (corners.length < 3) return corners.length
  const hit = map.latLngToContainerPoint(at)
  const dots = corners.map((corner) => map.latLngToContainerPoint(toLatLng(corner)))
  const edges = dots.map((from, index) => ({
    index,
    away: L.LineUtil.pointToSegmentDistance(hit, from, dots[(index + 1) % dots.length] ?? from),
  }))
  const [nearest] = edges.toSorted((one, other) => one.away - other.away)
  return nearest !== undefined && nearest.away < nearEdge ? nearest.index + 1 : corners.length
}

const nearEdge = 16 // pixels

type HandleOptions = {
  at: Point
  label: string
  className: string
  isChosen?: boolean
  /** While it is dragged. */
  onDrag: (point: Point) => void
  onMove: (point: Point) => void
  onChoose?: () => void
  onRemove?: () => void
}

const steps: Record<string, [x: number, y: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Something to take hold of: dragged, moved by the arrow keys, removed with Delete. */
export function addHandle(map: L.Map, group: L.LayerGroup, options: HandleOptions): HTMLElement {
  const marker = L.marker(toLatLng(options.at), {
    icon: L.divIcon({
      className: `zone-handle ${options.className}${options.isChosen ? ' is-chosen' : ''}`,
      iconSize: [44, 44],
    }),
    draggable: true,
    autoPan: true,
  }).addTo(group)
  marker.on('drag', () => options.onDrag(pointOf(marker.getLatLng())))
  marker.on('dragend', () => options.onMove(pointOf(marker.getLatLng())))
  marker.on('click', () => options.onChoose?.())
  const element = marker.getElement()
  if (element === undefined) throw new Error('A handle is not on the map')
  element.setAttribute('aria-label', options.label)
  element.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    const isRemove = event.key === 'Delete' || event.key === 'Backspace'
    if (step === undefined && !(isRemove && options.onRemove)) return
    event.preventDefault()
    event.stopPropagation()
    if (step === undefined) return options.onRemove?.()
    const by = event.shiftKey ? 40 : 8 // pixels, so that a step is as far as it looks
    const here = map.latLngToContainerPoint(marker.getLatLng())
    const there = map.containerPointToLatLng(here.add([step[0] * by, step[1] * by]))
    if (!map.getBounds().contains(there)) map.panTo(there, { animate: false })
    options.onMove(pointOf(there))
  })
  return element
}

export const pointOf = ({ lat, lng }: L.LatLng): Point => ({
  lat,
  lng: L.Util.wrapNum(lng, [-180, 180], true),
})

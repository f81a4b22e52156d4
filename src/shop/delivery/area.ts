import type { PlainRefusal } from '../refusals.ts'
import { distance, type Point, rounded } from './place.ts'

/** Radius in kilometres; a polygon's last corner joins the first. */
export type Area =
  | { kind: 'circle'; centre: Point; radius: number }
  | { kind: 'polygon'; corners: readonly Point[] }

export const maxCorners = 200
/** Kilometres. */
export const maxRadius = 200
const widest = 5 // degrees

/** The border belongs to the area. */
export const covers = (area: Area, point: Point): boolean =>
  area.kind === 'circle'
    ? distance(area.centre, point) <= area.radius
    : isWithin(area.corners.map(toDot), toDot(point))

/** How much of the disc (radius in kilometres) the area covers. */
export function partOf(area: Area, centre: Point, radius: number): 'all' | 'some' | 'none' {
  const away =
    area.kind === 'circle'
      ? area.radius - distance(area.centre, centre)
      : (covers(area, centre) ? 1 : -1) * toEdge(area.corners, centre)
  if (away >= radius) return 'all'
  return away > -radius ? 'some' : 'none'
}

/** Kilometres to the nearest edge; close enough to treat the earth as flat. */
function toEdge(corners: readonly Point[], { lat, lng }: Point): number {
  const perDegree = 111.2
  const flat = (point: Point) => ({
    x: (point.lng - lng) * perDegree * Math.cos((lat * Math.PI) / 180),
    y: (point.lat - lat) * perDegree,
  })
  const lengths = corners.map((corner, at) => {
    const a = flat(corner)
    const b = flat(corners[(at + 1) % corners.length] ?? corner)
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const along = (-a.x * dx - a.y * dy) / (dx * dx + dy * dy || 1)
    const nearest = Math.min(1, Math.max(0, along))
    return Math.hypot(a.x + nearest * dx, a.y + nearest * dy)
  })
  return Math.min(...lengths)
}

/** Rounds to four decimals; drops repeated corners. */
export function tidied(area: Area): Area {
  if (area.kind === 'circle') return { ...area, centre: rounded(area.centre) }
  const corners = area.corners.map(rounded)
  return {
    kind: 'polygon',
    corners: corners.filter((corner, at) => !same(corner, corners.at(at - 1))),
  }
}

/** For a tidied area: too few corners, crossing or overlapping edges, or too wide. Null: fine. */
export function areaRejection(area: Area): PlainRefusal | null {
  if (area.kind === 'circle') return null
  const dots = area.corners.map(toDot)
  if (dots.length < 3) return 'zone_corners'
  if (
    extent(dots.map(({ x }) => x)) > widest * grid ||
    extent(dots.map(({ y }) => y)) > widest * grid
  )
    return 'zone_too_wide'
  return crosses(dots) ? 'zone_crosses' : null
}

// Four decimals as integers make the side of an edge exact.
const grid = 10_000
type Dot = { x: number; y: number }
const toDot = ({ lat, lng }: Point): Dot => ({
  x: Math.round(lng * grid),
  y: Math.round(lat * grid),
})

const same = (a: Point, b: Point | undefined) => a.lat === b?.lat && a.lng === b.lng
const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
const edgesOf = (dots: readonly Dot[]) =>
  dots.map((from, at): [Dot, Dot] => [from, dots[(at + 1) % dots.length] ?? from])

/** Above 0: `p` is left of `a` → `b`; 0: on the line. */
const side = (a: Dot, b: Dot, p: Dot) => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)

const isBetween = (a: Dot, b: Dot, p: Dot) =>
  Math.min(a.x, b.x) <= p.x &&
  p.x <= Math.max(a.x, b.x) &&
  Math.min(a.y, b.y) <= p.y &&
  p.y <= Math.max(a.y, b.y)

const isOn = (a: Dot, b: Dot, p: Dot) => side(a, b, p) === 0 && isBetween(a, b, p)

/** Ray casting: a line to the east meets an odd number of edges. */
function isWithin(dots: readonly Dot[], p: Dot): boolean {
  const edges = edgesOf(dots)
  if (edges.some(([a, b]) => isOn(a, b, p))) return true
  const met = edges.filter(([a, b]) => a.y > p.y !== b.y > p.y && side(a, b, p) > 0 === b.y > a.y)
  return met.length % 2 === 1
}

function crosses(dots: readonly Dot[]): boolean {
  const edges = edgesOf(dots)
  return edges.some(([a, b], at) =>
    edges.some(([c, d], other) => {
      if (other <= at) return false
      if (other === at + 1) return turnsBack(a, b, d)
      if (at === 0 && other === edges.length - 1) return turnsBack(c, d, b)
      return meet(a, b, c, d)
    }),
  )
}

/** Neighbouring edges share a corner; the second must not lie on the first. */
const turnsBack = (a: Dot, corner: Dot, b: Dot) =>
  side(a, corner, b) === 0 &&
  (a.x - corner.x) * (b.x - corner.x) + (a.y - corner.y) * (b.y - corner.y) > 0

const meet = (a: Dot, b: Dot, c: Dot, d: Dot) =>
  isOn(a, b, c) ||
  isOn(a, b, d) ||
  isOn(c, d, a) ||
  isOn(c, d, b) ||
  (side(a, b, c) > 0 !== side(a, b, d) > 0 && side(c, d, a) > 0 !== side(c, d, b) > 0)

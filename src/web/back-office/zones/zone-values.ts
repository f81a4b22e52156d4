import type { Area } from '#shop/delivery/area.ts'
import { maxCorners, maxRadius } from '#shop/delivery/area.ts'
import { isPoint, type Point, rounded } from '#shop/delivery/place.ts'
import { type Weekday, weekdays } from '#shop/delivery/zone.ts'
import type { Answer, Input } from '#wire/calls.ts'

export type StaffZone = Answer<'adminZone'>['data']
type NewZone = Input<'adminCreateZone'>['body']
type ZoneChanges = Input<'adminChangeZone'>['body']

export const zoneFields = [
  'name',
  'nameUr',
  'active',
  'kind',
  'centre',
  'radius',
  'corners',
  'fee',
  'minimum',
  'freeAbove',
  'days',
  'from',
  'to',
] as const
export type ZoneField = (typeof zoneFields)[number]

/** As it is typed: points are "33.6844, 73.0479", corners one on each line, days "mon tue", radius kilometres, amounts rupees. */
export type ZoneValues = Record<Exclude<ZoneField, 'active' | 'kind'>, string> & {
  active: boolean
  kind: Area['kind']
}

export const noZone: ZoneValues = {
  name: '',
  nameUr: '',
  active: true,
  kind: 'circle',
  centre: '',
  radius: '5',
  corners: '',
  fee: '',
  minimum: '0',
  freeAbove: '',
  days: weekdays.join(' '),
  from: '1',
  to: '5',
}

export const valuesOf = (zone: StaffZone): ZoneValues => ({
  name: zone.name,
  nameUr: zone.nameUr ?? '',
  active: zone.active,
  ...textsOf(zone.area),
  fee: String(zone.fee),
  minimum: String(zone.minimum),
  freeAbove: zone.freeAbove === null ? '' : String(zone.freeAbove),
  days: inOrder(zone.days),
  from: String(zone.takes.from),
  to: String(zone.takes.to),
})

const textsOf = (area: Area) =>
  area.kind === 'circle'
    ? { kind: area.kind, centre: pointText(area.centre), radius: String(area.radius), corners: '' }
    : { kind: area.kind, centre: '', radius: '5', corners: cornersText(area.corners) }

export const pointText = (point: Point) => {
  const { lat, lng } = rounded(point)
  return `${lat.toFixed(4)}, ${lng.toFixed(4)}`
}
export const cornersText = (corners: readonly Point[]) => corners.map(pointText).join('\n')

/** "33.6844, 73.0479", with a comma or a blank; null: that is no point. */
export function pointIn(text: string): Point | null {
  const parts = text.trim().split(/[\s,]+/)
  const [lat = Number.NaN, lng = Number.NaN] = parts.map((part) => (part === '' ? Number.NaN : Number(part))) // prettier-ignore
  return parts.length === 2 && isPoint({ lat, lng }) ? { lat, lng } : null
}

const linesOf = (corners: string) => corners.split('\n').filter((line) => line.trim() !== '')

export const cornersIn = (text: string): Point[] =>
  linesOf(text).flatMap((line) => pointIn(line) ?? [])

const radiusIn = (text: string) => Number(text.replace(',', '.'))

/** Typed days in the order of the week. */
export const inOrder = (days: readonly Weekday[]) =>
  weekdays.filter((day) => days.includes(day)).join(' ')
export const daysIn = ({ days }: Pick<ZoneValues, 'days'>): Weekday[] =>
  weekdays.filter((day) => days.split(' ').includes(day))

/** What of the area can be drawn; null: nothing yet. A polygon may still have one or two corners. */
export function drawnOf({ kind, ...typed }: ZoneValues): Area | null {
  if (kind === 'polygon') return { kind, corners: cornersIn(typed.corners) }
  const [centre, radius] = [pointIn(typed.centre), radiusIn(typed.radius)]
  return centre !== null && radius > 0 && radius <= maxRadius ? { kind, centre, radius } : null
}

export const bodyOf = (typed: ZoneValues): NewZone => ({
  name: typed.name,
  nameUr: typed.nameUr,
  active: typed.active,
  area: areaOf(typed),
  fee: Number(typed.fee),
  minimum: Number(typed.minimum),
  freeAbove: freeAboveOf(typed),
  days: daysIn(typed),
  takes: takesOf(typed),
})

/** Only what was changed is sent: what somebody else has changed meanwhile stays. */
export function changesOf(typed: ZoneValues, changed: readonly ZoneField[]): ZoneChanges {
  const whole = bodyOf(typed)
  const parts: Record<ZoneField, keyof NewZone & keyof ZoneChanges> = {
    name: 'name',
    nameUr: 'nameUr',
    active: 'active',
    kind: 'area',
    centre: 'area',
    radius: 'area',
    corners: 'area',
    fee: 'fee',
    minimum: 'minimum',
    freeAbove: 'freeAbove',
    days: 'days',
    from: 'takes',
    to: 'takes',
  }
  return Object.fromEntries(changed.map((field) => [parts[field], whole[parts[field]]]))
}

function areaOf(typed: ZoneValues): NewZone['area'] {
  const area = drawnOf(typed)
  return area?.kind === 'circle' ? area : { kind: 'polygon', corners: [...(area?.corners ?? [])] }
}
const freeAboveOf = ({ freeAbove }: ZoneValues) =>
  freeAbove.trim() === '' ? null : Number(freeAbove)
const takesOf = ({ from, to }: ZoneValues) => ({ from: Number(from), to: Number(to) })

export type ZoneFault =
  | 'noName'
  | 'noCentre'
  | 'noRadius'
  | 'noCorner'
  | 'fewCorners'
  | 'manyCorners'
  | 'noAmount'
  | 'noDays'
  | 'turned'

/** Errors by field. */
export function validate(typed: ZoneValues) {
  const faults: Partial<Record<ZoneField, ZoneFault>> = { ...validateArea(typed) }
  if (typed.name.trim() === '') faults.name = 'noName'
  for (const field of ['fee', 'minimum', 'freeAbove'] as const)
    if (!isAmount(typed[field]) && !(field === 'freeAbove' && typed[field].trim() === ''))
      faults[field] = 'noAmount'
  if (daysIn(typed).length === 0) faults.days = 'noDays'
  if (Number(typed.from) > Number(typed.to)) faults.to = 'turned'
  return faults
}

const isAmount = (text: string) => /^\d{1,7}(\.\d{1,2})?$/.test(text.trim())

function validateArea({ kind, ...typed }: ZoneValues): Partial<Record<ZoneField, ZoneFault>> {
  if (kind === 'circle') {
    const radius = radiusIn(typed.radius)
    const isRadius = radius >= 0.1 && radius <= maxRadius
    return {
      ...(pointIn(typed.centre) === null && { centre: 'noCentre' }),
      ...(!isRadius && { radius: 'noRadius' }),
    }
  }
  const lines = linesOf(typed.corners)
  if (lines.some((line) => pointIn(line) === null)) return { corners: 'noCorner' }
  if (lines.length < 3) return { corners: 'fewCorners' }
  return lines.length > maxCorners ? { corners: 'manyCorners' } : {}
}

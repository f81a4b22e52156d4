import { weekdays } from '#shop/delivery/zone.ts'
import type { Answer, Input } from '#wire/calls.ts'
import { inOrder } from '../zones/zone-values.ts'

export type StaffWindow = Answer<'adminWindows'>['data'][number]

/** As typed: days "mon tue", times "18:00", figures as text; `zoneId` null: of a shop without zones. */
export type WindowValues = {
  zoneId: string | null
  days: string
  from: string
  to: string
  capacity: string
  linesPerPlace: string
  closesBefore: string
  extra: string
  firstDay: string
  lastDay: string
  active: boolean
}

export const noWindow: WindowValues = {
  zoneId: null,
  days: weekdays.join(' '),
  from: '18:00',
  to: '20:00',
  capacity: '10',
  linesPerPlace: '',
  closesBefore: '120',
  extra: '0',
  firstDay: '',
  lastDay: '',
  active: true,
}

export const valuesOf = (window: StaffWindow): WindowValues => ({
  zoneId: window.zoneId,
  days: inOrder(window.days),
  from: window.from,
  // A time field knows no 24:00.
  to: window.to === '24:00' ? '00:00' : window.to,
  capacity: String(window.capacity),
  linesPerPlace: window.linesPerPlace === null ? '' : String(window.linesPerPlace),
  closesBefore: String(window.closesBefore),
  extra: String(window.extra),
  firstDay: window.dates?.from ?? '',
  lastDay: window.dates?.to ?? '',
  active: window.active,
})

export const bodyOf = (typed: WindowValues): Input<'adminCreateWindow'>['body'] => ({
  zoneId: typed.zoneId,
  days: weekdays.filter((day) => typed.days.split(' ').includes(day)),
  from: typed.from,
  to: typed.to,
  capacity: Number(typed.capacity),
  linesPerPlace: typed.linesPerPlace.trim() === '' ? null : Number(typed.linesPerPlace),
  closesBefore: Number(typed.closesBefore),
  extra: Number(typed.extra),
  dates: typed.firstDay && typed.lastDay ? { from: typed.firstDay, to: typed.lastDay } : null,
  active: typed.active,
})

const partOf = {
  zoneId: 'zoneId',
  days: 'days',
  from: 'from',
  to: 'to',
  capacity: 'capacity',
  linesPerPlace: 'linesPerPlace',
  closesBefore: 'closesBefore',
  extra: 'extra',
  firstDay: 'dates',
  lastDay: 'dates',
  active: 'active',
} as const

/** Only the changed fields, so that another person's changes to the others stay. */
export function changesOf(
  typed: WindowValues,
  changed: readonly string[],
): Input<'adminChangeWindow'>['body'] {
  const whole = bodyOf(typed)
  return Object.fromEntries(
    Object.entries(partOf)
      .filter(([field]) => changed.includes(field))
      .map(([, part]) => [part, whole[part]]),
  )
}

const isWhole = (text: string, least: number, most: number) =>
  /^-?\d{1,5}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most

/** Until 6 am of the next day, if it begins at noon or later. */
const endsAfterStart = ({ from, to }: WindowValues) =>
  to !== '' && (to > from || (to < from && from >= '12:00' && to <= '06:00'))

/** Errors by field. */
export function validate(typed: WindowValues) {
  return {
    ...(typed.days === '' && { days: 'noDays' as const }),
    ...(typed.from === '' && { from: 'noTime' as const }),
    ...(!endsAfterStart(typed) && { to: 'turned' as const }),
    ...(!isWhole(typed.capacity, 0, 10_000) && { capacity: 'noCount' as const }),
    ...(typed.linesPerPlace.trim() !== '' &&
      !isWhole(typed.linesPerPlace, 1, 200) && { linesPerPlace: 'noLines' as const }),
    ...(!isWhole(typed.extra, -10_000, 10_000) && { extra: 'noExtra' as const }),
    ...((typed.firstDay === '') !== (typed.lastDay === '') && { lastDay: 'bothDays' as const }),
    ...(typed.lastDay !== '' &&
      typed.lastDay < typed.firstDay && { lastDay: 'daysTurned' as const }),
  }
}

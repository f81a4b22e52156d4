import { listColleagues } from '#shop/accounts/staff/staff.store.ts'
import { newestSeq } from '#shop/events/events.store.ts'
import { actAtStop } from '#shop/orders/runs/act-at-stop.ts'
import type { Run, Stop } from '#shop/orders/runs/run.ts'
import { currentRun } from '#shop/orders/runs/current-run.ts'
import { arrangeStops, assignStops } from '#shop/orders/runs/plan-run.ts'
import { runOf, runsOfDay, unassignedOrders } from '#shop/orders/runs/runs.store.ts'
import { showStops } from '#shop/orders/runs/show-stops.ts'
import { hidesStops } from '#shop/accounts/staff/stops-shown.store.ts'
import { requirePermission, rolesWith } from '#shop/permissions.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { dayAfter, dayOfShop, shopDay } from '#shop/settings/shop-day.ts'
import { accountById } from '#shop/accounts/accounts.store.ts'
import {
  decodeStopAction,
  encodeRiderRun,
  encodeRun,
  encodeStopOrder,
} from '#wire/admin/orders/run.ts'
import { time } from '#wire/time.ts'
import type { OpenVisit } from '../../../open-shop.ts'
import type { Handlers } from '../../handler.ts'
import { customersReader } from '../customers-reader.ts'
import { riderText } from './whatsapp-text.ts'

const maxUnassigned = 300

export const runHandlers = {
  adminRunPlan: async (visit, { query }) => ({
    data: await planOf(visit, query.day ?? shopDay(visit.now())),
  }),
  async adminAssignStops(visit, { body }) {
    await assignStops(visit, body)
    return { data: await planOf(visit, body.day) }
  },
  async adminArrangeStops(visit, { body }) {
    await arrangeStops(visit, body)
    return { data: await planOf(visit, body.day) }
  },
  async adminRun(visit, { query }) {
    const { id } = requirePermission(visit, 'run.read')
    if (query.rider !== undefined && query.rider !== id) requirePermission(visit, 'report.read')
    return { data: await runNow(visit, query.rider ?? id) }
  },
  async adminShowStops(visit, { body }) {
    await showStops(visit, body.isShown)
    return { data: await runNow(visit, requirePermission(visit, 'order.move').id) }
  },
  async adminActAtStop(visit, { body }) {
    const { id } = requirePermission(visit, 'order.move')
    await actAtStop(visit, decodeStopAction(body))
    return { data: await runNow(visit, id) }
  },
} satisfies Partial<Handlers>

async function planOf({ db }: OpenVisit, day: string) {
  const [{ runs, isCut }, unassigned, riders, people, { map }] = await Promise.all([
    runsOfDay(db, day),
    unassignedOrders(db, day, maxUnassigned),
    listColleagues(db, ['rider']),
    listColleagues(db, rolesWith('order.move')),
    readSettings(db),
  ])
  const isRider = ({ id }: { id: string }) => riders.some((rider) => rider.id === id)
  return {
    day,
    shop: map,
    runs: runs.map(encodeRun),
    isCut,
    riders: [...riders, ...people.filter((person) => !isRider(person))].map((person) => ({
      ...person,
      isRider: isRider(person),
    })),
    unassigned: unassigned.map(encodeStopOrder),
  }
}

async function runNow(visit: OpenVisit, riderId: string) {
  const { db, now, account } = visit
  const at = now()
  // Before what it describes: an answer may know more than its number says, never less.
  const seq = await newestSeq(db)
  const day = shopDay(at)
  const name = (await accountById(db, riderId))?.full_name ?? ''
  const none = { rider: { id: riderId, name }, day, version: 0, stops: [] }
  const [today, yesterday, isHidden] = await Promise.all([
    runOf(db, riderId, day),
    runOf(db, riderId, dayAfter(day, -1)),
    hidesStops(db, riderId),
  ])
  const run = currentRun(today, yesterday, dayOfShop(day).from) ?? none
  const isOwn = account?.id === riderId
  const textOf = await riderTexts(visit, run)
  return { ...encodeRiderRun(run, textOf), seq, at: time(at), showsStops: !isHidden, isOwn }
}

/** In the language in which each customer ordered. */
async function riderTexts(visit: OpenVisit, { stops }: Pick<Run, 'stops'>) {
  const settings = await readSettings(visit.db)
  const locales = [...new Set(stops.map(({ locale }) => locale))]
  const readers = await Promise.all(locales.map((locale) => customersReader(visit, locale)))
  return (stop: Stop) => {
    const reader = readers[locales.indexOf(stop.locale)]
    return reader === undefined ? '' : riderText(reader, { ...stop, contact: stop }, settings)
  }
}

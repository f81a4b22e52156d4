import { accountById } from '../../accounts/accounts.store.ts'
import type { Tx } from '#db/database.ts'
import { record } from '../../events/events.store.ts'
import { allows, requirePermission } from '../../permissions.ts'
import { Refusal, refuseIf } from '../../refusals.ts'
import { shopDay } from '../../settings/shop-day.ts'
import type { Visit } from '../../visit.ts'
import {
  appendStops,
  deleteStops,
  lockPlannable,
  type Plannable,
  raiseRun,
  stopIds,
  writePositions,
} from './runs.store.ts'

export type AssignInput = {
  /** "2026-11-23". */
  day: string
  /** Null: takes the orders out of their runs. */
  rider: string | null
  /** `from`: the rider who had it on this day when the planner looked; null: nobody. */
  orders: readonly { id: string; from: string | null }[]
}

/**
 * Gives orders to a rider, at the end of the run; all of them or none. A repeat changes nothing. Refuses to plan an
 * earlier day (`run_day_past`),
 * `rider_missing`, orders that can't be delivered (`stop_not_plannable`), and those that another planner has given
 * to somebody else since (`run_changed`).
 */
export async function assignStops(visit: Visit, { day, rider, orders }: AssignInput) {
  const { id: by } = requirePermission(visit, 'run.plan')
  const at = visit.now()
  refuseIf(rider !== null && day < shopDay(at) ? 'run_day_past' : null)
  const ids = [...new Set(orders.map(({ id }) => id))]
  if (ids.length === 0) return
  await visit.db.transaction(async (tx) => {
    if (rider !== null) await refuseUnlessRider(tx, rider)
    const found = await lockPlannable(tx, ids)
    refuseIf(found.length === ids.length ? null : 'order_not_found')
    const moved = found.filter((order) => riderOn(order, day) !== rider)
    for (const order of moved) {
      const seen = orders.find(({ id }) => id === order.id)?.from ?? null
      refuseIf(riderOn(order, day) === seen ? null : 'run_changed')
      refuseIf(rider === null || order.isPlannable ? null : 'stop_not_plannable')
    }
    if (moved.length === 0) return
    const sorted = ids.filter((id) => moved.some((order) => order.id === id))
    const runs = [...moved, ...(rider === null ? [] : [{ riderId: rider, day }])]
    await raiseAll(tx, runs, { at, by, orders: sorted })
    if (rider === null) await deleteStops(tx, sorted)
    else await appendStops(tx, { riderId: rider, day }, sorted)
  })
}

/** What is left from an earlier day belongs to nobody; a later day is somebody else's plan. */
const riderOn = ({ riderId, day: planned }: Plannable, day: string) =>
  planned === null || planned < day ? null : planned === day ? riderId : 'another day'

async function refuseUnlessRider(tx: Tx, id: string) {
  const role = (await accountById(tx, id))?.role ?? null
  refuseIf(role !== null && allows(role, 'order.move') ? null : 'rider_missing')
}

type RunKey = { riderId: string | null; day: string | null }

/** In one sequence for all planners, so that two of them can't wait for each other. */
async function raiseAll(
  tx: Tx,
  runs: readonly RunKey[],
  { at, by, orders }: { at: number; by: string; orders: string[] },
) {
  const keys = new Map(
    runs.flatMap(({ riderId, day }) =>
      riderId === null || day === null ? [] : [[`${day} ${riderId}`, { riderId, day }] as const],
    ),
  )
  for (const [, { riderId, day }] of [...keys].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    await raiseRun(tx, riderId, day)
    const data = { day, orders }
    await record(tx, { kind: 'run.changed', at, actor: by, subject: riderId, data })
  }
}

export type ArrangeInput = {
  rider: string
  day: string
  /** As the planner saw it. */
  version: number
  /** All orders of the run, in the new order. */
  orders: readonly string[]
}

/** Sorts the stops of a run. A repeat changes nothing. Refuses a run that has changed since (`run_changed`). */
export async function arrangeStops(visit: Visit, { rider, day, version, orders }: ArrangeInput) {
  const { id: by } = requirePermission(visit, 'run.plan')
  const at = visit.now()
  await visit.db.transaction(async (tx) => {
    const before = await stopIds(tx, rider, day)
    if (before.join(' ') === orders.join(' ')) return
    if (before.length === 0) throw new Refusal('run_changed')
    const now = await raiseRun(tx, rider, day)
    const isSame = before.toSorted().join(' ') === orders.toSorted().join(' ')
    refuseIf(isSame && now === version + 1 ? null : 'run_changed')
    await writePositions(tx, orders)
    const data = { day, orders: [] }
    await record(tx, { kind: 'run.changed', at, actor: by, subject: rider, data })
  })
}

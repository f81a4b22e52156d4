import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/use-messages.ts'
import { backOfficeRunsMessages } from '../../messages/en/back-office/orders/runs.ts'
import { useAction } from '../parts/use-action.ts'
import { useStaffSend } from '../send.ts'
import type { Plan, PlannedRun } from './plan.ts'

/** Changes of a day's runs; each reloads the page, also after a refusal. */
export function usePlanning(plan: Plan) {
  const { day, runs, riders } = plan
  const t = useMessages(backOfficeRunsMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const latest = useRef(plan)
  const sorting = useRef<Promise<unknown>>(Promise.resolve())
  useEffect(() => {
    latest.current = plan
  }, [plan])
  const riderOf = (id: string) =>
    runs.find(({ stops }) => stops.some((stop) => stop.id === id))?.rider.id ?? null
  const nameOf = (id: string) => riders.find((rider) => rider.id === id)?.name ?? ''
  return {
    busy,
    /** `rider` null: takes the orders out of their runs. */
    assign: (ids: readonly string[], rider: string | null) =>
      act(
        () =>
          send('adminAssignStops', {
            body: { day, rider, orders: ids.map((id) => ({ id, from: riderOf(id) })) },
          }),
        rider === null
          ? t('runs.takenOut', { count: ids.length })
          : t('runs.assigned', { count: ids.length, name: nameOf(rider) }),
      ),
    /** One after the other, so that a second press sorts what the first one has sorted. */
    arrange({ rider }: Pick<PlannedRun, 'rider'>, sort: (ids: readonly string[]) => string[]) {
      const run = async () => {
        const now = latest.current.runs.find((one) => one.rider.id === rider.id)
        if (now === undefined) return
        const orders = sort(now.stops.map(({ id }) => id))
        const body = { rider: rider.id, day, version: now.version, orders }
        latest.current = (await send('adminArrangeStops', { body })).data
      }
      const result = sorting.current.then(run)
      sorting.current = result.catch(() => undefined)
      return result
    },
    act,
  }
}
export type Planning = ReturnType<typeof usePlanning>

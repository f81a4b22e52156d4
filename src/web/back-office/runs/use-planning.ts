import { useMessages } from '../../messages/use-messages.ts'
import { backOfficeRunsMessages } from '../../messages/en/back-office/orders/runs.ts'
import { useAction } from '../parts/use-action.ts'
import { useStaffSend } from '../send.ts'
import type { Plan, PlannedRun } from './plan.ts'

/** Changes of a day's runs; each reloads the page, also after a refusal. */
export function usePlanning({ day, runs, riders }: Plan) {
  const t = useMessages(backOfficeRunsMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
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
    arrange: ({ rider, version }: PlannedRun, orders: readonly string[]) =>
      send('adminArrangeStops', { body: { rider: rider.id, day, version, orders: [...orders] } }),
    act,
  }
}
export type Planning = ReturnType<typeof usePlanning>

import { useState } from 'react'
import { storedText } from '../../app/storage/stored-text.ts'
import { backOfficeRunsMessages } from '../../messages/en/back-office/orders/runs.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SelectField } from '../../ui/form/select.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import type { ToastAction } from '../../ui/toasts/toast.ts'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'
import type { Plan } from './plan.ts'

const lastRider = storedText('office-last-rider', 60)

type Props = {
  order: { id: string; reference: string }
  /** Moves the order, and names the action of the toast. */
  move: () => Promise<ToastAction>
  done: string
}

/** Asks for the rider of an order that is in no run, if the shop has riders and the user may plan. */
export function useAskRider({ order: { id, reference }, move, done }: Props) {
  const t = useMessages(backOfficeRunsMessages)
  const send = useStaffSend()
  const mayPlan = useAllows('run.plan')
  const [plan, setPlan] = useState<Plan | null>(null)

  /** False: there is nothing to ask. */
  async function ask(): Promise<boolean> {
    if (!mayPlan) return false
    const answer = await send('adminRunPlan', { query: {} }).catch(() => null)
    if (answer === null || !needsRider(answer.data, id)) return false
    setPlan(answer.data)
    return true
  }

  async function give(values: FormData) {
    const rider = textIn(values, 'rider')
    const orders = [{ id, from: null }]
    if (plan && rider !== '') {
      await send('adminAssignStops', { body: { day: plan.day, rider, orders } })
      lastRider.write(rider)
    }
    return [done, await move()] as const
  }

  const dialog = plan && (
    <ConfirmDialog
      open
      title={t('ask.title', { reference })}
      labels={{ send: t('ask.give'), keep: t('ask.back'), failed: t('ask.failed') }}
      send={give}
      onClose={() => setPlan(null)}
    >
      <SelectField
        name="rider"
        label={t('ask.rider')}
        options={[
          ...lastFirst(plan.riders).map((one) => ({ value: one.id, label: one.name })),
          { value: '', label: t('ask.another') },
        ]}
      />
    </ConfirmDialog>
  )
  return { ask, dialog }
}

const needsRider = ({ runs, riders }: Plan, id: string) =>
  riders.some(({ isRider }) => isRider) &&
  !runs.some(({ stops }) => stops.some((stop) => stop.id === id))

function lastFirst(riders: Plan['riders']) {
  const last = lastRider.read()
  return riders.toSorted((a, b) => Number(b.id === last) - Number(a.id === last))
}

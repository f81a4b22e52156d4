import { useState } from 'react'
import { backOfficeRunsMessages } from '../../messages/en/back-office/orders/runs.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { ChosenBar } from '../list/chosen-bar.tsx'
import type { Chosen } from '../list/use-chosen.ts'
import type { Plan, StopOrder } from './plan.ts'
import type { Planning } from './use-planning.ts'

type Props = { plan: Plan; choice: Chosen<StopOrder>; planning: Planning }

/** Gives the selected orders to a rider, or takes them out of their runs. */
export function AssignBar({ plan: { riders, runs }, choice, planning: { busy, assign } }: Props) {
  const t = useMessages(backOfficeRunsMessages)
  const [rider, setRider] = useState(riders[0]?.id ?? '')
  const ids = choice.chosen.map(({ id }) => id)
  const isInRun = ids.some((id) => runs.some(({ stops }) => stops.some((stop) => stop.id === id)))
  const give = async (to: string | null) => {
    await assign(ids, to)
    choice.setAll(false)
  }
  return (
    <ChosenBar title={t('runs.chosen')} choice={choice}>
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={t('runs.rider')}
          value={rider}
          onChange={({ target }) => setRider(target.value)}
          options={riders.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Button kind="main" busy={busy} onClick={() => void give(rider)}>
          {t('runs.assign')}
        </Button>
        {isInRun && (
          <Button busy={busy} onClick={() => void give(null)}>
            {t('runs.takeOut')}
          </Button>
        )}
      </div>
    </ChosenBar>
  )
}

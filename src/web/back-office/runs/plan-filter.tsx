import { backOfficeRunsMessages } from '../../messages/en/back-office/orders/runs.ts'
import { useLanguage, useMessages } from '../../messages/use-messages.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { officePaths } from '../addresses.ts'
import { hoursOf, noHours, type Plan } from './plan.ts'

type Props = { plan: Plan; filter: { zone: string | undefined; hours: string | undefined } }

/** Day of the runs; delivery time and zone of the orders without a rider. */
export function PlanFilter({ plan: { day, unassigned }, filter }: Props) {
  const t = useMessages(backOfficeRunsMessages)
  const navigate = useNavigate()
  const { locale } = useLanguage()
  const zones = valuesOf(
    unassigned.map(({ zone }) => zone ?? ''),
    filter.zone,
    locale,
  )
  const hours = valuesOf(
    unassigned.map(hoursOf),
    filter.hours === noHours ? '' : filter.hours,
    locale,
  )
  const zoneNamed = (one: string) => unassigned.find(({ zone }) => zone === one)?.zoneLabel ?? one
  const any = { value: '', label: t('runs.any') }
  const nameOf = (one: string) => {
    const [from = '', to = ''] = one.split('-')
    return t.hours(from, to)
  }
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const values = new FormData(event.currentTarget)
        const chosen = (name: string) => textIn(values, name) || undefined
        const to = { day: chosen('day'), zone: chosen('zone'), hours: chosen('hours') }
        void navigate(officePaths.runs(to))
      }}
    >
      <TextField key={day} name="day" type="date" label={t('runs.day')} defaultValue={day} />
      {hours.length > 0 && (
        <SelectField
          key={`hours ${filter.hours}`}
          name="hours"
          label={t('runs.hours')}
          defaultValue={filter.hours ?? ''}
          options={[
            any,
            ...hours.map((one) => ({ value: one, label: nameOf(one) })),
            { value: noHours, label: t('runs.noHours') },
          ]}
        />
      )}
      {zones.length > 0 && (
        <SelectField
          key={`zone ${filter.zone}`}
          name="zone"
          label={t('runs.zone')}
          defaultValue={filter.zone ?? ''}
          options={[any, ...zones.map((one) => ({ value: one, label: zoneNamed(one) }))]}
        />
      )}
      <Button type="submit">{t('runs.show')}</Button>
    </form>
  )
}

/** Those of the orders, and the chosen one although no order has it. */
const valuesOf = (values: readonly string[], chosen: string | undefined, locale: string) =>
  [...new Set([...values, chosen ?? ''])]
    .filter((one) => one !== '')
    .toSorted(new Intl.Collator(locale).compare)

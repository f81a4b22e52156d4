import { useId } from 'react'
import { weekdays } from '#shop/delivery/zone.ts'
import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { weekdayMessages } from '../../messages/en/weekdays.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { daysIn, inOrder } from './zone-values.ts'

type Props = {
  /** "mon tue" */
  days: string
  hint: string
  error: string | undefined
  onChange: (days: string) => void
}

/** Days of the week. */
export function DaysField({ days: text, hint, error, onChange }: Props) {
  const t = useMessages(backOfficeZonesMessages, weekdayMessages)
  const hintId = useId()
  const days = daysIn({ days: text })
  return (
    <fieldset aria-describedby={hintId}>
      <legend className="text-small font-semibold">{t('field.days')}</legend>
      <p id={hintId} className="text-small text-soft">
        {hint}
      </p>
      <div className="flex flex-wrap gap-x-5">
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            name="days"
            label={t(`weekday.${day}`)}
            checked={days.includes(day)}
            aria-invalid={error !== undefined || undefined}
            onChange={
              ({ target }) =>
              onChange(inOrder(target.checked ? [...days, day] : days.filter((one) => one !== day))) // prettier-ignore
            }
          />
        ))}
      </div>
      {error && <FieldError message={error} />}
    </fieldset>
  )
}

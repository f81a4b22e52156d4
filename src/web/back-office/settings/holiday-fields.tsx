import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { maxHolidays } from '#shop/settings/settings.ts'
import { backOfficeSettingsMessages } from '../../messages/en/back-office/settings/settings.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import type { Settings } from './settings-values.ts'

type Holiday = Settings['holidays'][number]
type Props = {
  holidays: readonly Holiday[]
  error: (field: string) => string | undefined
}

export function HolidayFields({ holidays, error }: Props) {
  const t = useMessages(backOfficeSettingsMessages)
  const [rows, setRows] = useState(() => holidays.map((one, id) => ({ ...one, id })))
  const nextId = useRef(rows.length)
  const add = useRef<HTMLButtonElement>(null)
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-small font-semibold">{t('settings.holidays')}</legend>
      <p className="text-small text-soft">{error('holidays') ?? t('settings.holidaysHint')}</p>
      {rows.map(({ id, ...holiday }, index) => (
        <HolidayRow
          key={id}
          holiday={holiday}
          error={(field) => error(`holidays.${index}.${field}`)}
          onRemove={() => {
            setRows(rows.filter((row) => row.id !== id))
            add.current?.focus()
          }}
        />
      ))}
      <Button
        ref={add}
        type="button"
        small
        className="justify-self-start"
        disabled={rows.length >= maxHolidays}
        onClick={() => setRows([...rows, { day: '', name: '', hours: null, id: nextId.current++ }])}
      >
        <Plus aria-hidden className="size-4" />
        {t('settings.addHoliday')}
      </Button>
    </fieldset>
  )
}

type RowProps = {
  holiday: Holiday
  error: (field: string) => string | undefined
  onRemove: () => void
}

function HolidayRow({ holiday, error, onRemove }: RowProps) {
  const t = useMessages(backOfficeSettingsMessages)
  const [isOpen, setOpen] = useState(holiday.hours !== null)
  return (
    <div
      role="group"
      aria-label={t('settings.holiday')}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 border-t border-line pt-3"
    >
      <div className="grid grid-cols-1 items-end gap-3 sm:grid-cols-3">
        <TextField
          name="holidayDay"
          type="date"
          label={t('settings.day')}
          defaultValue={holiday.day}
          error={error('day')}
        />
        <TextField
          name="holidayName"
          label={t('settings.holidayName')}
          defaultValue={holiday.name}
          maxLength={60}
          error={error('name')}
        />
        <SelectField
          label={t('settings.holidayKind')}
          value={isOpen ? 'open' : 'closed'}
          onChange={({ target }) => setOpen(target.value === 'open')}
          options={[
            { value: 'closed', label: t('settings.closedAllDay') },
            { value: 'open', label: t('settings.otherHours') },
          ]}
        />
        {(['open', 'close'] as const).map((end) =>
          isOpen ? (
            <TextField
              key={end}
              name={`holiday-${end}`}
              type="time"
              label={t(`settings.${end}`)}
              defaultValue={holiday.hours?.[end] ?? usual[end]}
              error={error(`hours.${end}`)}
            />
          ) : (
            <input key={end} type="hidden" name={`holiday-${end}`} value="" />
          ),
        )}
      </div>
      <IconButton
        label={t('settings.removeHoliday')}
        icon={<Trash2 aria-hidden />}
        onClick={onRemove}
      />
    </div>
  )
}

const usual = { open: '10:00', close: '16:00' }

import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { backOfficeSettingsMessages } from '../../messages/en/back-office/settings/settings.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Settings } from './settings-values.ts'

type Props = {
  hours: Settings['hours']
  error: (field: `hours.${number}.${'days' | 'open' | 'close'}` | 'hours') => string | undefined
}

const most = 14
/** Suggested to a shop without hours. */
export const usual = { open: '09:00', close: '21:00' }

/** One row per different opening hours. */
export function HoursFields({ hours, error }: Props) {
  const t = useMessages(backOfficeSettingsMessages)
  const [rows, setRows] = useState(() => hours.map((one, id) => ({ ...one, id })))
  const nextId = useRef(rows.length)
  const add = useRef<HTMLButtonElement>(null)
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-small font-semibold">{t('settings.hours')}</legend>
      <p className="text-small text-soft">{error('hours') ?? t('settings.hoursHint')}</p>
      {rows.map(({ id, days, open, close }, index) => (
        <div
          key={id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_10rem_auto]"
        >
          <TextField
            name="days"
            label={t('settings.days')}
            defaultValue={days}
            maxLength={60}
            error={error(`hours.${index}.days`)}
          />
          <div className="col-span-full grid grid-cols-2 gap-3 sm:contents">
            <TextField
              name="open"
              type="time"
              label={t('settings.open')}
              defaultValue={open}
              error={error(`hours.${index}.open`)}
            />
            <TextField
              name="close"
              type="time"
              label={t('settings.close')}
              defaultValue={close}
              error={error(`hours.${index}.close`)}
            />
          </div>
          <IconButton
            label={t('settings.removeHours')}
            icon={<Trash2 aria-hidden />}
            className="max-sm:col-start-2 max-sm:row-start-1"
            onClick={() => {
              setRows(rows.filter((row) => row.id !== id))
              add.current?.focus()
            }}
          />
        </div>
      ))}
      {rows.length === 0 && (
        <Button
          small
          className="justify-self-start"
          onClick={() =>
            setRows([{ ...usual, days: t('settings.usualDays'), id: nextId.current++ }])
          }
        >
          {t('settings.usualHours', usual)}
        </Button>
      )}
      <Button
        ref={add}
        type="button"
        small
        className="justify-self-start"
        onClick={() => {
          if (rows.length < most) setRows([...rows, { ...usual, days: '', id: nextId.current++ }])
        }}
      >
        <Plus aria-hidden className="size-4" />
        {t('settings.addHours')}
      </Button>
    </fieldset>
  )
}

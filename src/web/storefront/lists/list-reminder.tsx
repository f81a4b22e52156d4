import { lastReminderDay } from '#shop/ration-lists/reminder.ts'
import { listReminderMessages } from '../../messages/en/storefront/account/list-reminder.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SelectField } from '../../ui/form/select.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { usePerson } from '../layout-data/use-layout-data.ts'
import type { ListState } from './use-list.ts'

const days = Array.from({ length: lastReminderDay }, (_, index) => index + 1)

/** The day of the month on which its owner is reminded; saved at once. */
export function ListReminder({ state: { list, changeReminder } }: { state: ListState }) {
  const t = useMessages(listReminderMessages)
  const email = usePerson()?.email ?? ''

  async function choose(reminderDay: number | null) {
    if (!(await changeReminder(reminderDay))) return
    toast.success(
      reminderDay === null ? t('reminder.stopped') : t('reminder.saved', { day: reminderDay }),
      'list',
    )
  }

  return (
    <section className="panel grid gap-3 p-5" aria-labelledby="list-reminder">
      <h2 id="list-reminder" className="text-lead">
        {t('reminder.title')}
      </h2>
      {email === '' ? (
        <p className="text-small text-soft">{t('reminder.noEmail')}</p>
      ) : (
        <SelectField
          label={t('reminder.day')}
          hint={t('reminder.hint', { email })}
          value={String(list.reminderDay ?? '')}
          options={[
            { value: '', label: t('reminder.off') },
            ...days.map((day) => ({ value: String(day), label: t('reminder.on', { day }) })),
          ]}
          onChange={({ target }) => void choose(target.value === '' ? null : Number(target.value))}
        />
      )}
    </section>
  )
}

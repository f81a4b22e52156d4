import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useEdited } from '../parts/use-edited.ts'
import { useStaffSend } from '../send.ts'
import { faultsIn, noEvent, type StaffEvent, valuesOf } from './event-values.ts'

/** What is typed into an event, until it is saved. `event` null: a new one. */
export function useEventForm(event: StaffEvent | null, onMade?: (made: StaffEvent) => void) {
  const t = useMessages(backOfficeContentMessages)
  const send = useStaffSend()
  return useEdited({
    keepAs: 'event',
    item: event,
    blank: noEvent,
    valuesOf,
    check(typed) {
      const faults = Object.entries(faultsIn(typed))
      if (faults.length === 0) return null
      return { fields: Object.fromEntries(faults.map(([field, fault]) => [field, t(fault)])) }
    },
    create: async (id, values) =>
      (await send('adminCreateEvent', { body: { id, ...values } })).data,
    change: async ({ id, version }, changes) =>
      (await send('adminChangeEvent', { params: { id }, body: { version, ...changes } })).data,
    read: async ({ id }) => (await send('adminEvent', { params: { id } })).data,
    words: { saved: t('events.saved'), failed: t('content.failed') },
    onMade,
  })
}
export type EventForm = ReturnType<typeof useEventForm>

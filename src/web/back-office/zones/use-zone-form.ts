import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useStaffSend } from '../send.ts'
import {
  bodyOf,
  changesOf,
  validate,
  noZone,
  type StaffZone,
  valuesOf,
  type ZoneField,
  type ZoneValues,
} from './zone-values.ts'

type Start = { zone: StaffZone } | { onMade: (made: StaffZone) => void }

/** What is typed and drawn of a zone, until it is saved. */
export function useZoneForm(start: Start) {
  const t = useMessages(backOfficeZonesMessages)
  const send = useStaffSend()
  return useRecordForm<StaffZone, ZoneValues>({
    draft: 'zone',
    item: 'zone' in start ? start.zone : null,
    blank: noZone,
    valuesOf,
    validate: (typed) =>
      Object.fromEntries(
        Object.entries(validate(typed)).map(([field, fault]) => [field, t(`fault.${fault}`)]),
      ),
    create: async (id, values) =>
      (await send('adminCreateZone', { body: { id, ...bodyOf(values) } })).data,
    change: async ({ id, version }, changes, values) => {
      const body = { version, ...changesOf(values, Object.keys(changes) as ZoneField[]) }
      return (await send('adminChangeZone', { params: { id }, body })).data
    },
    read: async ({ id }) => (await send('adminZone', { params: { id } })).data,
    messages: { saved: t('zones.saved'), failed: t('zones.failed') },
    onMade: 'zone' in start ? undefined : start.onMade,
  })
}
export type ZoneForm = ReturnType<typeof useZoneForm>

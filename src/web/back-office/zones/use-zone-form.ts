import { backOfficeZonesMessages } from '../../messages/en/back-office/settings/zones.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useEdited } from '../parts/use-edited.ts'
import { useStaffSend } from '../send.ts'
import {
  bodyOf,
  changesOf,
  faultsIn,
  noZone,
  type StaffZone,
  valuesOf,
  type ZoneField,
} from './zone-values.ts'

type Start = { zone: StaffZone } | { onMade: (made: StaffZone) => void }

/** What is typed and drawn of a zone, until it is saved. */
export function useZoneForm(start: Start) {
  const t = useMessages(backOfficeZonesMessages)
  const send = useStaffSend()
  return useEdited({
    keepAs: 'zone',
    item: 'zone' in start ? start.zone : null,
    blank: noZone,
    valuesOf,
    check(typed) {
      const faults = Object.entries(faultsIn(typed))
      if (faults.length === 0) return null
      return { fields: Object.fromEntries(faults.map(([field, fault]) => [field, t(`fault.${fault}`)])) } // prettier-ignore
    },
    create: async (id, values) =>
      (await send('adminCreateZone', { body: { id, ...bodyOf(values) } })).data,
    async change(zone, changes) {
      const { id, version } = zone
      const typed = { ...valuesOf(zone), ...changes }
      const body = { version, ...changesOf(typed, Object.keys(changes) as ZoneField[]) }
      return (await send('adminChangeZone', { params: { id }, body })).data
    },
    read: async ({ id }) => (await send('adminZone', { params: { id } })).data,
    words: { saved: t('zones.saved'), failed: t('zones.failed') },
    onMade: 'zone' in start ? undefined : start.onMade,
  })
}
export type ZoneForm = ReturnType<typeof useZoneForm>

import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useEdited } from '../parts/use-edited.ts'
import { useStaffSend } from '../send.ts'
import { faultsIn, type StaffAnnouncement, valuesOf } from './announcement-values.ts'

/** What is typed into the announcement, until it is saved. There is one, which is never made anew. */
export function useAnnouncementForm(line: StaffAnnouncement) {
  const t = useMessages(backOfficeContentMessages)
  const send = useStaffSend()
  const change = async (version: number, changes: Partial<StaffAnnouncement>) =>
    (await send('adminChangeAnnouncement', { body: { version, ...changes } })).data
  return useEdited({
    keepAs: 'announcement',
    item: line,
    blank: valuesOf(line),
    valuesOf,
    check(typed) {
      const faults = Object.entries(faultsIn(typed))
      if (faults.length === 0) return null
      return { fields: Object.fromEntries(faults.map(([field, fault]) => [field, t(`announcement.${fault}`)])) } // prettier-ignore
    },
    create: (_, values) => change(line.version, values),
    change: ({ version }, changes) => change(version, changes),
    read: async () => (await send('adminAnnouncement')).data,
    words: { saved: t('announcement.saved'), failed: t('content.failed') },
  })
}
export type AnnouncementForm = ReturnType<typeof useAnnouncementForm>

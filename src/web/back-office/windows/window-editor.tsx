import { backOfficeWindowsMessages } from '../../messages/en/back-office/settings/windows.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { RecordEditor } from '../forms/record-editor.tsx'
import { useRecordForm } from '../forms/use-record-form.ts'
import { useStaffSend } from '../send.ts'
import type { StaffZone } from '../zones/zone-values.ts'
import { windowSections } from './window-sections.tsx'
import {
  bodyOf,
  changesOf,
  noWindow,
  type StaffWindow,
  validate,
  valuesOf,
  type WindowValues,
} from './window-values.ts'

type Props = {
  /** null: a new one */
  window: StaffWindow | null
  zones: readonly StaffZone[]
  mayWrite: boolean
  onMade?: () => void
}

export function WindowEditor({ window, zones, mayWrite, onMade }: Props) {
  const t = useMessages(backOfficeWindowsMessages)
  const send = useStaffSend()
  const form = useRecordForm<StaffWindow, WindowValues>({
    draft: 'window',
    item: window,
    blank: { ...noWindow, zoneId: zones[0]?.id ?? null },
    valuesOf,
    validate: (typed) =>
      Object.fromEntries(
        Object.entries(validate(typed)).map(([field, fault]) => [field, t(`fault.${fault}`)]),
      ),
    create: async (id, values) =>
      (await send('adminCreateWindow', { body: { id, ...bodyOf(values) } })).data,
    change: async ({ id, version }, changes, values) => {
      const body = { version, ...changesOf(values, Object.keys(changes)) }
      return (await send('adminChangeWindow', { params: { id }, body })).data
    },
    read: async ({ id }) => (await send('adminWindow', { params: { id } })).data,
    messages: { saved: t('windows.saved'), failed: t('windows.failed') },
    onMade,
  })
  const sections = windowSections(t, zones, window !== null && window.zoneId === null)
  return (
    <RecordEditor
      form={form}
      sections={sections}
      mayWrite={mayWrite}
      of={{ kind: 'window', id: window?.id ?? '' }}
    />
  )
}

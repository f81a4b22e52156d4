import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useEdited } from '../parts/use-edited.ts'
import { useStaffSend } from '../send.ts'
import { changesOf, faultsIn, type StaffText, type TextValues, valuesOf } from './text-values.ts'

/** The words that staff write for a page, until they are saved. */
export function useTextForm(text: StaffText) {
  const t = useMessages(backOfficeContentMessages)
  const send = useStaffSend()
  const write = async ({ page, version }: StaffText, typed: TextValues) => {
    const body = { ...changesOf(typed), version }
    return (await send('adminWriteText', { params: { page }, body })).data
  }
  return useEdited({
    keepAs: `words of ${text.page}`,
    item: text,
    blank: valuesOf(text),
    valuesOf,
    check(typed) {
      const faults = Object.entries(faultsIn(typed))
      if (faults.length === 0) return null
      return { fields: Object.fromEntries(faults.map(([field, fault]) => [field, t(fault)])) }
    },
    create: (_, typed) => write(text, typed),
    change: (before, changes) => write(before, { ...valuesOf(before), ...changes }),
    read: async ({ page }) => (await send('adminText', { params: { page } })).data,
    words: { saved: t('texts.saved'), failed: t('content.failed') },
    together: true,
  })
}
export type TextForm = ReturnType<typeof useTextForm>

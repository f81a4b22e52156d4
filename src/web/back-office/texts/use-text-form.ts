import type { Answer } from '#wire/calls.ts'
import { backOfficeContentMessages } from '../../messages/en/back-office-content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useEdited } from '../parts/use-edited.ts'
import { useStaffSend } from '../send.ts'

export type StaffText = Answer<'adminText'>['data']

/** The words that staff write for a page, until they are saved; '' where ours stand there. */
export function useTextForm(text: StaffText) {
  const t = useMessages(backOfficeContentMessages)
  const send = useStaffSend()
  const write = async ({ page, version }: StaffText, body: string) =>
    (await send('adminWriteText', { params: { page }, body: { body, version } })).data
  return useEdited({
    keepAs: `text ${text.page}`,
    item: text,
    blank: { body: '' },
    valuesOf: ({ body }: StaffText) => ({ body: body ?? '' }),
    check: ({ body }) => (body.trim() === '' ? { fields: { body: t('texts.empty') } } : null),
    create: (_, { body }) => write(text, body),
    change: (before, { body = '' }) => write(before, body),
    read: async ({ page }) => (await send('adminText', { params: { page } })).data,
    words: { saved: t('texts.saved'), failed: t('content.failed') },
  })
}
export type TextForm = ReturnType<typeof useTextForm>

import { backOfficeNewsMessages } from '../../messages/en/back-office/content/news.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useEdited } from '../parts/use-edited.ts'
import { useStaffSend } from '../send.ts'
import { noNews, type StaffNews, valuesOf } from './news-values.ts'

/** What is typed into a story, until it is saved. `story` null: a new one. */
export function useNewsForm(story: StaffNews | null, onMade?: (made: StaffNews) => void) {
  const t = useMessages(backOfficeNewsMessages)
  const send = useStaffSend()
  return useEdited({
    keepAs: 'story',
    item: story,
    blank: noNews,
    valuesOf,
    check: ({ title }) =>
      title.trim() === '' ? { fields: { title: t('news.noTitleYet') } } : null,
    create: async (id, values) => (await send('adminCreateNews', { body: { id, ...values } })).data,
    change: async ({ id, version }, changes) =>
      (await send('adminChangeNews', { params: { id }, body: { version, ...changes } })).data,
    read: async ({ id }) => (await send('adminNews', { params: { id } })).data,
    words: { saved: t('news.saved'), failed: t('news.failed') },
    onMade,
  })
}
export type NewsForm = ReturnType<typeof useNewsForm>

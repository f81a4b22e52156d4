import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeNewsMessages } from '../../messages/en/back-office-news.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { toast } from '../../ui/toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { newUuid } from '../parts/new-uuid.ts'
import { useStaffSend } from '../send.ts'
import {
  changedIn,
  mergedNews,
  type NewsField,
  type NewsValues,
  noNews,
  type StaffNews,
  valuesOf,
} from './news-values.ts'

type Theirs = { now: StaffNews; both: readonly NewsField[] }

/** What is typed into a story, until it is saved. `story` null: a new one. */
export function useNewsForm(story: StaffNews | null, onMade?: (made: StaffNews) => void) {
  const t = useMessages(backOfficeNewsMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const [base, setBase] = useState(story)
  const [typed, setTyped] = useState<NewsValues>(valuesOf(story ?? noNews))
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const [id] = useState(newUuid)
  const changes = changedIn(typed, base ?? noNews)
  const isChanged = Object.keys(changes).length > 0

  function start(now: StaffNews) {
    setBase(now)
    setTyped(valuesOf(now))
    setTheirs(null)
  }

  async function change(on: StaffNews, values: NewsValues): Promise<StaffNews> {
    const body = { version: on.version, ...changedIn(values, on) }
    try {
      return (await send('adminChangeNews', { params: { id: on.id }, body })).data
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile') throw error
      const { data: now } = await send('adminNews', { params: { id: on.id } })
      const { merged, both } = mergedNews(values, on, now)
      setBase(now)
      setTyped(merged)
      if (both.length === 0) return change(now, merged)
      setTheirs({ now, both })
      throw error
    }
  }

  const { form, busy, problem, errorOf } = useForm<NewsField>({
    failed: t('news.failed'),
    check: () => (typed.title.trim() === '' ? { fields: { title: t('news.noTitleYet') } } : null),
    async send() {
      if (base === null) {
        const { data: made } = await send('adminCreateNews', { body: { id, ...typed } })
        toast.success(t('news.saved'), 'action')
        return onMade?.(made)
      }
      start(isChanged ? await change(base, typed) : base)
      toast.success(t('news.saved'), 'action')
      await revalidate()
    },
  })

  return {
    typed,
    form,
    busy,
    problem,
    errorOf,
    isChanged,
    theirs,
    set: (values: Partial<NewsValues>) => setTyped({ ...typed, ...values }),
    takeTheirs: () => theirs && start(theirs.now),
  }
}
export type NewsForm = ReturnType<typeof useNewsForm>

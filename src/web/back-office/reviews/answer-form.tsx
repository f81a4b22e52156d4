import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { sessionTexts } from '../../app/storage/stores.ts'
import { useStaffSend } from '../send.ts'
import type { Answer } from '#wire/calls.ts'

export type Review = Answer<'adminReviews'>['data'][number]

const keyOf = (id: string) => `review answer ${id}`

/** `on`: the version of the review that it answers. */
type Draft = { text: string; on: number }

/** The draft of an answer in this tab; null: none. */
export const answerDraft = (id: string) =>
  JSON.parse(sessionTexts.read(keyOf(id)) || 'null') as Draft | null

type Props = { review: Review; onClose: () => void }

/** Writes the public answer to a review. Shows changes by others before it replaces them. */
export function AnswerForm({ review, onClose }: Props) {
  const t = useMessages(backOfficeInboxMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const [draft] = useState(() => answerDraft(review.id))
  /** The version on which typing began. The list may load a newer one before the answer is saved. */
  const [first] = useState(draft?.on ?? review.version)
  const [on, setOn] = useState(review)
  const [text, setText] = useState(draft?.text ?? review.answer?.text ?? '')
  const params = { id: review.id }

  function write(to: string) {
    setText(to)
    const draft: Draft = { text: to, on: first }
    sessionTexts.write(keyOf(review.id), to === '' ? '' : JSON.stringify(draft))
  }
  function close() {
    sessionTexts.write(keyOf(review.id), '')
    onClose()
  }
  const { form, busy, problem, errorOf } = useForm<'text'>({
    failed: t('reviews.failed'),
    check: () => (text.trim() === '' ? { fields: { text: t('reviews.answerEmpty') } } : null),
    async send() {
      try {
        await send('adminAnswerReview', { params, body: { text, version: on.version } })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'changed_meanwhile')
          setOn((await send('adminReview', { params })).data)
        throw error
      }
      toast.success(t('reviews.answered'), 'action')
      close()
      await revalidate()
    },
  })
  return (
    <form {...form} noValidate className="grid gap-3 border-t border-line pt-3">
      {on.version === first ? problem && <Notice>{problem}</Notice> : <Changed now={on} />}
      <AreaField
        autoFocus
        name="text"
        label={t('reviews.answerLabel', { name: review.name })}
        hint={t('reviews.answerHint')}
        error={errorOf('text')}
        value={text}
        onChange={({ currentTarget: { value } }) => write(value)}
        maxLength={2000}
        rows={4}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="main" type="submit" busy={busy}>
          {t('reviews.answerSend')}
        </Button>
        <Button onClick={close}>{t('reviews.answerCancel')}</Button>
      </div>
    </form>
  )
}

function Changed({ now: { text, answer } }: { now: Review }) {
  const t = useMessages(backOfficeInboxMessages)
  return (
    <Notice>
      <p>{t('reviews.changed')}</p>
      <p className="font-normal whitespace-pre-line">{t('reviews.textNow', { text })}</p>
      <p className="font-normal whitespace-pre-line">
        {answer === null ? t('reviews.noAnswerNow') : t('reviews.answerNow', { text: answer.text })}
      </p>
    </Notice>
  )
}

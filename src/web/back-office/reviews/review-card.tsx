import { useState, useSyncExternalStore } from 'react'
import { paths } from '../../app/paths.ts'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Stars } from '../../ui/stars.tsx'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'
import { AnswerForm, answerDraft, type Review } from './answer-form.tsx'

const tones = { waiting: 'loud', approved: 'good', refused: 'calm' } as const

export function ReviewCard({ review }: { review: Review }) {
  const t = useMessages(backOfficeInboxMessages)
  const { product, name, rating, text, createdAt, state, answer } = review
  return (
    <li className="office-box grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lead font-semibold">
          {product === null ? (
            t('reviews.ofShop')
          ) : (
            <a
              href={paths.product(product)}
              className="inline-flex min-h-11 items-center text-link hover:underline"
            >
              {product.name}
            </a>
          )}
        </h2>
        <Badge tone={tones[state]}>{t(`reviews.${state}`)}</Badge>
      </div>
      <Stars rating={rating} />
      <p className="whitespace-pre-line">{text}</p>
      <p className="text-small text-soft">
        {t('reviews.by', { name, time: t.moment(Date.parse(createdAt)) })}
      </p>
      {answer && (
        <div className="grid gap-1 border-s-4 border-line ps-3">
          <p className="text-small text-soft">
            {t('reviews.answerAt', { time: t.moment(Date.parse(answer.answeredAt)) })}
          </p>
          <p className="whitespace-pre-line">{answer.text}</p>
        </div>
      )}
      {useAllows('review.decide') && <Work review={review} />}
    </li>
  )
}

function Work({ review }: { review: Review }) {
  const t = useMessages(backOfficeInboxMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const isKept = useSyncExternalStore(
    () => () => {},
    () => answerDraft(review.id) !== null,
    () => false, // only the browser knows what was typed in it
  )
  const [chosen, setAnswers] = useState<boolean | null>(null)
  if (chosen ?? isKept) return <AnswerForm review={review} onClose={() => setAnswers(false)} />
  const { id, state, answer, version } = review
  const params = { id }
  const decide = (to: 'approved' | 'refused', done: string) => () =>
    void act(() => send('adminDecideReview', { params, body: { state: to, version } }), done)
  const takeBack = () => send('adminAnswerReview', { params, body: { text: null, version } })
  return (
    <div className="flex flex-wrap gap-3">
      {state !== 'approved' && (
        <Button kind="main" small busy={busy} onClick={decide('approved', t('reviews.published'))}>
          {t('reviews.approve')}
        </Button>
      )}
      {(state !== 'refused' || answer !== null) && (
        <Button small onClick={() => setAnswers(true)}>
          {t(answer === null ? 'reviews.answer' : 'reviews.answerChange')}
        </Button>
      )}
      {answer !== null && (
        <Button small busy={busy} onClick={() => void act(takeBack, t('reviews.answerRemoved'))}>
          {t('reviews.answerRemove')}
        </Button>
      )}
      {state !== 'refused' && (
        <Button
          kind="danger"
          small
          busy={busy}
          onClick={decide('refused', t('reviews.notPublished'))}
        >
          {t(state === 'approved' ? 'reviews.hide' : 'reviews.refuse')}
        </Button>
      )}
    </div>
  )
}

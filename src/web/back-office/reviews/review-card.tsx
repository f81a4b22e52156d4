import type { Answer } from '#wire/calls.ts'
import { paths } from '../../app/paths.ts'
import { backOfficeInboxMessages } from '../../messages/en/back-office-inbox.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { Stars } from '../../ui/stars.tsx'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'

type Review = Answer<'adminReviews'>['data'][number]

/** What somebody wrote, and whether everybody reads it. */
export function ReviewCard({ review }: { review: Review }) {
  const t = useMessages(backOfficeInboxMessages)
  const { product, name, rating, text, createdAt } = review
  return (
    <li className="office-box grid gap-2">
      <h2 className="text-lead font-semibold">
        {product === null ? (
          t('reviews.ofShop')
        ) : (
          <a href={paths.product(product)} className="text-link hover:underline">
            {product.name}
          </a>
        )}
      </h2>
      <Stars rating={rating} />
      <p className="whitespace-pre-line">{text}</p>
      <p className="text-small text-soft">
        {t('reviews.by', { name, time: t.moment(Date.parse(createdAt)) })}
      </p>
      {useAllows('review.decide') && <Decide review={review} />}
    </li>
  )
}

function Decide({ review: { id, state } }: { review: Review }) {
  const t = useMessages(backOfficeInboxMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const decide = (to: 'approved' | 'refused', done: string) => () =>
    void act(() => send('adminDecideReview', { params: { id }, body: { state: to } }), done)
  return (
    <div className="flex flex-wrap gap-3">
      {state !== 'approved' && (
        <Button kind="main" small busy={busy} onClick={decide('approved', t('reviews.published'))}>
          {t('reviews.approve')}
        </Button>
      )}
      {state !== 'refused' && (
        <Button
          kind="danger"
          small
          busy={busy}
          onClick={decide('refused', t('reviews.notPublished'))}
        >
          {t('reviews.refuse')}
        </Button>
      )}
    </div>
  )
}

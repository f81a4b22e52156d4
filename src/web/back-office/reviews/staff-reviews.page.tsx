import { reviewStates } from '#shop/reviews/review.ts'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { Chips } from '../parts/chips.tsx'
import { oneOfOr } from '../parts/one-of-or.ts'
import { PageLinks, pageIn, pageSize, refusePastEnd } from '../parts/page-links.tsx'
import { useRefresh } from '../parts/use-refresh.ts'
import { useStaying } from '../parts/use-staying.ts'
import { staffSend } from '../send.ts'
import { keptAnswer } from './answer-form.tsx'
import { type Review, ReviewCard } from './review-card.tsx'

const states = ['waiting', ...reviewStates.filter((state) => state !== 'waiting'), 'all'] as const

export const page = definePage({
  async load({ api, layoutData, url }) {
    const { searchParams } = url
    await layoutData
    const state = oneOfOr(states, searchParams.get('state'), 'waiting')
    const page = pageIn(searchParams)
    const query = { state: state === 'all' ? undefined : state, page, limit: pageSize }
    const { data: reviews, total } = await staffSend(api)('adminReviews', { query })
    refusePastEnd(url, page, total)
    return { reviews, total, state, page }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeInboxMessages)('reviews.title'),
  }),
  Page: ({ data: { reviews, total, state, page } }) => {
    const t = useMessages(backOfficeInboxMessages)
    useRefresh()
    const shown = state === 'waiting' ? undefined : state
    return (
      <div className="grid max-w-3xl gap-4">
        <h1 className="text-head">{t('reviews.title')}</h1>
        <Chips
          label={t('reviews.title')}
          chips={states.map((one) => ({
            to: officePaths.reviews({ state: one === 'waiting' ? undefined : one }),
            words: t(`reviews.${one}`),
            isHere: one === state,
          }))}
        />
        {reviews.length === 0 && (
          <EmptyState ornament="lamp" title={t('reviews.none')} text={t('reviews.noneText')} />
        )}
        <Reviews key={`${state} ${page}`} reviews={reviews} />
        <PageLinks
          page={page}
          total={total}
          to={(n) => officePaths.reviews({ state: shown, page: n })}
        />
      </div>
    )
  },
})

/** One that leaves the list while an answer to it is being written stays. */
function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const left = useStaying(reviews, ({ id }) => keptAnswer(id) !== '')
  return (
    <ul className="grid gap-3">
      {[...left, ...reviews].map((one) => (
        <ReviewCard key={one.id} review={one} />
      ))}
    </ul>
  )
}

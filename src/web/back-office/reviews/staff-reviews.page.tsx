import { reviewStates } from '#shop/reviews/review.ts'
import { backOfficeInboxMessages } from '../../messages/en/back-office/orders/inbox.ts'
import { officePaths } from '../addresses.ts'
import { choice } from '../list/filters.ts'
import { listPage } from '../list/list-page.tsx'
import { answerDraft } from './answer-form.tsx'
import { ReviewCard } from './review-card.tsx'

export const page = listPage({
  call: 'adminReviews',
  at: officePaths.reviews,
  messages: [backOfficeInboxMessages],
  title: 'reviews.title',
  width: 'max-w-3xl',
  refreshes: true,
  filters: (t) => ({
    state: choice('waiting', [...reviewStates.filter((one) => one !== 'waiting'), 'all'], (one) =>
      t(`reviews.${one}`),
    ),
  }),
  empty: (t) => ({ title: t('reviews.none'), text: t('reviews.noneText') }),
  stays: ({ id }) => answerDraft(id) !== null,
  Row: ({ row }) => <ReviewCard review={row} />,
})

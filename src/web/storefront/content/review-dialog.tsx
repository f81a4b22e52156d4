import { ApiError } from '../../app/api/api-error.ts'
import { reviewCalls } from '../../app/api/review-calls.ts'
import { useApi } from '../../app/api/use-api.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { shopReviewMessages } from '../../messages/en/storefront/catalogue/shop-reviews.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { useOverlayActions } from '../parts/overlay.tsx'
import { ReviewForm } from '../parts/review-form.tsx'

export default function ReviewDialog({ open }: { open: boolean }) {
  const t = useMessages(shopReviewMessages)
  const { close, show } = useOverlayActions()
  const person = usePerson()
  const api = useApi()
  return (
    <Dialog open={open} onClose={close} title={t('reviews.write')}>
      {person === null && <p className="mb-5 text-small text-soft">{t('reviews.asGuest')}</p>}
      <ReviewForm
        save={reviewCalls(api).writeReview}
        onDone={close}
        onRefused={(reason, error, after) => {
          // The review is sent after the login.
          const isGuest = error instanceof ApiError && error.status === 401
          if (isGuest) show('login', { after, reason })
          return isGuest
        }}
      />
    </Dialog>
  )
}

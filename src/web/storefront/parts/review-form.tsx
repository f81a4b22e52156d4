import { type ReactNode, useState } from 'react'
import { messageOf } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { shopReviewMessages } from '../../messages/en/storefront/catalogue/shop-reviews.ts'
import { productReviewsMessages } from '../../messages/en/storefront/catalogue/product-reviews.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { StarPicker } from '../../ui/form/star-picker.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useForm } from '../../ui/form/use-form.ts'

type Review = { text: string; rating: number }

type Props = {
  own?: { text: string; rating: number } | null
  save: (review: Review) => Promise<{ state: string }>
  onDone: () => void
  /** Returns whether it has notified the user. `again` resends the review, also after the form is gone. */
  onRefused?: (message: string, error: unknown, again: () => void) => boolean
  className?: string
  /** beside the button */
  children?: ReactNode
}

/** Stars and text, for the shop or one product. */
export function ReviewForm({ own, save, onDone, onRefused, className = '', children }: Props) {
  const t = useMessages(shopReviewMessages, productReviewsMessages)
  const [text, setText] = useState(own?.text ?? '')
  const [rating, setRating] = useState(own?.rating ?? 0)
  const publish = usePublish({ text: text.trim(), rating }, save, onDone)
  const failed = t('reviews.failed')

  function tell(message: string, error: unknown) {
    if (!onRefused?.(message, error, again)) toast.error(message, 'review')
  }

  function again() {
    publish().catch((error: unknown) => {
      tell(messageOf(error, failed), error)
    })
  }

  const { form, busy, errorOf } = useForm<'text' | 'rating'>({
    failed,
    send: publish,
    check() {
      const fields = {
        ...(rating === 0 && { rating: t('reviews.needRating') }),
        ...(text.trim() === '' && { text: t('reviews.needText') }),
      }
      return Object.keys(fields).length > 0 ? { fields } : null
    },
    place(message, error) {
      tell(message, error)
      return {}
    },
  })

  return (
    <form {...form} noValidate className={`grid gap-5 ${className}`}>
      <StarPicker
        label={t('reviews.rating')}
        starLabel={(star) => t('reviews.stars', { star })}
        value={rating}
        onChange={setRating}
        error={errorOf('rating')}
      />
      <AreaField
        label={t('reviews.text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={errorOf('text')}
        maxLength={2000}
        rows={4}
      />
      <div className="flex flex-wrap gap-3 *:only:grow">
        <Button type="submit" kind="main" busy={busy}>
          {t('reviews.submit')}
        </Button>
        {children}
      </div>
    </form>
  )
}

function usePublish(review: Review, save: Props['save'], onDone: () => void) {
  const t = useMessages(shopReviewMessages, productReviewsMessages)
  const { revalidate } = useRevalidator()
  return async () => {
    const { state } = await save(review)
    toast.success(t('reviews.sent'), 'review')
    if (state === 'waiting') toast.say(t('reviews.waits'))
    onDone()
    await revalidate()
  }
}

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ProductReview } from '#shop/reviews/review.ts'
import { wordsOf } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { AreaField } from '../../ui/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { focusWrong } from '../../ui/focus-wrong.ts'
import { StarPicker } from '../../ui/star-picker.tsx'
import { toast } from '../../ui/toast.ts'
import { useApi } from '../../app/api/use-api.ts'
import { homeMessages } from '../../messages/en/home.ts'
import { productReviewsMessages } from '../../messages/en/product-reviews.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Props = { productId: string; own: ProductReview | null; onDone: () => void }

/** The first, or another in place of the one that stands. */
export function BuyerReviewForm({ productId, own, onDone }: Props) {
  const t = useMessages(homeMessages, productReviewsMessages)
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [text, setText] = useState(own?.text ?? '')
  const [rating, setRating] = useState<number>(own?.rating ?? 0)
  const [wrong, setWrong] = useState<'text' | 'rating'>()
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const missing = text.trim() === '' ? 'text' : rating === 0 ? 'rating' : undefined
    if (missing) return focusWrong(event.currentTarget, () => setWrong(missing))
    setWrong(undefined)
    setBusy(true)
    try {
      const { state } = await api.reviewProduct(productId, { text: text.trim(), rating })
      toast.success(t('reviews.sent'))
      if (state === 'waiting') toast.say(t('reviews.waits'))
      onDone()
      await revalidate()
    } catch (error) {
      toast.error(wordsOf(error, t('reviews.failed')))
      setBusy(false)
    }
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="panel grid max-w-2xl gap-5 p-5 sm:p-7">
      <StarPicker
        label={t('reviews.rating')}
        value={rating}
        onChange={setRating}
        error={wrong === 'rating' ? t('reviews.needRating') : undefined}
      />
      <AreaField
        label={t('reviews.text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={wrong === 'text' ? t('reviews.needText') : undefined}
        maxLength={2000}
        rows={4}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="main" busy={busy}>
          {t('reviews.submit')}
        </Button>
        <Button onClick={onDone}>{t('reviews.keep')}</Button>
      </div>
    </form>
  )
}

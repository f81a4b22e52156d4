import { type SubmitEvent, useState } from 'react'
import { ApiError, wordsOf } from '../../app/api/api-error.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { AreaField } from '../../ui/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { focusWrong } from '../../ui/focus-wrong.ts'
import { StarPicker } from '../../ui/star-picker.tsx'
import { toast } from '../../ui/toast.ts'
import { useApi } from '../../app/api/use-api.ts'
import { homeMessages } from '../../messages/en/home.ts'
import { productReviewsMessages } from '../../messages/en/product-reviews.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useOverlay } from '../parts/overlay.tsx'

export default function ReviewDialog({ open }: { open: boolean }) {
  const t = useMessages(homeMessages)
  const { close } = useOverlay()
  return (
    <Dialog open={open} onClose={close} title={t('reviews.write')}>
      <ReviewForm />
    </Dialog>
  )
}

function ReviewForm() {
  const t = useMessages(homeMessages, productReviewsMessages)
  const api = useApi()
  const { close, show } = useOverlay()
  const { revalidate } = useRevalidator()
  const [text, setText] = useState('')
  const [rating, setRating] = useState(0)
  const [wrong, setWrong] = useState<'text' | 'rating'>()
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const missing = text.trim() === '' ? 'text' : rating === 0 ? 'rating' : undefined
    if (missing) return focusWrong(event.currentTarget, () => setWrong(missing))
    setWrong(undefined)
    setBusy(true)
    await send()
    setBusy(false)
  }

  async function send() {
    try {
      const { state } = await api.writeReview({ text: text.trim(), rating })
      toast.success(t('reviews.sent'))
      if (state === 'waiting') toast.say(t('reviews.waits'))
      close()
      await revalidate()
    } catch (error) {
      const words = wordsOf(error, t('reviews.failed'))
      toast.error(words)
      // What was written is not lost: it is sent as soon as its writer is known.
      if (error instanceof ApiError && error.status === 401)
        show('login', { after: () => void send(), reason: words })
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
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
      <Button type="submit" kind="main" busy={busy}>
        {t('reviews.submit')}
      </Button>
    </form>
  )
}

import type { ShopAnswer as Answer } from '#shop/reviews/review.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'

export function ShopAnswer({ answer }: { answer: Answer | null }) {
  const { settings } = useLayoutData()
  return (
    answer && (
      <div className="rounded-small bg-sunk px-4 py-3">
        <p className="font-semibold">{settings?.shopName}</p>
        <p className="whitespace-pre-line">{answer.text}</p>
      </div>
    )
  )
}

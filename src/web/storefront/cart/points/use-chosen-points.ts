import { storedText } from '../../../app/storage/stored-text.ts'
import { sessionTexts } from '../../../app/storage/stores.ts'

// Points chosen in the cart and redeemed at the checkout. Per account: the next login starts at 0.
const stored = storedText('kiryana-points', 80, sessionTexts)

export function useChosenPoints(person: string) {
  const [owner, points = ''] = stored.use().split(' ')
  const isValid = owner === person && /^\d{1,9}$/.test(points)
  return [
    isValid ? Number(points) : 0,
    (chosen: number) => stored.write(`${person} ${chosen}`),
  ] as const
}

import { useSyncExternalStore } from 'react'
import { sessionTexts } from '../../../app/storage/stores.ts'

// How many points the buyer wants to redeem on the cart: chosen in the cart, carried to the
// checkout, used when the order is placed. Of one person only: the next to log in starts at 0.
const place = 'kiryana-points'
const listeners = new Set<() => void>()

function subscribe(hear: () => void) {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

function read(person: string): number {
  const [owner, points] = (sessionTexts.read(place) ?? '').split(' ')
  return owner === person && points !== undefined && /^\d{1,9}$/.test(points) ? Number(points) : 0
}

function write(person: string, points: number) {
  sessionTexts.write(place, `${person} ${points}`)
  for (const hear of listeners) hear()
}

export const useChosenPoints = (person: string) =>
  [
    useSyncExternalStore(
      subscribe,
      () => read(person),
      () => 0,
    ),
    (points: number) => write(person, points),
  ] as const

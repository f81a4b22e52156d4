import { useSyncExternalStore } from 'react'
import { sessionTexts } from '../../../app/storage/stores.ts'

// Points chosen in the cart and redeemed at the checkout. Per account: the next login starts at 0.
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

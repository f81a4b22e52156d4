import type { Tx } from '#db/database.ts'
import { takeWindow } from '../../delivery/windows/take-window.ts'
import { placesFor } from '../../delivery/windows/window.ts'
import { Refusal } from '../../refusals.ts'
import type { BookedOrder } from '../order.ts'
import type { PricedOrder } from './price-order.ts'

/** Null: without a window. One that was not chosen may have become full meanwhile. */
export async function takePlaces(
  tx: Tx,
  { window: found, lines }: PricedOrder,
  at: number,
): Promise<BookedOrder['window'] | null> {
  if (found === null) return null
  const { window, isChosen } = found
  const places = placesFor(lines.length, window)
  try {
    await takeWindow(tx, { ...found, places, at })
  } catch (error) {
    if (isChosen || !(error instanceof Refusal)) throw error
    return null
  }
  return { id: window.id, extra: window.extra, places }
}

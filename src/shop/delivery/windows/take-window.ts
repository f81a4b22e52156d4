import type { Tx } from '#db/database.ts'
import { Refusal } from '../../refusals.ts'
import { dayAfter, shopDay } from '../../settings/shop-day.ts'
import { closingTime, daysAhead, type DeliveryWindow, placesLeft, windowsOn } from './window.ts'
import {
  changePlaces,
  endHold,
  endHolds,
  findHold,
  insertHold,
  lockWindowDay,
  type WindowHold,
} from './window-days.store.ts'

/** A place in a window stays with a cart for so long, in milliseconds. */
export const holdTime = 10 * 60_000

export type WindowChoice = { windowId: string; day: string }

/** Refuses a window that the zone doesn't have on that day, or on none of the days that are offered (`window_gone`). `at`: ms UTC. */
export function chosenWindow(
  of: Parameters<typeof windowsOn>[0] & { at: number },
  { windowId, day }: WindowChoice,
): DeliveryWindow {
  const isOffered = day < dayAfter(shopDay(of.at), daysAhead)
  const found = isOffered ? windowsOn(of, day).find(({ id }) => id === windowId) : undefined
  if (found === undefined) throw new Refusal('window_gone')
  return found
}

type Asked = {
  window: DeliveryWindow
  day: string
  places: number
  /** The hold of the same cart, given up for this. */
  holdId: string | null
  /** ms UTC. */
  at: number
}

/**
 * Takes places in a window for an order and ends the hold of its cart. Refuses a window that takes no more orders
 * (`window_closed`) and a full one (`window_full`). A hold counts until it ends, also after the cut-off, so what was
 * promised in the checkout is kept.
 */
export async function takeWindow(tx: Tx, asked: Asked): Promise<void> {
  const { window, holdId, at, places } = asked
  const day = await lockWindowDay(tx, window.id, asked.day)
  const hold = holdId === null ? undefined : await findHold(tx, holdId)
  const isHeld = hold !== undefined && isFor(hold, asked) && hold.expiresAt > at
  if (!isHeld && (day.closed || at >= closingTime(window, asked.day)))
    throw new Refusal('window_closed')
  const own = isHeld ? hold.places : 0
  const ended = own + (await endHolds(tx, day, at))
  const left = placesLeft(window, { ...day, taken: day.taken - ended })
  if (left < places && places > own) throw new Refusal('window_full')
  if (isHeld) await endHold(tx, hold)
  await changePlaces(tx, day, places - ended)
}

/** Keeps places for a cart for ten minutes, instead of those that it held before. Refuses as `takeWindow` does. */
export async function holdWindow(tx: Tx, id: string, asked: Asked): Promise<WindowHold> {
  const { window, day, places, at } = asked
  const before = await findHold(tx, id)
  if (before !== undefined && !isFor(before, asked)) {
    await lockBoth(tx, before, { windowId: window.id, day })
    await giveUpHold(tx, before)
  }
  await takeWindow(tx, {
    ...asked,
    holdId: before !== undefined && isFor(before, asked) ? id : null,
  })
  const hold = { id, windowId: window.id, day, places, expiresAt: at + holdTime }
  if ((await insertHold(tx, hold)) === 0) await changePlaces(tx, hold, -places)
  return hold
}

/** Takes places in another window for an order, and gives back those `from` where it was (null: in none). Refuses as `takeWindow` does. */
export async function movePlaces(
  tx: Tx,
  from: (WindowChoice & { places: number }) | null,
  asked: Asked,
): Promise<void> {
  if (from !== null) await lockBoth(tx, from, { windowId: asked.window.id, day: asked.day })
  await takeWindow(tx, asked)
  if (from !== null) await changePlaces(tx, from, -from.places)
}

/** In one order for all, so that two that change places don't wait for one another. */
async function lockBoth(tx: Tx, ...days: WindowChoice[]) {
  const name = ({ windowId, day }: WindowChoice) => `${windowId} ${day}`
  for (const { windowId, day } of days.toSorted((a, b) => (name(a) < name(b) ? -1 : 1)))
    await lockWindowDay(tx, windowId, day)
}

/** Gives the places back that a hold keeps, in a locked day. */
export async function giveUpHold(tx: Tx, hold: WindowHold) {
  const ended = await endHold(tx, hold)
  if (ended !== undefined) await changePlaces(tx, hold, -ended.places)
}

const isFor = (hold: WindowHold, { window, day }: Pick<Asked, 'window' | 'day'>) =>
  hold.windowId === window.id && hold.day === day

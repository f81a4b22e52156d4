import { countTry } from '../../accounts/signing-in/throttle.store.ts'
import { Refusal } from '../../refusals.ts'
import { readSettings } from '../../settings/settings.store.ts'
import type { Visit } from '../../visit.ts'
import { chosenWindow, holdWindow, type WindowChoice } from './take-window.ts'
import { placesFor } from './window.ts'
import type { WindowHold } from './window-days.store.ts'
import { allWindows } from './windows.store.ts'

const period = 10 * 60_000
const perAddress = 20
/** Places of one cart; a larger order takes the others when it is placed. So that nobody keeps a window from everyone. */
const maxHeld = 5

type Input = WindowChoice & {
  /** Chosen by the browser; the same one moves its places to another window. */
  holdId: string
  /** Of the cart. */
  lines: number
  /** Client IP, for rate limits. */
  address: string
}

/**
 * Keeps up to five places for a cart for ten minutes. Refuses windows that are gone, closed or full, and more than 20 calls
 * of an address in ten minutes.
 */
export async function holdChosen(visit: Visit, input: Input): Promise<WindowHold> {
  const { holdId, day, lines, address } = input
  const at = visit.now()
  if ((await countTry(visit.db, `window hold ${address}`, at, period)) > perAddress)
    throw new Refusal('too_many_tries', { retryAfter: period / 1000 })
  return visit.db.transaction(async (tx) => {
    const [windows, schedule] = await Promise.all([allWindows(tx), readSettings(tx)])
    const zoneId = windows.find(({ id }) => id === input.windowId)?.zoneId ?? null
    const window = chosenWindow({ windows, zoneId, schedule, at }, input)
    const places = Math.min(maxHeld, placesFor(lines, window))
    return holdWindow(tx, holdId, { window, day, places, holdId: null, at })
  })
}

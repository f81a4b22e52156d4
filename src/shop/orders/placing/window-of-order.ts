import { chosenWindow } from '../../delivery/windows/take-window.ts'
import { soonestFree } from '../../delivery/windows/soonest-free.ts'
import { type Offer, offeredWindows } from '../../delivery/windows/window.ts'
import { isFetched, type PlaceOrderInput } from './place-order-input.ts'

/** What an order takes: the chosen window (refuses `window_gone`), else the soonest that costs nothing extra. */
export function windowOf(input: PlaceOrderInput, of: Offer) {
  const { window: choice } = input
  if (isFetched(input)) return null
  if (choice) return { ...choice, window: chosenWindow(of, choice), isChosen: true }
  const soonest = soonestFree(offeredWindows(of))
  const window = of.windows.find(({ id }) => id === soonest?.windowId)
  return soonest && window
    ? { windowId: window.id, day: soonest.day, holdId: null, window, isChosen: false }
    : null
}

import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react'
import { soonestFree } from '#shop/delivery/windows/soonest-free.ts'
import { withExtra } from '#shop/delivery/windows/with-extra.ts'
import { rupees } from '#shop/money.ts'
import { type Choice, useHold } from './use-hold.ts'
import type { Figures, OfferedWindow, Taken } from './use-window.ts'
import { withShipping } from './with-shipping.ts'

export type WindowPartProps = {
  offered: readonly OfferedWindow[]
  /** Of the cart. */
  lines: number | undefined
  /** The order is on its way, and takes the place itself. */
  busy?: boolean
  /** Before the checkout: only a window that was chosen keeps its place. */
  isEarly?: boolean
  onTake: Dispatch<SetStateAction<Taken | null | undefined>>
}

/**
 * The chosen window, at first the one that pages promise; the next with room if it is full or closed. Undefined: all are
 * full. A window whose place is kept for this cart is full for others only.
 */
export function useChoice({ offered, lines = 1, busy, isEarly, onTake }: WindowPartProps) {
  const [choice, choose] = useState<Choice | null>(null)
  const isChosen = ({ id, day }: OfferedWindow) => id === choice?.id && day === choice.day
  const open = offered.filter((one) => one.state === 'open' || (isChosen(one) && choice?.isKept))
  const chosenAt = offered.findIndex(isChosen)
  const next =
    chosenAt < 0 ? soonestFree(open) : open.find((one) => offered.indexOf(one) > chosenAt)
  const window = open.find(isChosen) ?? next ?? open[0]
  const { key: hold, isKept } = useHold({
    window,
    lines,
    busy: busy || (isEarly && choice === null),
    choose,
  })
  const take = useEffectEvent(() =>
    onTake(
      window
        ? {
            window: { id: window.id, day: window.day, hold },
            charged: (cart) => charged(cart, window),
          }
        : null,
    ),
  )
  useEffect(() => take(), [window?.id, window?.day, window?.extra])
  // Pickup, which closes this choice, stays.
  const leave = useEffectEvent(() => onTake((now) => (now?.pickup ? now : undefined)))
  useEffect(() => () => leave(), [])
  return { open, window, choose, isKept }
}

const charged = <Cart extends Figures>(cart: Cart, hours: OfferedWindow): Cart => {
  if (!cart.current) return cart
  const extra = rupees(hours.extra)
  return {
    ...withShipping(cart, withExtra(cart.current.shipping, extra)),
    window: { extra, hours },
  }
}

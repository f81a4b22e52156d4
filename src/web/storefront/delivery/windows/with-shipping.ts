import { pointsThatHold, worth } from '#shop/loyalty/points.ts'
import { less, type Paisa, plus } from '#shop/money.ts'
import type { Figures } from './use-window.ts'

/** The cart with another delivery charge. Points never exceed what is left to pay. */
export function withShipping<Cart extends Figures>(cart: Cart, shipping: Paisa): Cart {
  const { current, person, chosen } = cart
  if (!current?.lines.length) return cart
  const before = plus(less(current.total, current.shipping), shipping)
  const points = cart.points > 0 && person ? pointsThatHold(chosen, person, before) : 0
  return {
    ...cart,
    current: { ...current, shipping, total: before },
    before,
    points,
    total: less(before, worth(points)),
  }
}

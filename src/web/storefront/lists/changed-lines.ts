import { availableLines } from '#shop/cart/available-lines.ts'
import { amountOfLine, keyOf, quantityOf, withLineQuantity } from '#shop/cart/cart.ts'
import { sum } from '#shop/money.ts'
import type { ListChange, OpenedList } from '#shop/ration-lists/ration-list.ts'

/** Optimistic: changes of the lines that are displayed, until the server confirms them. */
export function withChangedLines(opened: OpenedList, changes: readonly ListChange[]): OpenedList {
  const quantities = new Map(changes.map((change) => [keyOf(change), change.quantity]))
  const changed = opened.lines
    .map((line) => ({ ...line, quantity: quantities.get(keyOf(line)) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0)
  const lines = changed.map((line) =>
    withLineQuantity(line, line.quantity, quantityOf(changed, line.productId)),
  )
  return {
    lines,
    gone: opened.gone.filter((line) => quantities.get(keyOf(line)) !== 0),
    total: sum(availableLines(lines).map(amountOfLine)),
  }
}

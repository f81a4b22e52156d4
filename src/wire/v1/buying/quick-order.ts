import type { CheckedLine } from '#shop/cart/check-list.ts'
import { decodeLine, encodeLine } from './cart.ts'
import type { WireCheckedLine } from './quick-order.schema.ts'

export const encodeCheckedLine = ({
  candidates,
  guess,
  ...line
}: CheckedLine): WireCheckedLine => ({
  ...line,
  ...(guess && { guess }),
  candidates: candidates.map(encodeLine),
})

export const decodeCheckedLine = ({
  candidates,
  guess,
  ...line
}: WireCheckedLine): CheckedLine => ({
  ...line,
  guess: guess ?? null,
  candidates: candidates.map(decodeLine),
})

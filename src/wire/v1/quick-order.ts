import type { CheckedLine } from '#shop/cart/check-list.ts'
import { decodeLine, encodeLine } from './cart.ts'
import type { WireCheckedLine } from './quick-order.schema.ts'

export const encodeCheckedLine = ({ candidates, ...line }: CheckedLine): WireCheckedLine => ({
  ...line,
  candidates: candidates.map(encodeLine),
})

export const decodeCheckedLine = ({ candidates, ...line }: WireCheckedLine): CheckedLine => ({
  ...line,
  candidates: candidates.map(decodeLine),
})

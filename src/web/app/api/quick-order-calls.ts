import type { AskedLine } from '#shop/cart/check-list.ts'
import { decodeCheckedLine } from '#wire/v1/buying/quick-order.ts'
import type { Api } from './api.ts'

export const quickOrderCalls = ({ send }: Api) => ({
  /** What the lines of a list may mean, at this buyer's prices. */
  checkList: async (lines: readonly AskedLine[]) =>
    (await send('checkQuickOrder', { body: { lines: [...lines] } })).data.map(decodeCheckedLine),
})

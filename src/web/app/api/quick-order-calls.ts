import type { ListLine } from '#shop/cart/check-list.ts'
import { decodeCheckedLine } from '#wire/v1/buying/quick-order.ts'
import type { Api } from './api.ts'

export const quickOrderCalls = ({ send }: Api) => ({
  /** Finds the products that typed lines may mean, at this customer's prices. */
  checkList: async (lines: readonly ListLine[]) =>
    (await send('checkQuickOrder', { body: { lines: [...lines] } })).data.map(decodeCheckedLine),
})

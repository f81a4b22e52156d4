import { query } from './paths.ts'

/** Where a buyer answers a question about an order. No shopper's script knows it: it is reached by a link that was sent. */
export const questionPath = (
  params: { token?: string | undefined; problem?: string | undefined } = {},
) => `/order-question${query(params)}`

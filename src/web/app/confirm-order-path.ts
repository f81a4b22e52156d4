import { query } from './paths.ts'

/** Where a customer confirms an order. Only a mailed link leads here, so shoppers' scripts don't include it. */
export const confirmOrderPath = (
  params: { token?: string | undefined; problem?: string | undefined } = {},
) => `/confirm-order${query(params)}`

import { query } from './paths.ts'

/** Where a customer answers a question about an order. Only a mailed link leads here, so shoppers' scripts don't include it. */
export const questionPath = (
  params: { token?: string | undefined; problem?: string | undefined } = {},
) => `/order-question${query(params)}`

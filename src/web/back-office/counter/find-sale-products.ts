import { useCallback } from 'react'
import type { Answer } from '#wire/calls.ts'
import { bestMatches } from '../new-order/find-products.ts'
import { useStaffSend } from '../send.ts'

export type SaleProduct = Answer<'adminSaleProducts'>['data'][number]

/** Finds products on sale with the rights of a cashier. */
export function useFindSaleProducts() {
  const send = useStaffSend()
  return useCallback(
    async (text: string): Promise<SaleProduct[]> =>
      bestMatches((await send('adminSaleProducts', { query: { q: text } })).data, text),
    [send],
  )
}

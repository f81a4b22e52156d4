import { useEffect, useState, useSyncExternalStore } from 'react'
import { messageOf } from '../../app/api/api-error.ts'
import { backOfficeProductsMessages } from '../../messages/en/back-office/catalogue/products.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useStaffSend } from '../send.ts'
import { openGrid } from './grid.ts'
import type { StaffProduct } from './row-values.ts'

/** The grid of a page of products; it follows the list as it is loaded anew. */
export function useGrid(products: readonly StaffProduct[]) {
  const t = useMessages(backOfficeProductsMessages)
  const send = useStaffSend()
  const [grid] = useState(() =>
    openGrid(products, {
      change: async (id, body) =>
        (await send('adminChangeProduct', { params: { id }, body, outlivesPage: true })).data,
      read: async (id) => (await send('adminProduct', { params: { id } })).data,
      why: (error) => messageOf(error, t('cellFault.failed')),
    }),
  )
  useEffect(() => grid.follow(products), [grid, products])
  const { rows, steps } = useSyncExternalStore(grid.subscribe, grid.state, grid.state)
  return { grid, rows, steps }
}

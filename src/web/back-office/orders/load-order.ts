import { allows } from '#shop/permissions.ts'
import type { Answer } from '#wire/calls.ts'
import { ApiError } from '../../app/api/api-error.ts'
import type { LoaderArgs } from '../../app/page.tsx'
import { redirect } from '../../app/router/redirect.ts'
import { officePaths } from '../addresses.ts'
import type { LayoutData } from '../layout/load-layout.ts'
import { staffSend } from '../send.ts'

export type StaffOrder = Answer<'adminOrder'>['data']

/** Loads the order of the address, after the login check. Redirects from the number that people know. */
export async function loadOrder({
  api,
  params: { id = '' },
  layoutData,
}: LoaderArgs<LayoutData>): Promise<StaffOrder> {
  const layout = await layoutData
  // The QR code of a pickup leads here; a cashier hands it over at the counter.
  if (layout && !allows(layout.role, 'order.read') && allows(layout.role, 'sale.write'))
    throw redirect(officePaths.counter({ pickup: id }))
  const send = staffSend(api)
  try {
    return (await send('adminOrder', { params: { id } })).data
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404 || !/^\d{7}$/.test(id)) throw error
    const { data: orders } = await send('adminOrders', { query: { q: id } })
    const found = orders.find(({ reference }) => reference === id)
    throw found === undefined ? error : redirect(officePaths.order(found))
  }
}

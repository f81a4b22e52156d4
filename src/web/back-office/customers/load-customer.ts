import type { Answer } from '#wire/calls.ts'
import type { LoaderArgs } from '../../app/page.tsx'
import type { LayoutData } from '../layout/load-layout.ts'
import { staffSend } from '../send.ts'

export type StaffCustomer = Answer<'adminCustomer'>['data']

/** Loads the customer of the address, after the login check. */
export async function loadCustomer({
  api,
  params: { id = '' },
  layoutData,
}: LoaderArgs<LayoutData>): Promise<StaffCustomer> {
  await layoutData
  return (await staffSend(api)('adminCustomer', { params: { id } })).data
}

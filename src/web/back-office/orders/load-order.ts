import type { Answer } from '#wire/calls.ts'
import type { LoaderArgs } from '../../app/page.tsx'
import type { LayoutData } from '../layout/load-layout.ts'
import { staffSend } from '../send.ts'

export type StaffOrder = Answer<'adminOrder'>['data']

/** Loads the order of the address, after the login check. */
export async function loadOrder({
  api,
  params: { id = '' },
  layoutData,
}: LoaderArgs<LayoutData>): Promise<StaffOrder> {
  await layoutData
  return (await staffSend(api)('adminOrder', { params: { id } })).data
}

import type { Api } from '../../app/api/api.ts'
import { staffSend } from '../send.ts'
import type { StaffZone } from './zone-values.ts'

const most = 100

/** All zones, in the order in which they are asked; a page of them has at most a hundred. */
export async function loadZones(api: Api): Promise<StaffZone[]> {
  const read = (page: number) => staffSend(api)('adminZones', { query: { page, limit: most } })
  const { data, total } = await read(1)
  return total > most ? [...data, ...(await read(2)).data] : data
}

import { changeStaff } from '#shop/accounts/change-staff.ts'
import { countStaff, listStaff } from '#shop/accounts/staff.store.ts'
import { encodeStaffMember } from '#wire/admin/staff.ts'
import type { Handlers } from '../handler.ts'
import { pageOf } from '../page-of.ts'

export const staffHandlers: Pick<Handlers, 'adminStaff' | 'adminChangeStaff'> = {
  async adminStaff({ db }, { query }) {
    const { limit, offset } = pageOf(query)
    const [found, total] = await Promise.all([listStaff(db, limit, offset), countStaff(db)])
    return { data: found.map(encodeStaffMember), total }
  },
  async adminChangeStaff(visit, { params, body }) {
    const member = await changeStaff(visit, params.id, body.role)
    return { data: member && encodeStaffMember(member) }
  },
}

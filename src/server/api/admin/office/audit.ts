import { listStaffIds } from '#shop/accounts/staff/staff.store.ts'
import { listAudit } from '#shop/events/audit.store.ts'
import { dayAfter, startOfShopDay } from '#shop/settings/shop-day.ts'
import { decodeAuditCursor, encodeAuditCursor, encodeAuditEntry } from '#wire/admin/office/audit.ts'
import type { Handlers } from '../../handler.ts'

export const auditHandlers = {
  async adminAudit({ db }, { query: { person, by, kind, from, until, after, limit = 50 } }) {
    const among = by === 'staff' ? await listStaffIds(db) : (by ?? null)
    const isAmong = person !== undefined && (among === null || among.includes(person))
    const filter = {
      people: person === undefined ? among : isAmong ? [person] : [],
      kind: kind ?? null,
      from: from === undefined ? null : startOfShopDay(from),
      until: until === undefined ? null : startOfShopDay(dayAfter(until, 1)),
    }
    const cursor = after === undefined ? null : decodeAuditCursor(after)
    const { entries, next } = await listAudit(db, filter, cursor, limit)
    return { data: entries.map(encodeAuditEntry), next: next && encodeAuditCursor(next) }
  },
} satisfies Partial<Handlers>

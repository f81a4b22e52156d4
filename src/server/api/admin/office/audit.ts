import { listStaffIds } from '#shop/accounts/staff/staff.store.ts'
import { historyOf } from '#shop/catalogue/product-history.store.ts'
import { findLastChange } from '#shop/events/last-change.ts'
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
  async adminLastChange(visit, { params, query }) {
    const { kind, id } = params
    const event = await findLastChange(visit, kind, id, query.field)
    // Imports and bulk changes have no event of each product.
    const [entry = event] =
      kind === 'product' ? (await historyOf(visit.db, id, null, 1)).entries : []
    if (entry === null) return { data: null }
    const { at, person } = encodeAuditEntry(entry)
    return { data: { at, person } }
  },
} satisfies Partial<Handlers>

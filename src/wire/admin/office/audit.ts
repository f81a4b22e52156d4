import type { z } from 'zod'
import type { AuditCursor, AuditEntry } from '#shop/events/audit.store.ts'
import type { Change } from '#shop/events/changes.ts'
import { eventTraits } from '#shop/events/event-kinds.ts'
import { paisa, toRupees } from '#shop/money.ts'
import { referenceOf } from '#shop/orders/order.ts'
import type { StaffRole } from '#shop/person.ts'
import { time } from '../../time.ts'
import type { AdminAuditEntry } from './audit.schema.ts'

type Wire = z.infer<typeof AdminAuditEntry>
type Known = {
  before?: StaffRole | null
  role?: StaffRole | null
  changes?: Change[]
  from?: string
  to?: string
}

export function encodeAuditEntry(entry: AuditEntry): Wire {
  const { seq, at, actor, actorName, kind, subject, name, data } = entry
  const { before = null, role = null, from, to, changes = movesOf(from, to) }: Known = data
  return {
    id: String(seq),
    at: time(at),
    person: actor === null ? null : { id: actor, name: actorName ?? '' },
    kind,
    subject,
    name: eventTraits[kind].area === 'order' ? referenceOf({ id: subject }) : name,
    roleBefore: before,
    role,
    changes: changes.map(encodeChange),
  }
}

const movesOf = (from?: string, to?: string): Change[] =>
  from === undefined || to === undefined ? [] : [{ field: 'status', before: from, after: to }]

const amounts =
  /^(retail\.(list|offer)|wholesale\.(list|offer)|multiBuy\.price|plan\.price|shippingPrice|purchasePrice|fee|minimum|freeAbove|amount|limit)$/
const times = /^((period|offerPeriod|multiBuy|plan)\.(from|until)|at|next\.from|startsAt|endsAt)$/

export function encodeChange({ field, before, after }: Change): Wire['changes'][number] {
  const unit = amounts.test(field) ? 'rupees' : times.test(field) ? 'time' : null
  const write = (value: Change['before']) => {
    if (field === 'wholesale.breaks' && typeof value === 'string') return breaksInRupees(value)
    if (typeof value !== 'number' || unit === null) return value
    return unit === 'rupees' ? toRupees(paisa(value)) : time(value)
  }
  return { field, unit, before: write(before), after: write(after) }
}

/** "10 90050, 24 85000" → "10: 900.5, 24: 850". */
const breaksInRupees = (text: string) =>
  text.replaceAll(
    /\b(\d{1,3}) (\d{1,10})\b/g,
    (_, from, price) => `${from}: ${toRupees(paisa(Number(price)))}`,
  )

export const encodeAuditCursor = ({ at, seq }: AuditCursor) => `${at}.${seq}`

export function decodeAuditCursor(text: string): AuditCursor {
  const [at = 0, seq = 0] = text.split('.').map(Number)
  return { at, seq }
}

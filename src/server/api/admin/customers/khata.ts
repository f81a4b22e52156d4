import { findCustomer } from '#shop/accounts/find-customer.ts'
import { changeTerms } from '#shop/khata/change-terms.ts'
import { correctKhata, takePayment, undoIdOf, undoPayment } from '#shop/khata/enter-khata.ts'
import { knownEntries } from '#shop/khata/khata.store.ts'
import { isToRemind, listKhata, sumKhata } from '#shop/khata/khata-list.store.ts'
import { overdueOf } from '#shop/khata/khata.ts'
import { readKhata } from '#shop/khata/read-khata.ts'
import { remindedByStaff } from '#shop/khata/reminded-by-staff.ts'
import { paisa, toRupees } from '#shop/money.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import {
  decodeCorrection,
  decodePayment,
  decodeTerms,
  encodeAges,
  encodeListed,
} from '#wire/admin/customers/khata.ts'
import { encodeStanding, encodeStatement } from '#wire/khata.ts'
import type { OpenVisit } from '../../../open-shop.ts'
import type { Handlers } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'
import { customersReader } from '../customers-reader.ts'
import { khataText, statementText } from './khata-text.ts'

export const adminKhataHandlers = {
  async adminKhataList(visit, { query }) {
    const { db, now } = visit
    const { text, limit, offset } = pageOf(query)
    const { filter = 'owing', sort = '-balance' } = query
    const search = { text, filter, now: now() }
    const settings = await readSettings(db)
    const rows = await listKhata(db, { ...search, sort, limit, offset })
    const { count, owed, ...ages } = await sumKhata(db, search)
    const encoded = rows.map(async (row) => {
      const late = paisa(row.to30 + row.to60 + row.to90 + row.over90)
      const owes = { name: row.name, balance: paisa(row.balance), overdue: late }
      const reader = await customersReader(visit, row.locale)
      return encodeListed(row, search.now, khataText(reader, settings, owes))
    })
    const data = await Promise.all(encoded)
    return { data, total: count, owed: toRupees(paisa(owed)), ages: encodeAges(ages) }
  },
  adminKhata: async (visit, { params, query }) => ({
    data: await khataOf(visit, params.id, query.month),
  }),
  async adminSetKhata(visit, { params, body }) {
    await changeTerms(visit, params.id, decodeTerms(body))
    return { data: await khataOf(visit, params.id) }
  },
  async adminPayKhata(visit, { params, body }) {
    await takePayment(visit, params.id, decodePayment(body))
    return { data: await khataOf(visit, params.id) }
  },
  async adminUndoKhataPayment(visit, { params, body: { payment, reason } }) {
    await undoPayment(visit, params.id, { paymentId: payment, reason })
    return { data: await khataOf(visit, params.id) }
  },
  async adminKhataReminded(visit, { params }) {
    await remindedByStaff(visit, params.id)
    return { data: await khataOf(visit, params.id) }
  },
  async adminCorrectKhata(visit, { params, body }) {
    await correctKhata(visit, params.id, decodeCorrection(body))
    return { data: await khataOf(visit, params.id) }
  },
} satisfies Partial<Handlers>

async function khataOf(visit: OpenVisit, id: string, month?: string) {
  const { db, now } = visit
  const account = await findCustomer(db, id)
  const reader = await customersReader(visit, account.locale)
  const settings = await readSettings(db)
  const khata = await readKhata(db, id, { month, now: now() })
  const statement = encodeStatement(khata, ({ note }) => note)
  const { amount: overdue } = overdueOf(khata.open, khata.now)
  const name = account.full_name
  const payments = khata.statement.entries.filter(({ kind }) => kind === 'payment')
  const undone = await knownEntries(
    db,
    payments.map(({ id: payment }) => undoIdOf(payment)),
  )
  const entries = khata.statement.entries.flatMap((entry, index) => {
    const encoded = statement.entries[index]
    const canUndo = entry.kind === 'payment' && !undone.has(undoIdOf(entry.id))
    return encoded === undefined ? [] : [{ ...encoded, by: entry.by, canUndo }]
  })
  return {
    ...encodeStanding(khata),
    ...statement,
    entries,
    version: khata.terms.version,
    toRemind: await isToRemind(db, id),
    customer: { id, name, business: account.business_name, phone: account.phone },
    whatsappText: khataText(reader, settings, { name, balance: khata.balance, overdue }),
    statementText: statementText(reader, settings, name, khata.statement),
  }
}

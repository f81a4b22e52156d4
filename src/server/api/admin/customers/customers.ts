import { type AccountRow, toAccount } from '#shop/accounts/accounts.store.ts'
import { isBySales } from '#shop/accounts/customer-sorts.ts'
import { countAccounts, searchAccounts } from '#shop/accounts/search-accounts.store.ts'
import { approveStockBuyer } from '#shop/accounts/approve-wholesale.ts'
import { blockCustomer } from '#shop/accounts/block-customer.ts'
import { makePasswordLink } from '#shop/accounts/signing-in/make-password-link.ts'
import {
  passwordRequestOf,
  requestLasts,
} from '#shop/accounts/signing-in/password-requests.store.ts'
import { notesOfCustomer } from '#shop/accounts/customer-notes.store.ts'
import { findCustomer } from '#shop/accounts/find-customer.ts'
import { writeCustomerNote } from '#shop/accounts/write-customer-note.ts'
import { listAddresses } from '#shop/addresses/addresses.store.ts'
import { adjustPoints } from '#shop/accounts/adjust-points.ts'
import { listEntries } from '#shop/loyalty/points.store.ts'
import { countCancelled, countOrders, listOrders } from '#shop/orders/orders.store.ts'
import { can } from '#shop/permissions.ts'
import { eraseCustomer } from '#shop/privacy/erase-customer.ts'
import { mergeCustomers, previewMerge } from '#shop/privacy/merge-customers.ts'
import { exportPerson } from '#shop/privacy/export-person.ts'
import { countRefusedReturns, returnsOfCustomer } from '#shop/returns/returns.store.ts'
import { encodeAbout, encodeCustomer, encodePersonData } from '#wire/admin/customers/customer.ts'
import type { OpenVisit } from '../../../open-shop.ts'
import { doneIn } from '../../done-in.ts'
import type { Handlers } from '../../handler.ts'
import { pageOf } from '../../page-of.ts'

const most = 20

export const customerHandlers = {
  async adminCustomers(visit, { query }) {
    const { text, limit, offset } = pageOf(query)
    const { pendingApproval, blocked, passwordAsked } = query
    const search = {
      text,
      waiting: pendingApproval !== undefined,
      blocked: blocked !== undefined,
      staff: query.staff !== undefined,
      askedPasswordAfter: passwordAsked === undefined ? null : visit.now() - requestLasts,
    }
    const { sort: wanted = 'newest' } = query
    const sort = isBySales(wanted) && !can(visit, 'order.read') ? 'newest' : wanted
    const [found, total] = await Promise.all([
      searchAccounts(visit.db, { ...search, sort, limit, offset }),
      countAccounts(visit.db, search),
    ])
    return { data: await Promise.all(found.map((row) => customerOf(visit, row))), total }
  },
  adminCustomer: async (visit, { params }) => ({ data: await detailsOf(visit, params.id) }),
  adminChangeCustomer: async (visit, { params, body }) => ({
    data: await customerOf(visit, await approveStockBuyer(visit, params.id, body)),
  }),
  async adminWriteCustomerNote(visit, { params, body }) {
    await writeCustomerNote(visit, params.id, body.text)
    return { data: await detailsOf(visit, params.id) }
  },
  async adminBlockCustomer(visit, { params, body }) {
    await blockCustomer(visit, params.id, body.blocked)
    return { data: await detailsOf(visit, params.id) }
  },
  async adminMakePasswordLink(visit, { params }) {
    const { token, expiresAt } = await makePasswordLink(visit, params.id)
    return { data: { token, expiresAt: new Date(expiresAt).toISOString() } }
  },
  async adminAdjustPoints(visit, { params, body }) {
    await adjustPoints(visit, params.id, body)
    return { data: await detailsOf(visit, params.id) }
  },
  adminExportCustomer: async (visit, { params }) => ({
    data: encodePersonData(await exportPerson(visit, params.id)),
  }),
  adminPreviewMerge: async (visit, { params: { id: kept, other: closed } }) => ({
    data: await previewMerge(visit, { kept, closed }),
  }),
  async adminMergeCustomers(visit, { params: { id: kept }, body }, { pictures }) {
    const { remove: removePicture, removeReturnPhoto } = pictures
    const files = { removePicture, removeReturnPhoto }
    await mergeCustomers(visit, { kept, closed: body.from }, files)
    return { data: await detailsOf(visit, kept) }
  },
  async adminEraseCustomer(visit, { params }, http) {
    const { remove: removePicture, removeReturnPhoto } = http.pictures
    await eraseCustomer(visit, params.id, { removePicture, removeReturnPhoto })
    return doneIn(http, 'done.customerErased')
  },
} satisfies Partial<Handlers>

const customerOf = async (visit: OpenVisit, row: AccountRow) =>
  encodeCustomer(toAccount(row), {
    createdAt: row.created_at,
    orderCount: await countOrders(visit.db, row.id),
    sales: can(visit, 'order.read') ? { spend: row.spend, lastOrderAt: row.last_order_at } : null,
    blockedAt: row.blocked_at,
  })

async function detailsOf(visit: OpenVisit, id: string) {
  const { db } = visit
  const customer = await customerOf(visit, await findCustomer(db, id))
  const [readsOrders, readsReturns] = [can(visit, 'order.read'), can(visit, 'return.read')]
  const [orders, cancelledOrders, returns, refusedReturns] = await Promise.all([
    readsOrders ? listOrders(db, id, customer.orderCount, most) : null,
    readsOrders ? countCancelled(db, id) : null,
    readsReturns ? returnsOfCustomer(db, id, most) : null,
    readsReturns ? countRefusedReturns(db, id) : null,
  ])
  const [entries, addresses, notes, passwordRequestedAt] = await Promise.all([
    listEntries(db, id, most, 0),
    listAddresses(db, id),
    notesOfCustomer(db, id),
    passwordRequestOf(db, id, visit.now()),
  ])
  const ofOrders = { orders, cancelledOrders, returns, refusedReturns }
  const about = { ...ofOrders, entries, addresses, notes, passwordRequestedAt }
  return { ...customer, ...encodeAbout(about) }
}

import { countAwaitingApproval } from '#shop/accounts/accounts.store.ts'
import { countPasswordRequests } from '#shop/accounts/signing-in/password-requests.store.ts'
import { countShortStock } from '#shop/catalogue/edit-products.store.ts'
import { countToRemind } from '#shop/khata/khata-list.store.ts'
import { countOpenMessages } from '#shop/messages/messages.store.ts'
import { paisa, toRupees } from '#shop/money.ts'
import { countLateOrders, countOpenOrders } from '#shop/orders/office/staff-orders.store.ts'
import { can, type Permission } from '#shop/permissions.ts'
import { refundsDue } from '#shop/returns/refund-payments.store.ts'
import { countOpenReturns } from '#shop/returns/returns.store.ts'
import { countWaitingReviews } from '#shop/reviews/all-reviews.store.ts'
import { dayOfLate } from '#shop/orders/office/days-late.ts'
import { countToApprove } from '#shop/cash/drawers.store.ts'
import { sumShort } from '#shop/orders/moving/short-payments.store.ts'
import { countOnHold } from '#shop/orders/holds/holds.store.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import type { OpenVisit } from '../../../open-shop.ts'
import { setupState } from '../../../setup-state.ts'
import type { Handlers } from '../../handler.ts'
import { listEndingPickups } from './list-ending-pickups.ts'

export const todayHandlers = {
  async adminToday(visit) {
    const { db } = visit
    const ifAllowed = async <T>(permission: Permission, read: () => Promise<T>) =>
      can(visit, permission) ? read() : null
    const [
      orders,
      late,
      pickupsEnding,
      onHold,
      khataToRemind,
      cashToApprove,
      returns,
      refunds,
      uncollected,
      reviews,
      messages,
      wholesale,
      passwords,
      stock,
      setup,
    ] = await Promise.all([
      ifAllowed('order.read', () => countOpenOrders(db)),
      ifAllowed('order.read', () => countLateOrders(db, dayOfLate(visit.now()))),
      ifAllowed('order.read', () => listEndingPickups(visit)),
      ifAllowed('order.read', () => countOnHold(db)),
      ifAllowed('khata.take', () => countToRemind(db)),
      ifAllowed('cash.approve', () => countToApprove(db)),
      ifAllowed('return.read', () => countOpenReturns(db)),
      ifAllowed('return.read', async () => inRupees(await refundsDue(db))),
      ifAllowed('cash.approve', async () => inRupees(await sumShort(db))),
      ifAllowed('review.read', () => countWaitingReviews(db)),
      ifAllowed('message.read', () => countOpenMessages(db)),
      ifAllowed('customer.read', () => countAwaitingApproval(db)),
      ifAllowed('customer.write', () => countPasswordRequests(db, visit.now())),
      ifAllowed('product.read', () => shortStockOf(visit)),
      ifAllowed('settings.write', () => setupState(visit)),
    ])
    return {
      data: {
        orders,
        late,
        pickupsEnding,
        onHold,
        khataToRemind,
        cashToApprove,
        returns,
        refunds,
        uncollected,
        reviews,
        messages,
        wholesale,
        passwordRequests: passwords,
        soldOut: stock?.sold_out ?? null,
        lowStock: stock?.low_stock ?? null,
        setup,
      },
    }
  },
} satisfies Partial<Handlers>

const shortStockOf = async ({ db }: OpenVisit) =>
  countShortStock(db, (await readSettings(db)).lowStock)

const inRupees = ({ orders, amount }: { orders: number; amount: number }) => ({
  orders,
  amount: toRupees(paisa(amount)),
})

import { globSync } from 'node:fs'

/**
 * Which of the slow tests `npm test` runs, so that it ends in ten minutes on two cores. CI runs the others too
 * (`npm run test:ci`). Units and, but for `inCiOnly`, all tests on SQLite run each time.
 */
export const atEveryChange: Record<'postgres' | 'browser', readonly string[]> = {
  /** Locks, races, money, events and migrations: where the engines could differ. */
  postgres: [
    'src/db/database.test.ts',
    'src/db/lost-connections.test.ts',
    'src/db/migrate.test.ts',
    'src/db/transactions.test.ts',
    'src/shop/catalogue/stock/stock-rest.test.ts',
    'src/shop/events/follow.test.ts',
    'src/shop/orders/placing/stock-of-orders.test.ts',
    'src/shop/verify/verify-refunds.test.ts',
    'test/api/cancel.test.ts',
    'test/api/cart-changes.test.ts',
    'test/api/cashier-pickups.test.ts',
    'test/api/catalogue-events.test.ts',
    'test/api/contact-change-races.test.ts',
    'test/api/counter-khata.test.ts',
    'test/api/counter-sales.test.ts',
    'test/api/counter-weights.test.ts',
    'test/api/deadlocks.test.ts',
    'test/api/double-click.test.ts',
    'test/api/events.test.ts',
    'test/api/guest-buyers.test.ts',
    'test/api/idempotency.test.ts',
    'test/api/list-reminders.test.ts',
    'test/api/old-database.test.ts',
    'test/api/order-cash.test.ts',
    'test/api/order-create.test.ts',
    'test/api/order-refused.test.ts',
    'test/api/oversell.test.ts',
    'test/api/paid-otherwise.test.ts',
    'test/api/payments.test.ts',
    'test/api/points-ledger.test.ts',
    'test/api/points.test.ts',
    'test/api/prepaid-orders.test.ts',
    'test/api/races.test.ts',
    'test/api/refunds.test.ts',
    'test/api/short-payments.test.ts',
    'test/api/take-back.test.ts',
    'test/api/two-servers.test.ts',
    'test/api/weighed-goods.test.ts',
  ],
  /** The ways to an order and through the day's work; what rarely breaks or takes a minute waits for CI. */
  browser: [
    'test/browser/auth.test.ts',
    'test/browser/back-office-packing.test.ts',
    'test/browser/back-office-rider.test.ts',
    'test/browser/back-office-settings.test.ts',
    'test/browser/back-office-stock.test.ts',
    'test/browser/cancel-order.test.ts',
    'test/browser/cart-order.test.ts',
    'test/browser/counter.test.ts',
    'test/browser/find-order.test.ts',
    'test/browser/follow-order.test.ts',
    'test/browser/guest-checkout.test.ts',
    'test/browser/no-script.test.ts',
    'test/browser/ration-lists.test.ts',
    'test/browser/return-order.test.ts',
    'test/browser/search-journey.test.ts',
    'test/browser/wholesale.test.ts',
  ],
}

/** What runs on SQLite in CI alone: seconds or minutes each, for what few changes touch. */
export const inCiOnly: readonly string[] = [
  // Servers that are started, killed and started again.
  ...globSync('test/crash/*.test.ts').map((path) => path.replaceAll('\\', '/')),
  'test/workers.test.ts',
  // Bodies without an end, slow or broken clients, odd values in every field.
  'test/api/geocode.test.ts',
  'test/api/large-bodies.test.ts',
  'test/api/odd-input.test.ts',
  'test/api/overload.test.ts',
  'test/api/raw-http.test.ts',
  // Pictures are read and written.
  'test/api/product-pictures.test.ts',
  'test/api/saved-catalogue.test.ts',
]

import { changesKeptFor } from '#shop/accounts/contacts/contact-change.ts'
import { deleteOldContactChanges } from '#shop/accounts/contacts/contact-changes.store.ts'
import { deleteOldInvitations } from '#shop/accounts/staff/invitations.store.ts'
import { deleteOldResets } from '#shop/accounts/signing-in/password-resets.store.ts'
import { deleteOldAnsweredCalls } from '#shop/accounts/answered-calls.store.ts'
import { deleteExpiredTokens } from '#shop/accounts/sessions/access-tokens.store.ts'
import { deleteExpiredSessions } from '#shop/accounts/sessions/sessions.store.ts'
import { deleteOldTries } from '#shop/accounts/signing-in/throttle.store.ts'
import { refreshPopularity } from '#shop/catalogue/catalogue.store.ts'
import { deleteOldRuns } from '#shop/catalogue/import/import-runs.store.ts'
import { deleteOldImport } from '#shop/catalogue/import/import-log.store.ts'
import { applyPlannedPrices } from '#shop/catalogue/planned-prices/apply-planned-prices.ts'
import { endExpiredHolds } from '#shop/delivery/windows/end-expired-holds.ts'
import { deleteAnswers } from '#shop/delivery/places.store.ts'
import { enqueueEmails } from '#shop/notifications/enqueue-emails.ts'
import { remindOfKhata } from '#shop/notifications/remind-of-khata.ts'
import { remindOfLists } from '#shop/notifications/remind-of-lists.ts'
import { remindOfPickups } from '#shop/notifications/remind-of-pickups.ts'
import { sendDue, type Sending } from '#shop/notifications/send-due.ts'
import { sendStockAlerts } from '#shop/notifications/send-stock-alerts.ts'
import { thinOutTogether } from '#shop/orders/buying-again/bought-together.store.ts'
import { deleteOldConfirmedEmails } from '#shop/orders/placing/confirmed-emails.store.ts'
import { countOlderOrders } from '#shop/orders/buying-again/count-older-orders.ts'
import { countBoughtTogether } from '#shop/orders/buying-again/count-bought-together.ts'
import { deleteFingerprints } from '#shop/orders/placing/repeats.store.ts'
import { endLateHolds } from '#shop/orders/holds/end-late-holds.ts'
import { cancelUncollected } from '#shop/orders/pickup/cancel-uncollected.ts'
import { countSales } from '#shop/reports/count-sales.ts'
import { deleteExpiredGuestAlerts } from '#shop/stock-alerts/guest-alerts.store.ts'
import { closeSearchDays } from '#shop/searches/close-days.ts'
import { deleteOldOrderCalls } from '#shop/orders/order-calls.store.ts'
import { deleteOldPasswordRequests } from '#shop/accounts/signing-in/password-requests.store.ts'
import { deleteOldEmails } from '#shop/outbox/outbox.store.ts'
import { deleteUnnamedPictures } from '#shop/content/text-pictures.store.ts'
import { sweepPictures } from '#shop/verify/pictures.ts'
import type { Shop } from '#shop/visit.ts'
import { serverMessages } from '#web/messages/en/server/server.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import { languageNamed } from '../api/admin/customers-reader.ts'
import type { Job } from './jobs.ts'
import type { OpenShop } from '../open-shop.ts'

const second = 1000
const hour = 60 * 60 * second
const week = 7 * 24 * hour
const month = 30 * 24 * hour

/** A reason that staff and customer see, in the language of the order. */
const reasonIn =
  ({ languages }: Pick<OpenShop, 'languages'>, reason: 'pickup.late' | 'hold.late') =>
  (locale: string | null) =>
    messagesIn(languageNamed({ languages }, locale), serverMessages)(reason)

/** Clean-up jobs. */
export function cleaningJobs(shop: Shop & Pick<OpenShop, 'languages'>, dataFolder: string): Job[] {
  const { db, now } = shop
  const hourly = (name: string, run: Job['run']): Job => ({ name, every: hour, run })
  return [
    hourly('expired sessions', () => deleteExpiredSessions(db, now())),
    hourly('expired tokens', () => deleteExpiredTokens(db, now())),
    hourly('old answers', () => deleteOldAnsweredCalls(db, now() - 24 * hour)),
    hourly('old order calls', () => deleteOldOrderCalls(db, now() - 24 * hour)),
    hourly('old tries', () => deleteOldTries(db, now())),
    hourly('old password resets', () => deleteOldResets(db, now())),
    hourly('old password requests', () => deleteOldPasswordRequests(db, now())),
    hourly('old invitations', () => deleteOldInvitations(db, now())),
    hourly('old contact changes', () => deleteOldContactChanges(db, now() - changesKeptFor)),
    hourly('old confirmed addresses', () => deleteOldConfirmedEmails(db, now() - 12 * month)),
    hourly('expired stock alerts', () => deleteExpiredGuestAlerts(db, now())),
    hourly('old e-mails', () => deleteOldEmails(db, now() - month)),
    hourly('old order fingerprints', () => deleteFingerprints(db, now() - hour)),
    hourly('old geocoder answers', () => deleteAnswers(db, now() - month)),
    hourly('delivery times held too long', () => endExpiredHolds(shop)),
    hourly('orders waiting for pickup', () => remindOfPickups(shop)),
    hourly('orders not picked up', () => cancelUncollected(shop, reasonIn(shop, 'pickup.late'))),
    {
      name: 'orders not confirmed',
      every: 60 * second,
      run: () => endLateHolds(shop, reasonIn(shop, 'hold.late')),
    },
    hourly('old progress of imports', () => deleteOldRuns(db, now() - 24 * hour)),
    hourly('old imports', () => deleteOldImport(db, now() - month)),
    hourly('bought together', () => thinOutTogether(db, now())),
    hourly('searches of yesterday', () => closeSearchDays(shop)),
    hourly('pictures of no text', () => deleteUnnamedPictures(db, now() - week)),
    hourly('popularity', () => refreshPopularity(db, now())),
    // Files have the machine's own times.
    hourly('unused pictures', () => sweepPictures(db, dataFolder, Date.now())),
  ]
}

/** Jobs that follow events and stock: polling other processes' writes, and e-mails. */
export const followingJobs = (
  shop: OpenShop,
  sending: Omit<Sending, 'post'> & { post: () => Promise<Sending['post']> },
  goOn: () => boolean,
  onFailure: Parameters<typeof enqueueEmails>[1],
): Job[] => [
  { name: 'events', every: second / 4, run: shop.events.poll },
  { name: 'emails', every: 2 * second, run: () => enqueueEmails(shop, onFailure) },
  { name: 'orders counted', every: 10 * second, run: () => countBoughtTogether(shop, onFailure) },
  { name: 'older orders counted', every: 2 * second, run: () => countOlderOrders(shop) },
  { name: 'sales counted', every: 5 * second, run: () => countSales(shop, goOn) },
  { name: 'reminders of lists', every: 60 * second, run: () => remindOfLists(shop) },
  { name: 'reminders of khata', every: 60 * second, run: () => remindOfKhata(shop) },
  { name: 'stock alerts', every: 2 * second, run: () => sendStockAlerts(shop) },
  { name: 'planned prices', every: second, run: () => applyPlannedPrices(shop) },
  {
    name: 'outbox',
    every: 2 * second,
    run: async () => sendDue({ ...sending, post: await sending.post() }, goOn),
  },
]

import { expect, test } from 'vitest'
import { openShop } from '../../../test/support/shop.ts'
import { cleanAlertEmails } from './clean-alert-emails.ts'
import { insertGuestAlertLink, upsertGuestAlert } from './guest-alerts.store.ts'

const unseen = 'sadia\u200b@kiryana.example'
const plain = 'sadia@kiryana.example'

test('stock alerts of one address become one, with their links and the confirmation', async () => {
  const { db } = await openShop()
  await db.transaction(async (tx) => {
    const ask = (email: string, productId: string) =>
      upsertGuestAlert(tx, { email, productId, locale: 'en', at: 0 })
    const { id: alertId } = await ask(unseen, 'apples')
    await tx.run`update guest_stock_alert set confirmed_at = 7`
    await insertGuestAlertLink(tx, { tokenHash: 'hash', email: unseen, alertId })
    await ask(plain, 'apples')
    await ask(unseen, 'chai')
  })
  await cleanAlertEmails({ db })
  expect(
    await db.all`select email, product_id, confirmed_at from guest_stock_alert order by product_id`,
  ).toEqual([
    { email: plain, product_id: 'apples', confirmed_at: 7 },
    { email: plain, product_id: 'chai', confirmed_at: null },
  ])
  expect(
    await db.all`
      select alert.product_id, link.email from guest_stock_alert_link as link
      join guest_stock_alert as alert on alert.id = link.alert_id`,
  ).toEqual([{ product_id: 'apples', email: plain }])
})

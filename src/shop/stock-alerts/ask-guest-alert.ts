import { hashOfToken } from '../accounts/sessions/session.ts'
import { isMailable } from '../accounts/contacts/mailable.ts'
import { countTry } from '../accounts/signing-in/throttle.store.ts'
import { isSoldOut } from '../catalogue/product.ts'
import { findProduct } from '../catalogue/products.store.ts'
import { insertEmail } from '../outbox/outbox.store.ts'
import { emailKey } from '../email-key.ts'
import { Refusal } from '../refusals.ts'
import type { Visit } from '../visit.ts'
import { upsertGuestAlert } from './guest-alerts.store.ts'

const window = 15 * 60_000
// A ceiling for machines; each e-mail address gets only a few mails an hour anyway.
const perPlace = 60
const perEmailAnHour = 6

type Input = {
  productId: string
  email: string
  /** Hidden field that only bots fill in. */
  trap: string
  /** Client IP, for rate limits. */
  address: string
}

/**
 * Creates an unconfirmed alert and mails its link. The answer doesn't reveal known addresses. Limited to a
 * few e-mails an hour per address. Refuses available products.
 */
export async function askGuestAlert(visit: Visit, input: Input): Promise<void> {
  if (!isMailable(emailKey(input.email))) throw new Refusal('email_invalid')
  const product = await findProduct(visit, input.productId)
  if (product === undefined) throw new Refusal('product_not_found')
  if (!isSoldOut(product)) throw new Refusal('in_stock_again', { name: product.name })
  const at = visit.now()
  if ((await countTry(visit.db, `stock alert ${input.address}`, at, window)) > perPlace)
    throw new Refusal('too_many_tries', { retryAfter: window / 1000 })
  if (input.trap !== '') return
  const email = emailKey(input.email)
  const counted = `stock alert ${hashOfToken(email)}` // hashed: the address itself isn't stored here
  if ((await countTry(visit.db, counted, at, 60 * 60_000)) > perEmailAnHour) return
  await visit.db.transaction(async (tx) => {
    const alertInput = { email, productId: product.id, locale: visit.locale, at }
    const { id: alert, confirmedAt } = await upsertGuestAlert(tx, alertInput)
    if (confirmedAt !== null) return
    const { number, name, pack } = product
    const about = { product: { number, name, pack: pack.text }, alert }
    await insertEmail(
      tx,
      { kind: 'confirm-stock-alert', to: email, ...about },
      at,
      null,
      visit.locale,
    )
  })
}

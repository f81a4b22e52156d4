import { serverMessages } from '#web/messages/en/server/server.ts'
import { messagesIn } from '#web/messages/messages-in.ts'
import { doneIn } from '../done-in.ts'
import { maskEmail } from '#shop/person.ts'
import { accountById, toAccount } from '#shop/accounts/accounts.store.ts'
import { confirmEmail } from '#shop/accounts/contacts/confirm-email.ts'
import { pendingEmailOf } from '#shop/accounts/contacts/contact-changes.store.ts'
import { endSession } from '#shop/accounts/sessions/session.ts'
import { signIn } from '#shop/accounts/signing-in/sign-in.ts'
import { signUp } from '#shop/accounts/signing-in/sign-up.ts'
import { undoContactChange } from '#shop/accounts/contacts/undo-contact-change.ts'
import { updateProfile } from '#shop/accounts/update-profile.ts'
import { productsById } from '#shop/catalogue/products.store.ts'
import { addFavourite, removeFavourite } from '#shop/wishlist/change-wishlist.ts'
import { listFavourites } from '#shop/wishlist/wishlist.store.ts'
import { acknowledgeEarned, redeemPoints } from '#shop/orders/placing/redeem-points.ts'
import { customer } from '#shop/visit.ts'
import type { OpenVisit } from '../../open-shop.ts'
import { addStockAlert, removeStockAlert } from '#shop/stock-alerts/change-alerts.ts'
import { listStockAlerts } from '#shop/stock-alerts/alerts.store.ts'
import { encodeProduct } from '#wire/v1/catalogue/product.ts'
import { encodeUser, type Lists } from '#wire/v1/account/user.ts'
import { decodeProfile, decodeSignUp } from '#wire/v1/account/user-forms.ts'
import type { Handlers, Http } from '../handler.ts'

export const userHandlers = {
  async me(visit) {
    const { account } = visit
    return account && encodeUser(account, await listsOf(visit, account.id))
  },
  async login(visit, { body }, http) {
    const { account, token } = await signIn(visit, {
      ...body,
      remember: body.remember ?? false,
      address: http.address,
      userAgent: http.userAgent,
    })
    http.setSessionCookie(token, body.remember ?? false)
    return encodeUser(account, await listsOf(visit, account.id))
  },
  async logout(visit, _, http) {
    await endSession(visit)
    http.dropSession()
    return doneIn(http, 'done.loggedOut')
  },
  async signup(visit, _, http) {
    const { fields, picture } = await http.form()
    await signUp(
      visit,
      decodeSignUp(fields, picture !== null),
      newPicture(picture ?? Buffer.of(), http),
      http.address,
    )
    return doneIn(http, 'done.registered')
  },
  async updateProfile(visit, _, http) {
    const { fields, picture } = await http.form()
    await updateProfile(visit, decodeProfile(fields), picture && newPicture(picture, http))
    return { ...doneIn(http, 'done.profileUpdated'), user: await freshUser(visit) }
  },
  async confirmEmail(visit, { body }, http) {
    await confirmEmail(visit, body.token)
    return { ...doneIn(http, 'done.emailChanged'), user: await freshUser(visit) }
  },
  async undoChange(visit, { body }, { language }) {
    const email = maskEmail((await undoContactChange(visit, body.token)).email)
    return {
      success: true,
      message: messagesIn(language, serverMessages)('done.changeUndone', { email }),
      email,
    }
  },
  async favourites(visit) {
    const ids = await listFavourites(visit.db, customer(visit).id)
    return { favorites: (await productsById(visit, ids)).map(encodeProduct) }
  },
  async addFavourite(visit, { body }) {
    await addFavourite(visit, body.productid)
    return { success: true, user: await freshUser(visit) }
  },
  async removeFavourite(visit, { body }) {
    await removeFavourite(visit, body.productid)
    return { success: true, user: await freshUser(visit) }
  },
  async waitFor(visit, { body }) {
    await addStockAlert(visit, body.productid)
    return { success: true, user: await freshUser(visit) }
  },
  async stopWaiting(visit, { body }) {
    await removeStockAlert(visit, body.productid)
    return { success: true, user: await freshUser(visit) }
  },
  async redeemPoints(visit, { body }, http) {
    await redeemPoints(visit, body.points)
    return { ...doneIn(http, 'done.pointsRedeemed'), user: await freshUser(visit) }
  },
  async addPoints(visit, { body }, http) {
    await acknowledgeEarned(visit, body.points)
    return { ...doneIn(http, 'done.pointsAdded'), user: await freshUser(visit) }
  },
} satisfies Partial<Handlers>

const newPicture = (content: Buffer, { pictures }: Http) => ({
  keep: () => pictures.saveAvatar(content),
  remove: pictures.remove,
})

/** The account as it is after the change. */
async function freshUser(visit: OpenVisit) {
  const own = customer(visit)
  const row = await accountById(visit.db, own.id)
  const account = row === undefined ? own : toAccount(row)
  return encodeUser(account, await listsOf(visit, own.id))
}

async function listsOf({ db, now }: Pick<OpenVisit, 'db' | 'now'>, id: string): Promise<Lists> {
  const [wishlist, stockAlerts, pendingEmail] = await Promise.all([
    listFavourites(db, id),
    listStockAlerts(db, id),
    pendingEmailOf(db, id, now()),
  ])
  return { wishlist, stockAlerts, pendingEmail }
}

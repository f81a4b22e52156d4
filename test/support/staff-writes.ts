import { randomUUID } from 'node:crypto'
import type { calls } from '#wire/calls.ts'
import { codeAt, stepAt } from '#shop/accounts/second-factor/totp.ts'
import { insertEmail } from '#shop/outbox/outbox.store.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { password } from './cast.ts'
import { buyNow, cartOrder, contact, delivered, placed, redirection } from './orders.ts'
import { pngPhoto } from './pictures.ts'
import { requests } from './requests.ts'
import { assigned, stopAction } from './runs.ts'
import type { Caller, Reply, TestShop } from './shop.ts'

type Calls = typeof calls

/** The calls of staff that write. Previews and quotes take a body, but save nothing; their own language changes nothing of the shop. */
export type StaffWrite = Exclude<
  {
    [
      Name in keyof Calls
    ]: Calls[Name]['route'] extends `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /admin/${string}`
      ? Name
      : never
  }[keyof Calls],
  | 'adminChooseLanguage'
  | 'adminQuoteOrder'
  | 'adminQuoteReplacement'
  | 'adminQuoteSale'
  | 'adminQuoteTakeBack'
  | 'adminPreviewBulkChange'
  | 'adminPreviewList'
>

/** Prepares the shop and makes the call. `action` and `subject`: of its entry in the audit. */
type Write = (
  owner: Caller,
  shop: TestShop,
) => Promise<{ reply: Reply; action: string; subject?: string }>

/** A story, an event or a block, and its address. */
async function written(
  clerk: Caller,
  call: 'adminCreateNews' | 'adminCreateEvent' | 'adminCreateBlock',
) {
  const { path, body } = requests[call]
  const reply = await clerk.post(path, body)
  const id = reply.body.data.id as string
  return { reply, id, path: `${path}/${id}` }
}

const withPicture = async (clerk: Caller, path: string) =>
  clerk.form(`${path}/picture`, {}, { content: await pngPhoto(), field: 'picture' })

const windowOf = async (clerk: Caller): Promise<string> => {
  const { path, body } = requests.adminCreateWindow
  return (await clerk.post(path, body)).body.data.id
}

/** An order that waits for its customer. */
async function held(shop: TestShop, holdFirst: 'call' | 'prepay') {
  const owner = await shop.as('owner')
  await owner.patch('admin/settings', { holdFirst })
  const { _id: id } = await placed(shop.guest(), buyNow(390, undefined, { contact }))
  await owner.patch('admin/settings', { holdFirst: 'none' })
  return id
}

/** 400 of 1,400 are missing. */
async function paidShort(shop: TestShop, owner: Caller) {
  const { ids } = await assigned(shop, owner, 1, 'owner')
  const id = String(ids[0])
  for (const status of ['packed', 'shipped']) await owner.patch(`admin/orders/${id}`, { status })
  const less = { rider: 'owner', collected: 1000, reason: 'Had no more' }
  await owner.post('admin/run/actions', stopAction(shop, id, 'paid-less', less))
  return id
}

async function prepaid(shop: TestShop, clerk: Caller) {
  const id = await held(shop, 'prepay')
  await clerk.post(`admin/orders/${id}/release`, { slip: '4711' })
  return id
}

const idOfOne = async (shop: TestShop, table: 'zone' | 'message' | 'review' | 'return') => {
  const rows = await shop.db.all<{ name: string; id: string }>`
    select 'zone' as name, id from delivery_zone union all select 'message', id from message
    union all select 'review', id from product_review union all select 'return', id from return_request where state = 'asked'`
  return rows.find(({ name }) => name === table)?.id ?? 'none'
}
const newProduct = async (clerk: Caller): Promise<string> =>
  (await clerk.post('admin/products', requests.adminCreateProduct.body)).body.data.id
const newPicture = async (clerk: Caller): Promise<string> => {
  const content = await pngPhoto()
  const sent = { content, field: 'picture' }
  const { body } = await clerk.form('admin/products/apples/pictures', { alt: 'Apples' }, sent)
  return body.data.pictures[0].id
}

/** A call that needs the password and the app's next code. */
async function withCode(owner: Caller, shop: TestShop, call: string) {
  const { secret } = await shop.db.one<{ secret: string }>`
    select secret from second_factor where account_id = 'owner'`
  shop.later(60_000)
  const code = codeAt(secret, stepAt(shop.now()))
  return owner.post(`admin/security/${call}`, { password, code })
}

/** An order whose return was accepted and paid back. */
async function refunded(clerk: Caller, shop: TestShop) {
  const amina = await shop.as('amina')
  const order = await delivered(shop, amina)
  await amina.form(`order/${order}/return`, requests.askReturn.form ?? {})
  const { data } = (await clerk.get('admin/returns?state=asked')).body
  const [{ id: returnId }] = data.filter(({ orderId }: { orderId: string }) => orderId === order)
  await clerk.patch(`admin/returns/${returnId}`, { state: 'accepted' })
  const body = { ...(requests.adminRefund.body as object), id: randomUUID(), returnId }
  return { reply: await clerk.post(`admin/orders/${order}/refunds`, body), order }
}

/** A drawer with a difference, counted by the one and approved by the other. */
async function someoneElses(holder: Caller, approver: Caller) {
  const entry = { ...(requests.adminEnterCash.body as object), id: randomUUID() }
  const { id, balance } = (await holder.post('admin/cash/entries', entry)).body.data
  await holder.post(`admin/cash/${id}/close`, { notes: {}, seen: balance, note: '' })
  return approver.post(`admin/cash/${id}/approve`, {})
}

/** A write that succeeds, of each call. A call without a line here does not compile. */
export const staffWrites: Record<StaffWrite, Write> = {
  adminChangeMessage: async (clerk, shop) => {
    await shop.guest().post('message', requests.sendMessage.body)
    const subject = await idOfOne(shop, 'message')
    const reply = await clerk.patch(`admin/messages/${subject}`, { done: true })
    return { reply, action: 'message.done', subject }
  },
  adminAnswerMessage: async (clerk, shop) => {
    await shop.guest().post('message', requests.sendMessage.body)
    const subject = await idOfOne(shop, 'message')
    await clerk.patch(`admin/messages/${subject}`, { done: true })
    const { body } = requests.adminAnswerMessage
    const reply = await clerk.post(`admin/messages/${subject}/replies`, body)
    return { reply, action: 'message.answered', subject }
  },
  adminAddReplyTemplate: async (clerk) => {
    const { path, body } = requests.adminAddReplyTemplate
    const reply = await clerk.post(path, body)
    return { reply, action: 'reply-template.added', subject: reply.body.data[0].id }
  },
  adminRemoveReplyTemplate: async (clerk) => {
    const { path, body } = requests.adminAddReplyTemplate
    const [{ id }] = (await clerk.post(path, body)).body.data
    const reply = await clerk.send('DELETE', `${path}/${id}`)
    return { reply, action: 'reply-template.removed', subject: id }
  },
  adminSaveOrderView: async (clerk) => {
    const { path, body } = requests.adminSaveOrderView
    const reply = await clerk.post(path, body)
    return { reply, action: 'order-view.saved', subject: reply.body.data[0].id }
  },
  adminRemoveOrderView: async (clerk) => {
    const { path, body } = requests.adminSaveOrderView
    const [{ id }] = (await clerk.post(path, body)).body.data
    const reply = await clerk.send('DELETE', `${path}/${id}`)
    return { reply, action: 'order-view.removed', subject: id }
  },
  adminCreateCategory: async (clerk) => {
    const reply = await clerk.post('admin/categories', requests.adminCreateCategory.body)
    return { reply, action: 'category.created', subject: 'toys' }
  },
  adminChangeCategory: async (clerk) => {
    await clerk.post('admin/categories', requests.adminCreateCategory.body)
    const reply = await clerk.patch('admin/categories/toys', { name: 'Games' })
    return { reply, action: 'category.changed', subject: 'games' }
  },
  adminOrderCategory: async (clerk) => {
    await clerk.post('admin/categories', requests.adminCreateCategory.body)
    const reply = await clerk.post('admin/categories/toys/position', { position: 1 })
    return { reply, action: 'category.changed', subject: 'toys' }
  },
  adminRemoveCategory: async (clerk) => {
    await clerk.post('admin/categories', requests.adminCreateCategory.body)
    const reply = await clerk.send('DELETE', 'admin/categories/toys')
    return { reply, action: 'category.removed', subject: 'toys' }
  },
  adminPlanPrice: async (clerk) => {
    const { path, body } = requests.adminPlanPrice
    const reply = await clerk.post(path, body)
    return { reply, action: 'product.price-planned', subject: 'apples' }
  },
  adminRemovePlannedPrice: async (clerk) => {
    const { path, body } = requests.adminPlanPrice
    const { data } = (await clerk.post(path, body)).body
    const reply = await clerk.send('DELETE', `${path}/${data[0].id}`)
    return { reply, action: 'product.price-unplanned', subject: 'apples' }
  },
  adminRenameBrand: async (clerk) => {
    const { path, body } = requests.adminRenameBrand
    const reply = await clerk.post(path, body)
    return { reply, action: 'brand.changed', subject: 'Gulshan' }
  },
  adminCreateBanner: async (clerk) => {
    const reply = await clerk.post('admin/banners', requests.adminCreateBanner.body)
    return { reply, action: 'banner.created', subject: reply.body.data.id }
  },
  adminChangeBanner: async (clerk) => {
    const { data } = (await clerk.post('admin/banners', requests.adminCreateBanner.body)).body
    const reply = await clerk.patch(`admin/banners/${data.id}`, { text: 'Now', version: 1 })
    return { reply, action: 'banner.changed', subject: data.id }
  },
  adminMoveBanner: async (clerk) => {
    const { body } = requests.adminCreateBanner
    await clerk.post('admin/banners', body)
    const id = '00000000-0000-4000-8000-000000000003'
    await clerk.post('admin/banners', { ...(body as object), id })
    const reply = await clerk.post(`admin/banners/${id}/position`, { position: 1 })
    return { reply, action: 'banner.changed', subject: id }
  },
  adminRemoveBanner: async (clerk) => {
    const { data } = (await clerk.post('admin/banners', requests.adminCreateBanner.body)).body
    const reply = await clerk.send('DELETE', `admin/banners/${data.id}`)
    return { reply, action: 'banner.removed', subject: data.id }
  },
  adminSetBannerPicture: async (clerk) => {
    const { data } = (await clerk.post('admin/banners', requests.adminCreateBanner.body)).body
    const reply = await clerk.form(
      `admin/banners/${data.id}/picture`,
      {},
      { content: await pngPhoto(), field: 'picture' },
    )
    return { reply, action: 'banner.changed', subject: data.id }
  },
  adminRemovePhonePicture: async (clerk) => {
    const { data } = (await clerk.post('admin/banners', requests.adminCreateBanner.body)).body
    await clerk.form(
      `admin/banners/${data.id}/picture`,
      { theme: 'phone' },
      { content: await pngPhoto(), field: 'picture' },
    )
    const reply = await clerk.send('DELETE', `admin/banners/${data.id}/phone-picture`)
    return { reply, action: 'banner.changed', subject: data.id }
  },
  adminRemoveDarkPicture: async (clerk) => {
    const { data } = (await clerk.post('admin/banners', requests.adminCreateBanner.body)).body
    await clerk.form(
      `admin/banners/${data.id}/picture`,
      { theme: 'dark' },
      { content: await pngPhoto(), field: 'picture' },
    )
    const reply = await clerk.send('DELETE', `admin/banners/${data.id}/dark-picture`)
    return { reply, action: 'banner.changed', subject: data.id }
  },
  adminCreateEvent: async (clerk) => {
    const { reply, id } = await written(clerk, 'adminCreateEvent')
    return { reply, action: 'shop-event.created', subject: id }
  },
  adminChangeEvent: async (clerk) => {
    const { path, id } = await written(clerk, 'adminCreateEvent')
    const reply = await clerk.patch(path, { location: 'Here', version: 1 })
    return { reply, action: 'shop-event.changed', subject: id }
  },
  adminSetEventPicture: async (clerk) => {
    const { path, id } = await written(clerk, 'adminCreateEvent')
    return { reply: await withPicture(clerk, path), action: 'shop-event.changed', subject: id }
  },
  adminRemoveEventPicture: async (clerk) => {
    const { path, id } = await written(clerk, 'adminCreateEvent')
    await withPicture(clerk, path)
    const reply = await clerk.send('DELETE', `${path}/picture`)
    return { reply, action: 'shop-event.changed', subject: id }
  },
  adminRemoveEvent: async (clerk) => {
    const { path, id } = await written(clerk, 'adminCreateEvent')
    return { reply: await clerk.send('DELETE', path), action: 'shop-event.removed', subject: id }
  },
  adminCreateBlock: async (clerk) => {
    const { reply, id } = await written(clerk, 'adminCreateBlock')
    return { reply, action: 'block.created', subject: id }
  },
  adminChangeBlock: async (clerk) => {
    const { path, id } = await written(clerk, 'adminCreateBlock')
    const reply = await clerk.patch(path, { title: 'Here', version: 1 })
    return { reply, action: 'block.changed', subject: id }
  },
  adminMoveBlock: async (clerk) => {
    const { path, id } = await written(clerk, 'adminCreateBlock')
    const reply = await clerk.post(`${path}/position`, { position: 1 })
    return { reply, action: 'block.changed', subject: id }
  },
  adminSetBlockPicture: async (clerk) => {
    const { path, id } = await written(clerk, 'adminCreateBlock')
    return { reply: await withPicture(clerk, path), action: 'block.changed', subject: id }
  },
  adminRemoveBlockPicture: async (clerk) => {
    const { path, id } = await written(clerk, 'adminCreateBlock')
    await withPicture(clerk, path)
    const reply = await clerk.send('DELETE', `${path}/picture`)
    return { reply, action: 'block.changed', subject: id }
  },
  adminRemoveBlock: async (clerk) => {
    const { path, id } = await written(clerk, 'adminCreateBlock')
    return { reply: await clerk.send('DELETE', path), action: 'block.removed', subject: id }
  },
  adminCreateNews: async (clerk) => {
    const reply = await clerk.post('admin/news', requests.adminCreateNews.body)
    return { reply, action: 'news.created', subject: reply.body.data.id }
  },
  adminChangeNews: async (clerk) => {
    const { data } = (await clerk.post('admin/news', requests.adminCreateNews.body)).body
    const reply = await clerk.patch(`admin/news/${data.id}`, { summary: 'Now', version: 1 })
    return { reply, action: 'news.changed', subject: data.id }
  },
  adminRemoveNews: async (clerk) => {
    const { data } = (await clerk.post('admin/news', requests.adminCreateNews.body)).body
    const reply = await clerk.send('DELETE', `admin/news/${data.id}`)
    return { reply, action: 'news.removed', subject: data.id }
  },
  adminSetNewsPicture: async (clerk) => {
    const { path, id } = await written(clerk, 'adminCreateNews')
    return { reply: await withPicture(clerk, path), action: 'news.changed', subject: id }
  },
  adminRemoveNewsPicture: async (clerk) => {
    const { path, id } = await written(clerk, 'adminCreateNews')
    await withPicture(clerk, path)
    const reply = await clerk.send('DELETE', `${path}/picture`)
    return { reply, action: 'news.changed', subject: id }
  },
  adminWriteText: async (clerk) => {
    const { path, body } = requests.adminWriteText
    return { reply: await clerk.put(path, body), action: 'text.changed', subject: 'terms' }
  },
  adminAddTextPicture: async (clerk) => {
    const content = await pngPhoto()
    const reply = await clerk.form('admin/text-pictures', {}, { content, field: 'picture' })
    return { reply, action: 'text.picture-added', subject: reply.body.data.path }
  },
  adminTranslate: async (clerk) => {
    const { path, body } = requests.adminTranslate
    return { reply: await clerk.put(path, body), action: 'translation.changed', subject: 'ur' }
  },
  adminImportTranslations: async (clerk, shop) => {
    const { path, headers } = requests.adminImportTranslations
    const { name } = await shop.db.one<{ name: string }>`
      select name from product where published_at is not null and name_ur = '' limit 1`
    const reply = await clerk.post(path, `english,urdu\n${name},چیز`, headers)
    return { reply, action: 'translations.imported', subject: 'ur' }
  },
  adminChangeAnnouncement: async (clerk) => {
    const { path, body } = requests.adminChangeAnnouncement
    return { reply: await clerk.patch(path, body), action: 'announcement.changed', subject: 'line' }
  },
  adminChangeBranding: async (clerk) => {
    const { path, body } = requests.adminChangeBranding
    return { reply: await clerk.patch(path, body), action: 'look.changed', subject: 'look' }
  },
  adminSetLogo: async (clerk) => {
    const picture = { content: await pngPhoto(), field: 'picture' }
    const { version } = (await clerk.get('admin/look')).body.data
    const reply = await clerk.form('admin/look/logo', { version: `${version}` }, picture)
    return { reply, action: 'look.changed', subject: 'look' }
  },
  adminChangeMailServer: async (owner) => {
    const { path, body } = requests.adminChangeMailServer
    return { reply: await owner.put(path, body), action: 'mail.changed', subject: 'mail' }
  },
  adminRemoveMailServer: async (owner) => {
    const { path, body } = requests.adminChangeMailServer
    await owner.put(path, body)
    return { reply: await owner.send('DELETE', path), action: 'mail.removed', subject: 'mail' }
  },
  adminTestMailServer: async (owner) => {
    const reply = await owner.post('admin/mail/server/test')
    return { reply, action: 'email.tested', subject: 'owner' }
  },
  adminSendTestMessage: async (clerk) => {
    const reply = await clerk.post('admin/outbox/test')
    return { reply, action: 'email.tested', subject: 'owner' }
  },
  adminCheckBooks: async (clerk, shop) => {
    const reply = await clerk.post('admin/system/checks')
    const { id } = await shop.db.one<{ id: string }>`select id from book_check`
    return { reply, action: 'books.checked', subject: id }
  },
  adminRetryEmail: async (clerk, shop) => {
    const email = { kind: 'welcome', to: 'nobody', name: 'Nobody', wholesale: 'no' }
    await insertEmail(shop.db, email, shop.now(), null)
    await shop.db.run`update outbox set state = 'failed'`
    const { id: subject } = await shop.db.one<{ id: string }>`select id from outbox limit 1`
    const reply = await clerk.post(`admin/outbox/${subject}/retry`)
    return { reply, action: 'email.retried', subject }
  },
  adminChangeSettings: async (clerk) => {
    const reply = await clerk.patch('admin/settings', { tagline: 'Fresh every morning' })
    return { reply, action: 'settings.changed', subject: 'settings' }
  },
  adminAnswerReview: async (clerk) => {
    const reply = await clerk.put('admin/reviews/hidden/answer', { text: 'Thank you', version: 1 })
    return { reply, action: 'review.answered', subject: 'hidden' }
  },
  adminDecideReview: async (clerk) => {
    const reply = await clerk.patch('admin/reviews/hidden', { state: 'refused' })
    return { reply, action: 'review.refused', subject: 'hidden' }
  },
  adminRemoveReview: async (clerk, shop) => {
    const amina = await shop.as('amina')
    await delivered(shop, amina)
    await amina.post('shoppingitems/apples/reviews', { review: 'Sweet', rating: 5 })
    const subject = await idOfOne(shop, 'review')
    const reply = await clerk.send('DELETE', `admin/reviews/${subject}`)
    return { reply, action: 'review.removed', subject }
  },
  adminCreateProduct: async (clerk) => {
    const reply = await clerk.post('admin/products', requests.adminCreateProduct.body)
    return { reply, action: 'product.created', subject: reply.body.data.id }
  },
  adminImportProducts: async (clerk) => {
    const { body, headers } = requests.adminImportProducts
    const reply = await clerk.post('admin/products/import', body, headers)
    return { reply, action: 'products.imported' }
  },
  adminUndoImport: async (clerk) => {
    const { headers } = requests.adminImportProducts
    const list = 'name,category,price\nMisri,Sugar,150'
    const { id } = (await clerk.post('admin/products/import', list, headers)).body.data
    const reply = await clerk.post(`admin/imports/${id}/undo`)
    return { reply, action: 'products.import-undone', subject: id }
  },
  adminAddStarterProducts: async (clerk) => {
    const reply = await clerk.post('admin/products/starter', requests.adminAddStarterProducts.body)
    return { reply, action: 'products.imported' }
  },
  adminChangeProducts: async (clerk) => {
    const { number, version } = (await clerk.get('admin/products/chai')).body.data
    const change = { kind: 'unpublish' }
    const products = [{ number, version }]
    const reply = await clerk.post('admin/products/bulk-changes', { change, products })
    return { reply, action: 'products.changed', subject: reply.body.data.id }
  },
  adminChangeProduct: async (clerk) => {
    const reply = await clerk.patch('admin/products/chai', { description: 'Strong' })
    return { reply, action: 'product.changed', subject: 'chai' }
  },
  adminMoveStock: async (clerk) => {
    const { path, body } = requests.adminMoveStock
    return { reply: await clerk.post(path, body), action: 'product.changed', subject: 'chai' }
  },
  adminRemoveProduct: async (clerk) => {
    const subject = await newProduct(clerk)
    const reply = await clerk.send('DELETE', `admin/products/${subject}`)
    return { reply, action: 'product.removed', subject }
  },
  adminAddPicture: async (clerk) => {
    const sent = { content: await pngPhoto(), field: 'picture' }
    const reply = await clerk.form('admin/products/chai/pictures', { alt: 'Tea' }, sent)
    return { reply, action: 'product.picture-added', subject: 'chai' }
  },
  adminChangePicture: async (clerk) => {
    const picture = await newPicture(clerk)
    const reply = await clerk.patch(`admin/products/apples/pictures/${picture}`, { alt: 'Red' })
    return { reply, action: 'product.picture-changed', subject: 'apples' }
  },
  adminCropPicture: async (clerk) => {
    const crop = { left: 0, top: 0, width: 0.5, height: 0.5 }
    const address = `admin/products/apples/pictures/${await newPicture(clerk)}/crop`
    const reply = await clerk.put(address, { crop })
    return { reply, action: 'product.picture-cropped', subject: 'apples' }
  },
  adminRemovePicture: async (clerk) => {
    const picture = await newPicture(clerk)
    const reply = await clerk.send('DELETE', `admin/products/apples/pictures/${picture}`)
    return { reply, action: 'product.picture-removed', subject: 'apples' }
  },
  adminMoveOrder: async (clerk, shop) => {
    const { _id: subject } = await placed(await shop.as('bilal'), buyNow())
    const reply = await clerk.patch(`admin/orders/${subject}`, { status: 'packed' })
    return { reply, action: 'order.moved', subject }
  },
  adminHandOver: async (owner, shop) => {
    await owner.patch('admin/settings', { pickupDays: 2 })
    const items = [{ product: 'apples', quantity: 2 }]
    // Somebody else than the guest whose orders others hold.
    const other = { name: 'Zoya Khan', phone: '0301 5550001', email: '' }
    const order = cartOrder(480, items, { pickup: true, contact: other })
    const { _id: subject } = await placed(shop.guest(), order)
    for (const status of ['packed', 'ready'])
      await owner.patch(`admin/orders/${subject}`, { status })
    const reply = await owner.post(`admin/pickups/${subject}/hand-over`, { due: 480 })
    return { reply, action: 'order.moved', subject }
  },
  adminStepOrderBack: async (clerk, shop) => {
    const { _id: subject } = await placed(await shop.as('bilal'), buyNow())
    const packed = await clerk.patch(`admin/orders/${subject}`, { status: 'packed' })
    const since = packed.body.data.history.at(-1).at
    const body = { ...(requests.adminStepOrderBack.body as object), since }
    const reply = await clerk.post(`admin/orders/${subject}/step-back`, body)
    return { reply, action: 'order.stepped-back', subject }
  },
  adminTakeOrder: async (clerk) => {
    const reply = await clerk.post('admin/orders', requests.adminTakeOrder.body)
    return { reply, action: 'order.placed', subject: reply.body.data.id }
  },
  adminSell: async (clerk) => {
    const reply = await clerk.post('admin/sales', requests.adminSell.body)
    return { reply, action: 'order.placed', subject: reply.body.data.id }
  },
  adminCancelOrder: async (clerk, shop) => {
    const { _id: subject } = await placed(await shop.as('bilal'), buyNow())
    const reply = await clerk.post(`admin/orders/${subject}/cancel`, { lines: [], reason: null })
    return { reply, action: 'order.cancelled', subject }
  },
  adminRedirectOrder: async (clerk, shop) => {
    const { _id: subject } = await placed(await shop.as('bilal'), buyNow())
    const body = await redirection(clerk, subject)
    const reply = await clerk.patch(`admin/orders/${subject}/delivery`, body)
    return { reply, action: 'order.redirected', subject }
  },
  adminChangeOrderTime: async (clerk, shop) => {
    const { _id: subject, arrival: seen } = await placed(await shop.as('bilal'), buyNow())
    const body = { id: await windowOf(clerk), day: shopDay(shop.now() + 24 * 60 * 60_000), seen }
    const reply = await clerk.send('PUT', `admin/orders/${subject}/time`, body)
    return { reply, action: 'order.time-changed', subject }
  },
  adminAssignStops: async (clerk, shop) => {
    const { reply } = await assigned(shop, clerk, 1)
    return { reply, action: 'run.changed', subject: 'clerk' }
  },
  adminArrangeStops: async (clerk, shop) => {
    const { stops, day, version } = await assigned(shop, clerk, 2)
    const body = { rider: 'clerk', day, version, orders: stops.toReversed() }
    const reply = await clerk.send('PUT', 'admin/runs/stops', body)
    return { reply, action: 'run.changed', subject: 'clerk' }
  },
  adminShowStops: async (owner) => {
    const reply = await owner.send('PUT', 'admin/run/stops-shown', { isShown: false })
    return { reply, action: 'run.stops-shown', subject: 'owner' }
  },
  adminActAtStop: async (owner, shop) => {
    const { ids } = await assigned(shop, owner, 1, 'owner')
    await owner.patch(`admin/orders/${ids[0]}`, { status: 'packed' })
    const reply = await owner.post(
      'admin/run/actions',
      stopAction(shop, ids[0], 'taken', { rider: 'owner' }),
    )
    return { reply, action: 'order.moved', subject: ids[0] ?? '' }
  },
  adminEnterCash: async (clerk) => {
    const body = { ...(requests.adminEnterCash.body as object), id: randomUUID() }
    const reply = await clerk.post('admin/cash/entries', body)
    return { reply, action: 'cash.entered', subject: reply.body.data.holder.id }
  },
  adminTakeBackCash: async (clerk) => {
    const body = { ...(requests.adminEnterCash.body as object), id: randomUUID() }
    await clerk.post('admin/cash/entries', body)
    const reply = await clerk.post(`admin/cash/entries/${body.id}/back`, { reason: 'Twice' })
    return { reply, action: 'cash.taken-back', subject: reply.body.data.holder.id }
  },
  adminCloseDrawer: async (clerk) => {
    const { own } = (await clerk.get('admin/cash')).body
    const body = { notes: { '10': 1 }, seen: own.balance, note: 'The rest is gone', taker: 'Owner' }
    const reply = await clerk.post(`admin/cash/${own.id}/close`, body)
    return { reply, action: 'cash.closed', subject: own.holder.id }
  },
  adminApproveDrawer: async (clerk, shop) => {
    const reply = await someoneElses(await shop.as('clerk'), clerk)
    return { reply, action: 'cash.approved', subject: reply.body.data.holder.id }
  },
  adminSetKhata: async (clerk) => {
    const { version } = (await clerk.get('admin/khata/amina')).body.data
    const body = { isOn: true, limit: 90_000, days: 15, version }
    const reply = await clerk.put('admin/khata/amina', body)
    return { reply, action: 'khata.changed', subject: 'amina' }
  },
  adminPayKhata: async (clerk) => {
    const body = { ...(requests.adminPayKhata.body as object), id: randomUUID() }
    const reply = await clerk.post('admin/khata/amina/payments', body)
    return { reply, action: 'khata.paid', subject: 'amina' }
  },
  adminUndoKhataPayment: async (clerk) => {
    const body = { ...(requests.adminPayKhata.body as object), id: randomUUID() }
    await clerk.post('admin/khata/amina/payments', body)
    const undo = { payment: body.id, reason: 'Entered twice' }
    const reply = await clerk.post('admin/khata/amina/payments/undo', undo)
    return { reply, action: 'khata.payment-undone', subject: 'amina' }
  },
  adminKhataReminded: async (clerk, { db }) => {
    const due = { account: 'amina', seq: 900, at: 0 }
    await db.run`insert into khata_open (account_id, seq, due_at, amount) values (${due.account}, ${due.seq}, ${due.at}, 100)`
    await db.run`insert into khata_reminder (account_id, seq, step, at, for_staff) values (${due.account}, ${due.seq}, 0, ${due.at}, 1)`
    const reply = await clerk.post('admin/khata/amina/reminded', {})
    return { reply, action: 'khata.reminded', subject: 'amina' }
  },
  adminCorrectKhata: async (clerk) => {
    const body = { ...(requests.adminCorrectKhata.body as object), id: randomUUID() }
    const reply = await clerk.post('admin/khata/amina/corrections', body)
    return { reply, action: 'khata.corrected', subject: 'amina' }
  },
  adminChangePaid: async (clerk, shop) => {
    const subject = await delivered(shop, await shop.as('bilal'))
    const body = { ...(requests.adminChangePaid.body as object), id: randomUUID() }
    const reply = await clerk.post(`admin/orders/${subject}/paid`, body)
    return { reply, action: 'order.paid-otherwise', subject }
  },
  adminPayLater: async (owner, shop) => {
    const subject = await paidShort(shop, owner)
    const body = { ...(requests.adminPayLater.body as object), id: randomUUID() }
    const reply = await owner.post(`admin/orders/${subject}/late-payments`, body)
    return { reply, action: 'order.paid-later', subject }
  },
  adminWriteOff: async (owner, shop) => {
    const subject = await paidShort(shop, owner)
    const body = { ...(requests.adminWriteOff.body as object), id: randomUUID() }
    const reply = await owner.post(`admin/orders/${subject}/write-off`, body)
    return { reply, action: 'order.written-off', subject }
  },
  adminPayBack: async (clerk, shop) => {
    const subject = await prepaid(shop, clerk)
    await clerk.patch(`admin/orders/${subject}`, { status: 'cancelled' })
    const body = { ...(requests.adminPayBack.body as object), id: randomUUID(), amount: 390 }
    const reply = await clerk.post(`admin/orders/${subject}/pay-back`, body)
    return { reply, action: 'order.paid-back', subject }
  },
  adminReleaseHold: async (clerk, shop) => {
    const subject = await held(shop, 'call')
    const reply = await clerk.post(`admin/orders/${subject}/release`, {})
    return { reply, action: 'order.released', subject }
  },
  adminAskBuyer: async (clerk, shop) => {
    const { _id: subject } = await placed(await shop.as('bilal'), buyNow())
    const body = { ...(requests.adminAskBuyer.body as object), left: 1 }
    const reply = await clerk.post(`admin/orders/${subject}/questions`, body)
    return { reply, action: 'order.asked', subject }
  },
  adminReplaceLine: async (clerk, shop) => {
    const { _id: subject } = await placed(await shop.as('bilal'), buyNow())
    const body = { ...(requests.adminReplaceLine.body as object), left: 1 }
    const reply = await clerk.post(`admin/orders/${subject}/replacements`, body)
    return { reply, action: 'order.replaced', subject }
  },
  adminWeighLine: async (clerk, shop) => {
    await clerk.patch('admin/products/apples', { unitGrams: 1000 })
    const { _id: subject } = await placed(await shop.as('bilal'), buyNow())
    const reply = await clerk.send('PUT', `admin/orders/${subject}/weight`, requests.adminWeighLine.body) // prettier-ignore
    await clerk.patch('admin/products/apples', { unitGrams: null, pack: '1 kg' })
    return { reply, action: 'order.weighed', subject }
  },
  adminWriteOrderNote: async (clerk, shop) => {
    const { _id: subject } = await placed(await shop.as('bilal'), buyNow())
    const reply = await clerk.post(`admin/orders/${subject}/notes`, { text: 'Ring twice' })
    return { reply, action: 'order.noted', subject }
  },
  adminCreateWindow: async (clerk) => {
    const reply = await clerk.post('admin/delivery-windows', requests.adminCreateWindow.body)
    return { reply, action: 'window.created', subject: reply.body.data.id }
  },
  adminChangeWindow: async (clerk) => {
    const subject = await windowOf(clerk)
    const reply = await clerk.patch(`admin/delivery-windows/${subject}`, { capacity: 12 })
    return { reply, action: 'window.changed', subject }
  },
  adminChangeWindowDay: async (clerk) => {
    const subject = await windowOf(clerk)
    const path = `admin/delivery-windows/${subject}/days/2026-11-30`
    return { reply: await clerk.patch(path, { closed: true }), action: 'window.changed', subject }
  },
  adminRemoveWindow: async (clerk) => {
    const subject = await windowOf(clerk)
    const reply = await clerk.send('DELETE', `admin/delivery-windows/${subject}`)
    return { reply, action: 'window.removed', subject }
  },
  adminCreateZone: async (clerk) => {
    const reply = await clerk.post('admin/zones', requests.adminCreateZone.body)
    return { reply, action: 'zone.created', subject: reply.body.data.id }
  },
  adminChangeZone: async (clerk, shop) => {
    const subject = await idOfOne(shop, 'zone')
    const reply = await clerk.patch(`admin/zones/${subject}`, { fee: 1 })
    return { reply, action: 'zone.changed', subject }
  },
  adminMoveZone: async (clerk) => {
    await clerk.post('admin/zones', requests.adminCreateZone.body)
    const made = await clerk.post('admin/zones', requests.adminCreateZone.body)
    const subject = made.body.data.id
    const reply = await clerk.post(`admin/zones/${subject}/position`, { position: 1 })
    return { reply, action: 'zone.changed', subject }
  },
  adminRemoveZone: async (clerk, shop) => {
    const subject = await idOfOne(shop, 'zone')
    const reply = await clerk.send('DELETE', `admin/zones/${subject}`)
    return { reply, action: 'zone.removed', subject }
  },
  adminAddSynonym: async (clerk) => {
    const reply = await clerk.post('admin/synonyms', { words: ['khatta', 'dahi'] })
    return { reply, action: 'synonym.added', subject: reply.body.data.id }
  },
  adminRemoveSynonym: async (clerk) => {
    const added = await clerk.post('admin/synonyms', { words: ['khatta', 'dahi'] })
    const subject = added.body.data.id
    const reply = await clerk.send('DELETE', `admin/synonyms/${subject}`)
    return { reply, action: 'synonym.removed', subject }
  },
  adminDecideReturn: async (clerk, shop) => {
    const amina = await shop.as('amina')
    const order = await delivered(shop, amina, cartOrder(1400, [{ product: 'atta', quantity: 1 }]))
    const back = { product: 'atta', quantity: '1', kind: 'unwanted', reason: 'Too much of it' }
    await amina.form(`order/${order}/return`, back)
    const subject = await idOfOne(shop, 'return')
    const reply = await clerk.patch(`admin/returns/${subject}`, { state: 'accepted' })
    return { reply, action: 'return.accepted', subject }
  },
  adminChangeCustomer: async (clerk) => {
    const reply = await clerk.patch('admin/customers/kashif', { approved: true })
    return { reply, action: 'customer.approved', subject: 'kashif' }
  },
  adminWriteCustomerNote: async (clerk) => {
    const reply = await clerk.post('admin/customers/amina/notes', { text: 'Rings twice' })
    return { reply, action: 'customer.noted', subject: 'amina' }
  },
  adminBlockCustomer: async (clerk) => {
    const reply = await clerk.patch('admin/customers/hina/block', { blocked: true })
    return { reply, action: 'customer.blocked', subject: 'hina' }
  },
  adminMakePasswordLink: async (clerk, shop) => {
    const { data } = (await clerk.get('admin/customers/amina')).body
    await shop.guest().post('user/forgotpassword', { email: data.phone })
    const reply = await clerk.post('admin/customers/amina/password-link', {})
    return { reply, action: 'customer.password-link', subject: 'amina' }
  },
  adminAdjustPoints: async (clerk) => {
    const { data } = (await clerk.get('admin/customers/hina')).body
    const body = { points: 5, reason: 'Late delivery', balance: data.points }
    const reply = await clerk.post('admin/customers/hina/points', body)
    return { reply, action: 'customer.points-adjusted', subject: 'hina' }
  },
  adminExportCustomer: async (clerk) => {
    const reply = await clerk.post('admin/customers/hina/data')
    return { reply, action: 'customer.exported', subject: 'hina' }
  },
  adminMergeCustomers: async (clerk) => {
    const reply = await clerk.post('admin/customers/bilal/merge', { from: 'kashif' })
    return { reply, action: 'customer.merged', subject: 'bilal' }
  },
  adminEraseCustomer: async (clerk) => {
    const reply = await clerk.send('DELETE', 'admin/customers/hina')
    return { reply, action: 'customer.erased', subject: 'hina' }
  },
  adminInvite: async (owner) => {
    const reply = await owner.post('admin/staff/invitations', requests.adminInvite.body)
    return { reply, action: 'staff.invited', subject: reply.body.data.id }
  },
  adminHandOverInvitation: async (owner) => {
    const { body } = await owner.post('admin/staff/invitations', requests.adminInvite.body)
    const path = `admin/staff/invitations/${body.data.id}/link`
    const reply = await owner.put(path, {})
    return { reply, action: 'staff.invitation-handed-over', subject: body.data.id }
  },
  adminWithdrawInvitation: async (owner) => {
    const invited = { email: 'somebody@kiryana.example', role: 'viewer' }
    const { body } = await owner.post('admin/staff/invitations', invited)
    const reply = await owner.send('DELETE', `admin/staff/invitations/${body.data.id}`)
    return { reply, action: 'staff.invitation-withdrawn', subject: body.data.id }
  },
  adminCreateToken: async (owner) => {
    const { path, body } = requests.adminCreateToken
    const reply = await owner.post(path, { ...(body as object), password })
    return { reply, action: 'staff.token-created', subject: 'owner' }
  },
  adminRevokeToken: async (owner) => {
    const { path, body } = requests.adminCreateToken
    const { data } = (await owner.post(path, { ...(body as object), password })).body
    const reply = await owner.send('DELETE', `${path}/${data.id}`)
    return { reply, action: 'staff.token-revoked', subject: 'owner' }
  },
  adminEndSession: async (owner, shop) => {
    await shop.guest().post('user/login', { email: 'owner@kiryana.example', password })
    const { data } = (await owner.get('admin/security/sessions')).body
    const reply = await owner.send('DELETE', `admin/security/sessions/${data[1].id}`)
    return { reply, action: 'staff.session-ended', subject: 'owner' }
  },
  adminEndStaffSession: async (owner, shop) => {
    await shop.as('clerk')
    const { data } = (await owner.get('admin/staff/clerk/sessions')).body
    const reply = await owner.send('DELETE', `admin/staff/clerk/sessions/${data.sessions[0].id}`)
    return { reply, action: 'staff.logged-out', subject: 'clerk' }
  },
  adminStartTwoFactor: async (owner) => {
    const reply = await owner.post('admin/security/two-factor', { password })
    return { reply, action: 'staff.two-factor-started', subject: 'owner' }
  },
  adminConfirmTwoFactor: async (owner, shop) => {
    const reply = await withCode(owner, shop, 'two-factor/confirm')
    return { reply, action: 'staff.two-factor-on', subject: 'owner' }
  },
  adminRequireTwoFactor: async (owner) => {
    const reply = await owner.patch('admin/staff/two-factor', { required: true })
    await owner.patch('admin/staff/two-factor', { required: false })
    return { reply, action: 'staff.two-factor-required', subject: 'settings' }
  },
  adminRenewRecoveryCodes: async (owner, shop) => {
    const reply = await withCode(owner, shop, 'recovery-codes')
    return { reply, action: 'staff.recovery-codes-renewed', subject: 'owner' }
  },
  adminStopTwoFactor: async (owner, shop) => {
    const reply = await withCode(owner, shop, 'two-factor/stop')
    return { reply, action: 'staff.two-factor-off', subject: 'owner' }
  },
  adminResetTwoFactor: async (owner, shop) => {
    await shop.db
      .run`insert into second_factor (account_id, secret, last_step) values ('clerk', 'A', 0)`
    const reply = await owner.send('DELETE', 'admin/staff/clerk/two-factor')
    return { reply, action: 'staff.two-factor-reset', subject: 'clerk' }
  },
  adminChangeStaff: async (owner) => {
    const reply = await owner.patch('admin/staff/bilal', { role: 'packer' })
    return { reply, action: 'staff.changed', subject: 'bilal' }
  },
  adminRefund: async (clerk, shop) => {
    const { reply, order } = await refunded(clerk, shop)
    return { reply, action: 'order.refunded', subject: order }
  },
  adminTakeBack: async (clerk, shop) => {
    const subject = await delivered(shop, await shop.as('bilal'), buyNow())
    const address = `admin/orders/${subject}/returns`
    const { reason, ...body } = requests.adminTakeBack.body as { reason: string; refund: unknown }
    const quoted = await clerk.post(`${address}/quote`, { ...body, refund: undefined })
    const refund = quoted.body.data
    const reply = await clerk.post(address, { ...body, reason, refund })
    return { reply, action: 'return.accepted', subject: reply.body.data.returns[0].id }
  },
  adminUndoRefund: async (clerk, shop) => {
    const { reply, order } = await refunded(clerk, shop)
    const refund = `admin/orders/${order}/refunds/${reply.body.data.refunds[0].id}`
    const undone = await clerk.post(`${refund}/undo`, requests.adminUndoRefund.body)
    return { reply: undone, action: 'order.refund-undone', subject: order }
  },
}

import { expect, test } from 'vitest'
import { z } from 'zod'
import { deleteOldAnsweredCalls } from '#shop/accounts/answered-calls.store.ts'
import type { CallSchema } from '#wire/call-schema.ts'
import { calls } from '#wire/calls.ts'
import type { RouteName } from '#wire/calls.ts'
import { keyedCalls, routes } from '#wire/routes.ts'
import { callNames, openWithOrder } from '../support/all-calls.ts'
import { password } from '../support/cast.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { requests } from '../support/requests.ts'
import { type Caller, openShop, type Reply, type TestShop } from '../support/shop.ts'

const key = (name: string) => ({ 'idempotency-key': `key-of-the-${name}` })
const isReplay = (reply: Reply) => reply.headers['idempotent-replayed'] === 'true'

/** Posts that create nothing, or recognise repeats themselves. */
const needNone = {
  adminQuoteOrder: 'keeps nothing',
  adminQuoteReplacement: 'keeps nothing',
  adminQuoteSale: 'keeps nothing',
  adminQuoteTakeBack: 'keeps nothing',
  adminPreviewBulkChange: 'keeps nothing',
  adminPreviewList: 'keeps nothing',
  adminUndoKhataPayment: 'it is undone already',
  adminAssignStops: 'they are in the run already',
  adminReleaseHold: 'it waits no longer',
  adminCloseDrawer: 'it is counted already',
  adminTakeBackCash: 'it is taken back already',
  adminApproveDrawer: 'it is approved already',
  adminOrderCategory: 'says where it is to be',
  adminMoveBanner: 'says where it is to be',
  adminMoveBlock: 'says where it is to be',
  adminMoveZone: 'says where it is to be',
  adminSetBannerPicture: 'the picture stands there already',
  adminSetLogo: 'a repeat is for an older version',
  adminSetBlockPicture: 'the picture stands there already',
  adminSetEventPicture: 'the picture stands there already',
  adminSetNewsPicture: 'the picture stands there already',
  adminAddTextPicture: 'what no text names is deleted after a day',
  adminAddPicture: 'the same picture is the one that is there',
  adminImportProducts: 'rows that are so already are left alone',
  adminImportTranslations: 'translations that are so already are left alone',
  adminUndoImport: 'it is undone already',
  adminUndoRefund: 'it is taken back already',
  adminRetryEmail: 'it waits already',
  adminCheckBooks: 'one at a time',
  adminHandOver: 'it is delivered already',
  adminKhataReminded: 'they are reminded already',
  adminExportCustomer: 'only reads',
  adminMakePasswordLink: 'replaced by the next one',
  adminMergeCustomers: 'it is merged already',
  adminStartTwoFactor: 'replaced by the next one',
  adminConfirmTwoFactor: 'a code works once',
  adminStopTwoFactor: 'it is off',
  adminRenewRecoveryCodes: 'a code works once',
} satisfies Partial<Record<RouteName, string>>

const staffPosts = callNames.filter(
  (name) => routes[name][0] === 'POST' && routes[name][1].startsWith('/admin/'),
)

const hasOwnId = (name: RouteName) => {
  const { body }: CallSchema = calls[name]
  return body instanceof z.ZodObject && 'id' in body.shape
}

test('every creating call takes a key or a client-chosen id', () => {
  expect(
    staffPosts.filter((name) => !keyedCalls.includes(name) && !hasOwnId(name)).toSorted(),
  ).toEqual(Object.keys(needNone).toSorted())
})

test('the document says which calls take a key', async () => {
  const shop = await openShop()
  const { paths } = (await shop.guest().get('openapi.json')).body
  const named = Object.values<Record<string, any>>(paths)
    .flatMap((operations) => Object.values(operations))
    .filter(({ parameters }) => JSON.stringify(parameters).includes('Idempotency-Key'))
    .map(({ operationId }) => operationId)
  expect(named.toSorted()).toEqual(keyedCalls.toSorted())
})

const rowsIn = async (shop: TestShop, table: 'customer_note' | 'access_token' | 'answered_call') =>
  (await shop.db.all`select * from ${{ strings: [table], values: [] }}`).length

async function openOffice() {
  const { shop, own } = await openWithOrder()
  return { shop, own, owner: await shop.as('owner') }
}

const keyed = staffPosts.filter((name) => {
  const { idempotency }: CallSchema = calls[name]
  return idempotency !== undefined && idempotency !== 'own'
})

/** Bodies that do something in a shop of amina's order. */
const bodies: Partial<Record<RouteName, unknown>> = {
  adminAskBuyer: { productId: 'apples', left: 2, missing: 1, reason: 'Only some were left' },
  adminCancelOrder: { lines: [{ productId: 'apples', quantity: 1 }], reason: null },
  adminTakeBack: {
    ...(requests.adminTakeBack.body as object),
    refund: { cash: 240, pointsBack: 0, pointsTaken: 8 },
  },
}

function ask(caller: Caller, name: RouteName, own: string, headers: Record<string, string>) {
  const { path, body } = requests[name]
  return caller.post(path.replace('{own}', own), bodies[name] ?? body, headers)
}

const eventsOf = (shop: TestShop) =>
  shop.db.all<{ kind: string; subject: string }>`
    select kind, subject from event where actor = 'owner' order by kind, subject`

test.each(keyed)('%s: four at once and one later are one', async (name) => {
  const { shop, own, owner } = await openOffice()
  if (name === 'adminTakeBack')
    for (const status of ['packed', 'shipped', 'delivered'])
      await (await shop.as('clerk')).patch(`admin/orders/${own}`, { status })
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => ask(owner, name, own, key('storm'))),
  )
  const events = await eventsOf(shop)
  expect(events.length).toBeGreaterThan(0)
  shop.later(60_000)
  replies.push(await ask(owner, name, own, key('storm')))
  expect(new Set(replies.map(({ status }) => status)).size, replies[0]?.text).toBe(1)
  expect(replies[0]?.status).toBeLessThan(300)
  expect(replies.filter((reply) => !isReplay(reply))).toHaveLength(1)
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(await eventsOf(shop)).toEqual(events)
  await expectSoundLedger(shop)
})

test('a key belongs to a call, its input and its sender', async () => {
  const { shop, owner } = await openOffice()
  const path = 'admin/customers/amina/notes'
  const write = (caller: Caller, text: string, headers = key('first'), where = path) =>
    caller.post(where, { text }, headers)
  expect((await write(owner, 'Rings twice')).status).toBe(201)
  for (const other of [
    await write(owner, 'Rings once'),
    await write(owner, 'Rings twice', key('first'), 'admin/customers/hina/notes'),
    await owner.post('admin/synonyms', { words: ['khatta', 'dahi'] }, key('first')),
  ])
    expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
  expect(isReplay(await write(await shop.as('clerk'), 'Rings twice'))).toBe(false)
  expect(isReplay(await write(owner, 'Rings twice', key('second')))).toBe(false)
  expect((await write(owner, 'Rings twice', { 'idempotency-key': 'short' })).body.code).toBe('key_invalid') // prettier-ignore
  expect(await rowsIn(shop, 'customer_note')).toBe(3)
})

test('a refusal leaves its key unused, and a lost permission also refuses repeats', async () => {
  const { shop, owner } = await openOffice()
  const clerk = await shop.as('clerk')
  const create = (listPrice: number) =>
    clerk.post('admin/products', { ...(requests.adminCreateProduct.body as object), listPrice, offerPrice: 95 }, key('retry')) // prettier-ignore
  expect((await create(90)).status).toBe(400)
  expect((await create(100)).status).toBe(201)
  expect(isReplay(await create(100))).toBe(true)
  await owner.patch('admin/staff/clerk', { role: 'viewer' })
  expect((await create(100)).status).toBe(403)
})

test('a token created again with its key is the same token; its secret is stored nowhere', async () => {
  const { shop, owner } = await openOffice()
  const asked = { name: 'Till', permissions: ['product.read'], days: 30, password }
  const path = 'admin/security/tokens'
  const replies = await Promise.all([1, 2, 3].map(() => owner.post(path, asked, key('token'))))
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(await rowsIn(shop, 'access_token')).toBe(1)
  const [{ id, token }] = replies.map(({ body }) => body.data) as [{ id: string; token: string }]
  const authorization = `Bearer ${token}`
  expect((await shop.guest().get('admin/products', { authorization })).status).toBe(200)
  const other = await owner.post(path, { ...asked, days: 7 }, key('token'))
  expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
  await owner.send('DELETE', `${path}/${id}`)
  expect((await owner.post(path, asked, key('token'))).status).toBe(409)
  expect((await shop.guest().get('admin/products', { authorization })).status).toBe(401)
})

test('answers are saved for a day', async () => {
  const { shop, owner } = await openOffice()
  await ask(owner, 'adminAddSynonym', '', key('kept'))
  await deleteOldAnsweredCalls(shop.db, shop.now())
  expect(await rowsIn(shop, 'answered_call')).toBe(1)
  await deleteOldAnsweredCalls(shop.db, shop.now() + 1)
  expect(await rowsIn(shop, 'answered_call')).toBe(0)
})

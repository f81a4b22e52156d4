import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '#wire/calls.ts'
import type { CallSchema } from '#wire/call-schema.ts'
import type { RouteName } from '#wire/calls.ts'
import { fileRoutes, routes } from '#wire/routes.ts'
import { referenceOf } from '#shop/orders/order.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import { callNames, openWithOrder, sendExample } from '../support/all-calls.ts'
import { password } from '../support/cast.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { buyNow, contact, delivered, placed } from '../support/orders.ts'
import { pngPhoto } from '../support/pictures.ts'
import { requests } from '../support/requests.ts'
import { type Caller, openShop, type Reply, type TestShop } from '../support/shop.ts'
import { staffWrites, type StaffWrite } from '../support/staff-writes.ts'

async function openSeeded() {
  const { shop, own } = await openWithOrder()
  const amina = await shop.as('amina')
  await amina.post('user/addtofavourites', { productid: 'apples' })
  await amina.put('cart', { cartitems: [{ _id: 'chai', quantity: 1 }] })
  await amina.post('message', requests.sendMessage.body)
  return { shop, own }
}

const ask = async (shop: TestShop, name: RouteName, own: string): Promise<Reply> =>
  sendExample(await shop.as(name.startsWith('admin') ? 'owner' : 'amina'), name, own)

/** The same schema, but a field that it does not name is a fault: nothing leaves the shop unsaid. */
function strictly(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject)
    return z.strictObject(
      Object.fromEntries(
        Object.entries(schema.shape).map(([key, value]) => [key, strictly(value as z.ZodType)]),
      ),
    )
  if (schema instanceof z.ZodArray)
    return z.array(z.lazy(() => strictly(schema.element as z.ZodType))) // lazily: a tree holds itself
  if (schema instanceof z.ZodNullable) return strictly(schema.unwrap() as z.ZodType).nullable()
  if (schema instanceof z.ZodOptional) return strictly(schema.unwrap() as z.ZodType).optional()
  return schema
}

const signup = {
  fullname: 'Nadia',
  number: '03337654321',
  email: 'nadia@kiryana.example',
  type: 'normal',
  password: 'mera lamba password',
}
const newAddress = async (amina: Caller): Promise<string> =>
  (await amina.post('user/addresses', requests.addAddress.body)).body.data._id

const newList = async (amina: Caller): Promise<string> => {
  const { data } = (await amina.get('lists')).body
  const items = [{ _id: 'apples', quantity: 2 }, { _id: 'soldout', quantity: 1 }] // prettier-ignore
  return data[0]?._id ?? (await amina.post('lists', { name: 'Ration', items })).body.data._id
}

/** The example's body with an id of its own, where the client chooses it. */
function freshBody(name: RouteName) {
  const body = requests[name].body as object
  return 'id' in body ? { ...body, id: randomUUID() } : body
}

/** Reads what the example of another call creates. */
async function readMade(shop: TestShop, creating: RouteName) {
  const owner = await shop.as('owner')
  const { path } = requests[creating]
  return owner.get(`${path}/${(await owner.post(path, freshBody(creating))).body.data.id}`)
}

const newImport = async (clerk: Caller, name: string): Promise<string> => {
  const { path, headers } = requests.adminImportProducts
  const reply = await clerk.post(path, `name,category,price\n${name},Sugar,150`, headers)
  return `admin/imports/${reply.body.data.id}`
}

/** The calls that are answered well only after another one. */
async function answered(shop: TestShop) {
  const clerk = await shop.as('clerk')
  const { data } = (await clerk.get('admin/messages')).body
  return clerk.post(`admin/messages/${data[0].id}/replies`, freshBody('adminAnswerMessage'))
}

/** The id of a second account of the same person. */
async function secondAccount(shop: TestShop): Promise<string> {
  const again = { ...signup, fullname: 'Twice', email: 'twice@kiryana.example' }
  await shop.guest().form('user/signup', again, { content: await pngPhoto() })
  return (await (await shop.as('owner')).get('admin/customers?q=twice')).body.data[0].id
}

async function windowIn(shop: TestShop): Promise<string> {
  const { path, body } = requests.adminCreateWindow
  return (await (await shop.as('owner')).post(path, body)).body.data.id
}

const longer: Partial<Record<RouteName, (shop: TestShop, amina: Caller) => Promise<Reply>>> = {
  signup: async (shop) => shop.guest().form('user/signup', signup, { content: await pngPhoto() }),
  adminCashDrawer: async (shop) => {
    const clerk = await shop.as('clerk')
    const { body } = await clerk.post('admin/cash/entries', requests.adminEnterCash.body)
    return clerk.get(`admin/cash/${body.data.id}`)
  },
  login: (shop) => shop.guest().post('user/login', { email: 'bilal@kiryana.example', password }),
  deleteAccount: async (shop) => {
    const own = { ...signup, email: 'gone@kiryana.example', number: '03337654322' }
    const caller = shop.guest()
    await caller.form('user/signup', own, { content: await pngPhoto() })
    await caller.post('user/login', { email: own.email, password: own.password })
    return caller.post('user/deleteaccount', { password: own.password })
  },
  addPoints: (_, amina) => amina.post('user/addloyaltypoints', { points: 16 }),
  redeemPoints: async (shop, amina) => {
    await delivered(shop, amina)
    await placed(amina, buyNow(390))
    return amina.post('user/redeemloyaltypoints', { points: 5 })
  },
  findOrder: async (shop) => {
    const { _id: id } = await placed(shop.guest(), buyNow(390, undefined, { contact }))
    return shop.guest().post('order/find', { number: referenceOf({ id }), phone: contact.phone })
  },
  holdWindow: async (shop) => {
    const day = shopDay(shop.now() + 24 * 60 * 60_000)
    const body = { hold: '0'.repeat(32), id: await windowIn(shop), day, lines: 1 }
    return shop.guest().send('PUT', 'delivery/hold', body)
  },
  changeOrderTime: async (shop, amina) => {
    const order = await placed(amina, buyNow())
    const day = shopDay(shop.now() + 24 * 60 * 60_000)
    const body = { id: await windowIn(shop), day, seen: order.arrival }
    return amina.send('PUT', `order/${order._id}/time`, body)
  },
  adminWindow: async (shop) =>
    (await shop.as('owner')).get(`admin/delivery-windows/${await windowIn(shop)}`),
  adminPreviewMerge: async (shop) =>
    (await shop.as('owner')).get(`admin/customers/amina/merge/${await secondAccount(shop)}`),
  adminImportRun: async (shop) => {
    const [owner, run] = [await shop.as('owner'), '00000000-0000-4000-8000-00000000000a']
    const { path, headers } = requests.adminImportProducts
    await owner.post(`${path}?run=${run}`, 'name,category,price\nShakkar,Sugar,180', headers)
    return owner.get(`admin/imports/runs/${run}`)
  },
  askReturn: async (shop, amina) =>
    amina.form(`order/${await delivered(shop, amina)}/return`, requests.askReturn.form ?? {}),
  reviewProduct: async (shop, amina) => {
    await delivered(shop, amina)
    return amina.post(requests.reviewProduct.path, requests.reviewProduct.body)
  },
  adminReturn: async (shop, amina) => {
    const order = await delivered(shop, amina)
    const asked = await amina.form(`order/${order}/return`, requests.askReturn.form ?? {})
    return (await shop.as('owner')).get(`admin/returns/${asked.body.data.returns[0]._id}`)
  },
  adminQuoteReplacement: async (shop, amina) => {
    const { _id } = await placed(amina, buyNow(390))
    const body = { ...(requests.adminQuoteReplacement.body as object), left: 1 }
    return (await shop.as('clerk')).post(`admin/orders/${_id}/replacements/quote`, body)
  },
  adminQuoteTakeBack: async (shop, amina) => {
    const order = await delivered(shop, amina)
    const { body } = requests.adminQuoteTakeBack
    return (await shop.as('clerk')).post(`admin/orders/${order}/returns/quote`, body)
  },
  adminMessages: async (shop) => {
    await answered(shop)
    return (await shop.as('clerk')).get('admin/messages')
  },
  adminReplyTemplates: async (shop) => {
    const clerk = await shop.as('clerk')
    await clerk.post('admin/reply-templates', freshBody('adminAddReplyTemplate'))
    return clerk.get('admin/reply-templates')
  },
  adminOrderViews: async (shop) => {
    const clerk = await shop.as('clerk')
    await clerk.post('admin/orders/views', freshBody('adminSaveOrderView'))
    return clerk.get('admin/orders/views')
  },
  changeAddress: async (_, amina) =>
    amina.patch(`user/addresses/${await newAddress(amina)}`, { label: 'Home' }),
  removeAddress: async (_, amina) =>
    amina.send('DELETE', `user/addresses/${await newAddress(amina)}`),
  sharedList: async (shop, amina) => {
    const { token } = (await amina.send('POST', `lists/${await newList(amina)}/link`)).body.data
    return shop.guest().get(`lists/shared?token=${token}`)
  },
  list: async (_, amina) => amina.get(`lists/${await newList(amina)}`),
  changeList: async (_, amina) =>
    amina.patch(`lists/${await newList(amina)}`, requests.changeList.body),
  removeList: async (_, amina) => amina.send('DELETE', `lists/${await newList(amina)}`),
  listBought: async (_, amina) => amina.send('POST', `lists/${await newList(amina)}/bought`),
  shareList: async (_, amina) => amina.send('POST', `lists/${await newList(amina)}/link`),
  stopSharingList: async (_, amina) => amina.send('DELETE', `lists/${await newList(amina)}/link`),
  adminImport: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.get(await newImport(clerk, 'Batasha'))
  },
  adminSale: async (shop) => {
    const clerk = await shop.as('clerk')
    const { body } = await clerk.post('admin/sales', requests.adminSell.body)
    return clerk.get(`admin/sales/${body.data.id}`)
  },
  adminBanner: (shop) => readMade(shop, 'adminCreateBanner'),
  adminNews: (shop) => readMade(shop, 'adminCreateNews'),
  adminEvent: (shop) => readMade(shop, 'adminCreateEvent'),
  adminBlock: (shop) => readMade(shop, 'adminCreateBlock'),
  adminZone: (shop) => readMade(shop, 'adminCreateZone'),
}

/** Calls with a token from an e-mail have tests of their own. */
const elsewhere = new Set<string>([
  'resetPassword',
  'openInvitation',
  'acceptInvitation',
  'confirmEmail',
  'undoChange',
  'confirmGuestAlert',
])

type Entry = { by: string | null; action: string; subject: string }

function expectMatch(name: RouteName, reply: Reply) {
  const { answer, status = 200 }: CallSchema = calls[name]
  expect([name, reply.status, reply.text]).toEqual([name, status, expect.any(String)])
  const faults = strictly(answer).safeParse(reply.body).error?.issues ?? []
  expect([name, faults]).toEqual([name, []])
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
}

test('every answer of a used shop matches its schema', async () => {
  const { shop, own } = await openSeeded()
  for (const name of callNames) {
    if (name in staffWrites || elsewhere.has(name)) continue
    const reply = await (longer[name]?.(shop, await shop.as('amina')) ?? ask(shop, name, own))
    expectMatch(name, reply)
  }
})

test('every write by staff matches its schema and is in the audit with its author', async () => {
  const { shop } = await openWithOrder()
  const owner = await shop.as('owner') // has every permission
  for (const name of Object.keys(staffWrites) as StaffWrite[]) {
    shop.later(1000)
    const { reply, action, subject = expect.any(String) } = await staffWrites[name](owner, shop)
    expectMatch(name, reply)
    const entries = await shop.db.all<Entry>`
      select actor as by, kind as action, subject from event where at = ${shop.now()}`
    expect([name, entries]).toEqual([
      name,
      expect.arrayContaining([{ by: 'owner', action, subject }]),
    ])
  }
  await expectSoundLedger(shop)
})

const streamsAndFiles = Object.keys(fileRoutes)

test('openapi.json describes every route that is served under /api/v1', async () => {
  const shop = await openShop()
  const { body } = await shop.guest().get('openapi.json')
  const served = routesIn(shop.app.printRoutes())
    .filter((route) => route.includes(' /api/v1/') && !/\*$|^(HEAD|OPTIONS) /.test(route))
    .map((route) => route.replace('/api/v1', '').replace(/:(\w+)/g, '{$1}'))
  const described = Object.entries<object>(body.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path.replace(/\/$/, '')}`),
  )
  expect(served.length).toBeGreaterThan(50)
  expect(described.toSorted()).toEqual(served.toSorted())
  expect(body.paths['/order/{id}/live'].get.responses[200].content).toHaveProperty([
    'text/event-stream',
  ])
})

/** "GET /api/v1/…" for each, from the router's drawing of its tree: four characters a level. */
function routesIn(drawing: string): string[] {
  const parts: string[] = []
  return drawing.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] =
      /^([│├└─ ]*?)([^│├└─ ]+)(?: \(([^)]*)\))?$/.exec(line) ?? []
    const level = indent.length / 4 - 1
    parts.splice(level, parts.length, part)
    const path = parts.join('')
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${path}`)
  })
}

test('openapi.json names every call with its input and output', async () => {
  const shop = await openShop({ publicUrl: 'https://kiryana.example' })
  const { status, body } = await shop.guest().get('openapi.json')
  expect([status, body.openapi, body.servers]).toEqual([
    200,
    '3.1.0',
    [{ url: 'https://kiryana.example/api/v1' }],
  ])
  const described = Object.entries<Record<string, { operationId: RouteName }>>(body.paths).flatMap(
    ([path, operations]) =>
      Object.entries(operations)
        .filter(([, { operationId }]) => !streamsAndFiles.includes(operationId))
        .map(([method, { operationId }]) => [operationId, method, path]),
  )
  expect(described.toSorted()).toEqual(
    callNames
      .map((name) => [
        name,
        routes[name][0].toLowerCase(),
        routes[name][1].replace(/:(\w+)/g, '{$1}'),
      ])
      .toSorted(),
  )
  for (const [name, method = '', path = ''] of described) {
    const operation = body.paths[path][method]
    const { status: success = 200, body: taken }: CallSchema = calls[name as RouteName]
    expect([name, operation.summary]).toEqual([name, expect.stringMatching(/\w/)])
    expect([name, operation.responses[success].content['application/json'].schema]).toEqual([
      name,
      expect.objectContaining({}),
    ])
    expect([name, 'requestBody' in operation]).toEqual([
      name,
      taken !== undefined ||
        'multipart' in calls[name as RouteName] ||
        'csvBody' in calls[name as RouteName],
    ])
    const inPath = operation.parameters
      .filter((parameter: { in: string }) => parameter.in === 'path')
      .map((parameter: { name: string }) => `{${parameter.name}}`)
    expect([name, inPath]).toEqual([name, path.match(/\{\w+\}/g) ?? []])
  }
})

test('openapi.json leads nowhere outside itself, and shows the fields in the spelling of the contract', async () => {
  const shop = await openShop()
  const { text } = await shop.guest().get('openapi.json')
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference)
  expect(references.filter((reference) => !reference.startsWith('#'))).toEqual([])
  for (const field of [
    'orignalprice',
    'fulldesciption',
    'bussinesname',
    'loyaltycard_no',
    'redeemedpoints',
  ])
    expect(text).toContain(`"${field}"`)
  expect(text).not.toMatch(/password_hash|argon2/)
})

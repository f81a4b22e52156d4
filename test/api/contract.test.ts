import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '#wire/calls.ts'
import type { CallSchema } from '#wire/call-schema.ts'
import type { RouteName } from '#wire/calls.ts'
import { fileRoutes, routes } from '#wire/routes.ts'
import { referenceOf } from '#shop/orders/order.ts'
import { insertEmail } from '#shop/outbox/outbox.store.ts'
import { callNames, openWithOrder, sendExample } from '../support/all-calls.ts'
import { password } from '../support/cast.ts'
import { buyNow, contact, delivered, placed, redirection } from '../support/orders.ts'
import { pngPhoto } from '../support/pictures.ts'
import { requests } from '../support/requests.ts'
import { type Caller, openShop, type Reply, type TestShop } from '../support/shop.ts'

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

const newZone = async (shop: TestShop): Promise<string> => {
  const { path, body } = requests.adminCreateZone
  return `${path}/${(await (await shop.as('clerk')).post(path, body)).body.data.id}`
}

const newNews = async (clerk: Caller): Promise<string> => {
  const { path, body } = requests.adminCreateNews
  return `${path}/${(await clerk.post(path, body)).body.data.id}`
}

const newBanner = async (clerk: Caller): Promise<string> => {
  const { path, body } = requests.adminCreateBanner
  return `${path}/${(await clerk.post(path, body)).body.data.id}`
}

const newEvent = async (clerk: Caller): Promise<string> => {
  const { path, body } = requests.adminCreateEvent
  return `${path}/${(await clerk.post(path, body)).body.data.id}`
}

const newBlock = async (clerk: Caller): Promise<string> => {
  const { path, body } = requests.adminCreateBlock
  return `${path}/${(await clerk.post(path, body)).body.data.id}`
}

const withStoryPicture = async (clerk: Caller, path: string) =>
  clerk.form(`${path}/picture`, {}, { content: await pngPhoto(), field: 'picture' })

const newCategory = (clerk: Caller) =>
  clerk.post(requests.adminCreateCategory.path, requests.adminCreateCategory.body)

const newImport = async (clerk: Caller, name: string): Promise<string> => {
  const { path, headers } = requests.adminImportProducts
  const reply = await clerk.post(path, `name,category,price\n${name},Sugar,150`, headers)
  return `admin/imports/${reply.body.data.id}`
}

const withPicture = async (shop: TestShop) =>
  (await shop.as('clerk')).form(
    requests.adminAddPicture.path,
    { alt: 'Apples' },
    { content: await pngPhoto(), field: 'picture' },
  )

/** A return that was accepted and paid back. */
async function refunded(shop: TestShop, amina: Caller) {
  const order = await delivered(shop, amina)
  const asked = await amina.form(`order/${order}/return`, requests.askReturn.form ?? {})
  const returnId = asked.body.data.returns[0]._id
  const clerk = await shop.as('clerk')
  await clerk.patch(`admin/returns/${returnId}`, { state: 'accepted' })
  const body = { ...(requests.adminRefund.body as object), id: randomUUID(), returnId }
  return { clerk, reply: await clerk.post(`admin/orders/${order}/refunds`, body) }
}

/** The calls that are answered well only after another one. */
async function answered(shop: TestShop) {
  const clerk = await shop.as('clerk')
  const { data } = (await clerk.get('admin/messages')).body
  return clerk.post(`admin/messages/${data[0].id}/replies`, requests.adminAnswerMessage.body)
}

/** The id of a second account of the same person. */
async function secondAccount(shop: TestShop): Promise<string> {
  const again = { ...signup, fullname: 'Twice', email: 'twice@kiryana.example' }
  await shop.guest().form('user/signup', again, { content: await pngPhoto() })
  return (await (await shop.as('owner')).get('admin/customers?q=twice')).body.data[0].id
}

const longer: Partial<Record<RouteName, (shop: TestShop, amina: Caller) => Promise<Reply>>> = {
  signup: async (shop) => shop.guest().form('user/signup', signup, { content: await pngPhoto() }),
  login: (shop) => shop.guest().post('user/login', { email: 'bilal@kiryana.example', password }),
  deleteAccount: async (shop) => (await shop.as('kashif')).post('user/deleteaccount', { password }),
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
  adminPreviewMerge: async (shop) =>
    (await shop.as('owner')).get(`admin/customers/amina/merge/${await secondAccount(shop)}`),
  adminMergeCustomers: async (shop) =>
    (await shop.as('owner')).post('admin/customers/amina/merge', {
      from: await secondAccount(shop),
    }),
  adminImportRun: async (shop) => {
    const [owner, run] = [await shop.as('owner'), '00000000-0000-4000-8000-00000000000a']
    const { path, body, headers } = requests.adminImportProducts
    await owner.post(`${path}?run=${run}`, body, headers)
    return owner.get(`admin/imports/runs/${run}`)
  },
  askReturn: async (shop, amina) =>
    amina.form(`order/${await delivered(shop, amina)}/return`, requests.askReturn.form ?? {}),
  adminDecideReturn: async (shop, amina) => {
    const id = await delivered(shop, amina)
    const { body } = await amina.form(`order/${id}/return`, requests.askReturn.form ?? {})
    const asked = `admin/returns/${body.data.returns[0]._id}`
    return (await shop.as('clerk')).patch(asked, requests.adminDecideReturn.body)
  },
  adminRefund: async (shop, amina) => (await refunded(shop, amina)).reply,
  adminUndoRefund: async (shop, amina) => {
    const { clerk, reply } = await refunded(shop, amina)
    const { id, refunds } = reply.body.data
    const refund = `admin/orders/${id}/refunds/${refunds[0].id}`
    return clerk.post(`${refund}/undo`, requests.adminUndoRefund.body)
  },
  adminCancelOrder: async (shop, amina) => {
    const { _id } = await placed(amina, buyNow(390))
    const all = { lines: [], reason: null }
    return (await shop.as('clerk')).post(`admin/orders/${_id}/cancel`, all)
  },
  adminRedirectOrder: async (shop, amina) => {
    const { _id } = await placed(amina, buyNow(390))
    const clerk = await shop.as('clerk')
    return clerk.patch(`admin/orders/${_id}/delivery`, await redirection(clerk, _id))
  },
  adminAskBuyer: async (shop, amina) => {
    const { _id } = await placed(amina, buyNow(390))
    const body = { ...(requests.adminAskBuyer.body as object), left: 1 }
    return (await shop.as('clerk')).post(`admin/orders/${_id}/questions`, body)
  },
  adminQuoteReplacement: async (shop, amina) => {
    const { _id } = await placed(amina, buyNow(390))
    const body = { ...(requests.adminQuoteReplacement.body as object), left: 1 }
    return (await shop.as('clerk')).post(`admin/orders/${_id}/replacements/quote`, body)
  },
  adminReplaceLine: async (shop, amina) => {
    const { _id } = await placed(amina, buyNow(390))
    const body = { ...(requests.adminReplaceLine.body as object), left: 1 }
    return (await shop.as('clerk')).post(`admin/orders/${_id}/replacements`, body)
  },
  adminMessages: async (shop) => {
    await answered(shop)
    return (await shop.as('clerk')).get('admin/messages')
  },
  adminChangeMessage: async (shop) => {
    const clerk = await shop.as('clerk')
    const { data } = (await clerk.get('admin/messages')).body
    return clerk.patch(`admin/messages/${data[0].id}`, { done: true, assignedTo: 'owner' })
  },
  adminAnswerMessage: (shop) => answered(shop),
  adminReplyTemplates: async (shop) => {
    const clerk = await shop.as('clerk')
    await clerk.post('admin/reply-templates', requests.adminAddReplyTemplate.body)
    return clerk.get('admin/reply-templates')
  },
  adminRemoveReplyTemplate: async (shop) => {
    const clerk = await shop.as('clerk')
    const { path, body } = requests.adminAddReplyTemplate
    const { data } = (await clerk.post(path, body)).body
    return clerk.send('DELETE', `${path}/${data[0].id}`)
  },
  adminOrderViews: async (shop) => {
    const clerk = await shop.as('clerk')
    await clerk.post('admin/orders/views', requests.adminSaveOrderView.body)
    return clerk.get('admin/orders/views')
  },
  adminRemoveOrderView: async (shop) => {
    const clerk = await shop.as('clerk')
    const { path, body } = requests.adminSaveOrderView
    const { data } = (await clerk.post(path, body)).body
    return clerk.send('DELETE', `${path}/${data[0].id}`)
  },
  adminRetryEmail: async (shop) => {
    const email = { kind: 'welcome', to: 'nobody', name: 'Nobody', wholesale: 'no' }
    await insertEmail(shop.db, email, shop.now(), null)
    const { id } = await shop.db.one<{ id: string }>`select id from outbox limit 1`
    return (await shop.as('clerk')).post(`admin/outbox/${id}/retry`)
  },
  adminRemoveReview: async (shop) =>
    (await shop.as('clerk')).send('DELETE', 'admin/reviews/hidden'),
  adminExportCustomer: async (shop) => (await shop.as('clerk')).post('admin/customers/amina/data'),
  adminEraseCustomer: async (shop) =>
    (await shop.as('clerk')).send('DELETE', 'admin/customers/hina'),
  changeAddress: async (_, amina) =>
    amina.patch(`user/addresses/${await newAddress(amina)}`, { label: 'Home' }),
  removeAddress: async (_, amina) =>
    amina.send('DELETE', `user/addresses/${await newAddress(amina)}`),
  adminRemoveProduct: async (shop) =>
    (await shop.as('clerk')).send('DELETE', 'admin/products/atta'),
  adminAddPicture: (shop) => withPicture(shop),
  adminChangePicture: async (shop) => {
    const { data, pictureId } = (await withPicture(shop)).body
    const address = `admin/products/${data.id}/pictures/${pictureId}`
    return (await shop.as('clerk')).patch(address, { alt: 'Red apples', position: 1 })
  },
  adminCropPicture: async (shop) => {
    const { data, pictureId } = (await withPicture(shop)).body
    const crop = { left: 0.25, top: 0, width: 0.5, height: 0.5 }
    const address = `admin/products/${data.id}/pictures/${pictureId}/crop`
    return (await shop.as('clerk')).put(address, { crop })
  },
  adminRemovePicture: async (shop) => {
    const { data, pictureId } = (await withPicture(shop)).body
    return (await shop.as('clerk')).send(
      'DELETE',
      `admin/products/${data.id}/pictures/${pictureId}`,
    )
  },
  adminImport: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.get(await newImport(clerk, 'Misri'))
  },
  adminUndoImport: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.post(`${await newImport(clerk, 'Honey')}/undo`)
  },
  adminCreateToken: async (shop) => {
    const { path, body } = requests.adminCreateToken
    return (await shop.as('clerk')).post(path, { ...(body as object), password })
  },
  adminChangeCategory: async (shop) => {
    const clerk = await shop.as('clerk')
    await newCategory(clerk)
    return clerk.patch('admin/categories/toys', { name: 'Games' })
  },
  adminOrderCategory: async (shop) => {
    const clerk = await shop.as('clerk')
    await newCategory(clerk)
    return clerk.post('admin/categories/toys/position', { position: 1 })
  },
  adminRemoveCategory: async (shop) => {
    const clerk = await shop.as('clerk')
    await newCategory(clerk)
    return clerk.send('DELETE', 'admin/categories/toys')
  },
  adminSetLogo: async (shop) => {
    const picture = { content: await pngPhoto(), field: 'picture' }
    const clerk = await shop.as('clerk')
    const { version } = (await clerk.get('admin/look')).body.data
    return clerk.form('admin/look/logo', { version: `${version}` }, picture)
  },
  adminBanner: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.get(await newBanner(clerk))
  },
  adminChangeBanner: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.patch(await newBanner(clerk), requests.adminChangeBanner.body)
  },
  adminMoveBanner: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.post(`${await newBanner(clerk)}/position`, { position: 1 })
  },
  adminSetBannerPicture: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.form(
      `${await newBanner(clerk)}/picture`,
      {},
      { content: await pngPhoto(), field: 'picture' },
    )
  },
  adminRemovePhonePicture: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.send('DELETE', `${await newBanner(clerk)}/phone-picture`)
  },
  adminRemoveDarkPicture: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.send('DELETE', `${await newBanner(clerk)}/dark-picture`)
  },
  adminNews: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.get(await newNews(clerk))
  },
  adminChangeNews: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.patch(await newNews(clerk), requests.adminChangeNews.body)
  },
  adminRemoveNews: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.send('DELETE', await newNews(clerk))
  },
  adminAddTextPicture: async (shop) =>
    (await shop.as('clerk')).form(
      'admin/text-pictures',
      {},
      { content: await pngPhoto(), field: 'picture' },
    ),
  adminSetNewsPicture: async (shop) => {
    const clerk = await shop.as('clerk')
    return withStoryPicture(clerk, await newNews(clerk))
  },
  adminRemoveNewsPicture: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.send('DELETE', `${await newNews(clerk)}/picture`)
  },
  adminEvent: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.get(await newEvent(clerk))
  },
  adminChangeEvent: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.patch(await newEvent(clerk), requests.adminChangeEvent.body)
  },
  adminSetEventPicture: async (shop) => {
    const clerk = await shop.as('clerk')
    return withStoryPicture(clerk, await newEvent(clerk))
  },
  adminRemoveEventPicture: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.send('DELETE', `${await newEvent(clerk)}/picture`)
  },
  adminBlock: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.get(await newBlock(clerk))
  },
  adminChangeBlock: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.patch(await newBlock(clerk), requests.adminChangeBlock.body)
  },
  adminMoveBlock: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.post(`${await newBlock(clerk)}/position`, { position: 1 })
  },
  adminSetBlockPicture: async (shop) => {
    const clerk = await shop.as('clerk')
    return withStoryPicture(clerk, await newBlock(clerk))
  },
  adminRemoveBlockPicture: async (shop) => {
    const clerk = await shop.as('clerk')
    return clerk.send('DELETE', `${await newBlock(clerk)}/picture`)
  },
  adminZone: async (shop) => (await shop.as('clerk')).get(await newZone(shop)),
  adminChangeZone: async (shop) => (await shop.as('clerk')).patch(await newZone(shop), { fee: 9 }),
  adminRemoveSynonym: async (shop) => {
    const clerk = await shop.as('clerk')
    const { body } = await clerk.post('admin/synonyms', { words: ['khatta', 'dahi'] })
    return clerk.send('DELETE', `admin/synonyms/${body.data.id}`)
  },
  adminMoveZone: async (shop) =>
    (await shop.as('clerk')).post(`${await newZone(shop)}/position`, { position: 1 }),
  adminRemoveZone: async (shop) => (await shop.as('clerk')).send('DELETE', await newZone(shop)),
}
// An e-mail's token, a delivered order: these are tried in tests of their own.
const elsewhere = new Set<string>([
  'resetPassword',
  'adminHandOverInvitation',
  'adminWithdrawInvitation',
  'adminResetTwoFactor',
  'adminStartTwoFactor',
  'adminConfirmTwoFactor',
  'adminStopTwoFactor',
  'adminRenewRecoveryCodes',
  'openInvitation',
  'acceptInvitation',
  'confirmEmail',
  'undoChange',
  'confirmGuestAlert',
  'reviewProduct',
  'askReturn',
  'adminReturn',
  'adminDecideReturn',
])

test('every answer of a used shop matches its schema', async () => {
  const { shop, own } = await openSeeded()
  for (const name of callNames.filter((one) => !elsewhere.has(one))) {
    const reply = await (longer[name]?.(shop, await shop.as('amina')) ?? ask(shop, name, own))
    const { answer, status = 200 }: CallSchema = calls[name]
    expect([name, reply.status, reply.text]).toEqual([name, status, expect.any(String)])
    const faults = strictly(answer).safeParse(reply.body).error?.issues ?? []
    expect([name, faults]).toEqual([name, []])
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  }
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

import { expect, test } from 'vitest'
import { calls } from '#wire/calls.ts'
import type { CallSchema } from '#wire/call-schema.ts'
import type { RouteName } from '#wire/calls.ts'
import { routes } from '#wire/routes.ts'
import { callNames, openWithOrder } from '../support/all-calls.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { cartOrder } from '../support/orders.ts'
import { requests } from '../support/requests.ts'
import { type Caller, type TestShop } from '../support/shop.ts'

// Every call with each of its values made odd in turn never causes a 500.

const odd: unknown[] = [
  'NUL \u0000',
  'half \ud800',
  "'; drop table orders --",
  '${x} $1 ? %s',
  '\u202e\u2028<script>',
  'x'.repeat(20_000),
  '__proto__',
  '',
  0,
  -1,
  1.5,
  2 ** 53,
  1e308,
  true,
  null,
  [],
  {},
  [[]],
  { toString: 1 },
]
const callerOf = (shop: TestShop, name: RouteName) =>
  shop.as(name.startsWith('admin') ? 'clerk' : 'amina')

/** The body with one of its values replaced, for each of its values. */
function* variants(body: unknown, value: unknown): Generator<unknown> {
  if (Array.isArray(body)) {
    for (const [index, item] of body.entries())
      for (const other of variants(item, value)) yield body.with(index, other)
  } else if (typeof body === 'object' && body !== null) {
    for (const [key, item] of Object.entries(body))
      for (const other of variants(item, value)) yield { ...body, [key]: other }
  }
  yield value
}

/** The body without each of its fields, and with an unknown one. */
function* lacking(body: unknown): Generator<unknown> {
  if (Array.isArray(body)) {
    for (const [index, item] of body.entries())
      for (const other of lacking(item)) yield body.with(index, other)
  } else if (typeof body === 'object' && body !== null) {
    for (const [key, item] of Object.entries(body)) {
      yield Object.fromEntries(Object.entries(body).filter(([name]) => name !== key))
      for (const other of lacking(item)) yield { ...body, [key]: other }
    }
    yield { ...body, nobody_knows: 1 }
  }
}

/** As a validator speaks, and a person does not. */
const ofValidator =
  /invalid (input|option|string|type)|expected |unrecognized|too (big|small)|undefined|\bnull\b|\bNaN\b|regex|pattern|schema|9,007,|one of: [^,]*$|\b(string|boolean|array|integer|object)\b/i

/** Every refusal is a sentence for people, and so is each of its details. */
function expectSentences(what: unknown, text: string) {
  const { message, errors = [] } = JSON.parse(text) as {
    message: string
    errors?: { message: string }[]
  }
  for (const said of [message, ...errors.map((one) => one.message)])
    if (ofValidator.test(said) || !/^["“]?[A-Z].{5,}/.test(said))
      expect([what, said]).toEqual([what, 'a sentence'])
}

async function expectNoFault(
  what: unknown,
  caller: Caller,
  ...request: Parameters<Caller['send']>
) {
  const { status, text } = await caller.send(...request)
  if (status >= 500) expect([what, status, text]).toEqual([what, 'below 500', ''])
  if (status >= 400) expectSentences(what, text)
}

test('in a body', async () => {
  const { shop, own } = await openWithOrder()
  for (const name of callNames) {
    const { path, body } = requests[name]
    if (body === undefined || name === 'login') continue
    const caller = await callerOf(shop, name)
    const bodies = [...odd.flatMap((value) => [...variants(body, value)]), ...lacking(body)]
    for (const variant of bodies)
      await expectNoFault(
        [name, variant],
        caller,
        routes[name][0],
        path.replace('{own}', own),
        JSON.stringify(variant),
      )
    await shop.db.run`delete from throttle`
  }
  await expectSoundLedger(shop)
}, 60_000)

test('in a query, in an address and in a form', async () => {
  const { shop } = await openWithOrder()
  for (const name of callNames) {
    const { query, params, multipart }: CallSchema = calls[name]
    const caller = await callerOf(shop, name)
    for (const value of odd.filter((one) => typeof one !== 'object').map(String)) {
      const encoded = encodeURIComponent(value.toWellFormed())
      for (const field of Object.keys(query?.shape ?? {}))
        await expectNoFault(
          [name, field, value],
          caller,
          routes[name][0],
          `${requests[name].path.split('?')[0]}?${field}=${encoded}`,
        )
      if (params !== undefined)
        await expectNoFault(
          [name, value],
          caller,
          routes[name][0],
          `/api/v1${routes[name][1].replace(/:\w+/, encoded.slice(0, 1500))}`,
          requests[name].body,
        )
      if (multipart) {
        const reply = await caller.form(requests[name].path, {
          ...requests[name].form,
          fullname: value,
          email: value,
          number: value,
          bussinesname: value,
        })
        if (reply.status >= 400) expectSentences([name, value.slice(0, 20)], reply.text)
        expect([name, value.slice(0, 20), reply.status < 500]).toEqual([
          name,
          value.slice(0, 20),
          true,
        ])
      }
    }
  }
  await expectSoundLedger(shop)
}, 60_000)

test('in a header and in a cookie', async () => {
  const { shop } = await openWithOrder()
  for (const value of ['', 'x'.repeat(4000), "' or 1=1", '%00', '%E0%A4%A', '{}', '=;=']) {
    const headers = {
      cookie: `sid=${value}; guest=${value}; __Host-sid=${value}`,
      'idempotency-key': value,
      'if-none-match': value,
      'user-agent': value,
      'accept-encoding': value,
      'x-forwarded-for': value,
      accept: value,
    }
    for (const name of ['me', 'products', 'order', 'orders'] as const)
      await expectNoFault(
        [name, value],
        shop.guest(),
        'GET',
        requests[name].path,
        undefined,
        headers,
      )
    await expectNoFault(
      value,
      shop.guest(),
      'POST',
      'order/create',
      JSON.stringify(cartOrder()),
      headers,
    )
  }
})

const takes = (name: RouteName, field: string) => {
  const { query }: CallSchema = calls[name]
  return query !== undefined && field in query.shape
}

test('a list asked for with a senseless page or limit is refused', async () => {
  const { shop } = await openWithOrder()
  const owner = await shop.as('owner')
  for (const field of ['limit', 'page']) {
    const names = callNames.filter((name) => takes(name, field))
    expect(names.length).toBeGreaterThan(8)
    for (const name of names) {
      const path = routes[name][1].slice(1).replace(':id', 'apples')
      for (const value of ['1e9', '1000000001', '-1', '0', '1.5', 'NaN', 'all', '1;drop'])
        expect([name, value, (await owner.get(`${path}?q=a&${field}=${value}`)).status]).toEqual([
          name,
          value,
          400,
        ])
    }
  }
})

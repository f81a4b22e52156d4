import { expect, test } from 'vitest'
import { type Caller, openShop } from '../support/shop.ts'

type Line = {
  wanted: string
  quantity: number
  sure: string
  candidates: { _id: string; orignalprice: number; discountprice: number; stock: number | null }[]
}

const check = async (caller: Caller, ...wanted: string[]): Promise<Line[]> => {
  const reply = await caller.post('quickorder/check', {
    lines: wanted.map((words) => ({ wanted: words, quantity: 2 })),
  })
  expect([reply.text, reply.status]).toEqual([reply.text, 200])
  return reply.body.data
}
const short = (lines: Line[]) =>
  lines.map(({ sure, candidates }) => [sure, candidates.map(({ _id }) => _id)])

test('found by sku in any case, by numeric id, by name, by some of the name; or said to be unknown', async () => {
  const shop = await openShop()
  const lines = await check(
    await shop.as('hina'),
    'apples',
    'CHAI',
    '3',
    'chakki atta',
    'Atta',
    'Dum Chai',
    'chakki ata',
    'mango',
    'zzzzqq',
    '99',
    'apples, Kala Kulu Apples',
  )
  expect(short(lines)).toEqual([
    ['exact', ['apples']],
    ['exact', ['chai']],
    ['exact', ['chai']],
    ['exact', ['atta']],
    ['exact', ['atta']],
    ['likely', ['chai']],
    ['unsure', ['atta']],
    ['likely', ['lastmango']],
    ['none', []],
    ['none', []],
    ['exact', ['apples']],
  ])
})

test("prices are the customer's own; wholesale prices reach wholesale customers only", async () => {
  const shop = await openShop()
  const prices = async (who: 'hina' | 'amina' | 'kashif' | 'clerk') => {
    const [line] = await check(await shop.as(who), 'apples')
    return [line?.candidates[0]?.orignalprice, line?.candidates[0]?.discountprice]
  }
  expect(await prices('hina')).toEqual([210, 200])
  for (const who of ['amina', 'kashif', 'clerk'] as const)
    expect([who, await prices(who)]).toEqual([who, [300, 240]])
  const reply = await (
    await shop.as('amina')
  ).post('quickorder/check', { lines: [{ wanted: 'atta', quantity: 1 }] })
  expect(reply.text).not.toMatch(/wholesale|1100/)
})

test('drafts are not found, sold-out products are marked, quantities are returned', async () => {
  const shop = await openShop()
  const lines = await check(await shop.as('amina'), 'draft', 'Unseen Mint', 'soldout')
  expect(short(lines)).toEqual([
    ['none', []],
    ['none', []],
    ['exact', ['soldout']],
  ])
  expect(lines[2]).toMatchObject({ quantity: 2, candidates: [{ stock: 0 }] })
})

test('invalid lists are refused, and nothing is saved', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const rows: [what: string, body: unknown, status: number][] = [
    ['no lines', {}, 400],
    ['none', { lines: [] }, 200],
    [
      '201 lines',
      { lines: Array.from({ length: 201 }, () => ({ wanted: 'a', quantity: 1 })) },
      400,
    ],
    ['no name', { lines: [{ wanted: ' ', quantity: 1 }] }, 400],
    ['a quantity of 0', { lines: [{ wanted: 'a', quantity: 0 }] }, 400],
    ['a thousand', { lines: [{ wanted: 'a', quantity: 1000 }] }, 400],
    ['NUL', { lines: [{ wanted: 'a\u0000', quantity: 1 }] }, 400],
    [
      'an empty other reading',
      { lines: [{ wanted: 'a', quantity: 1, otherwise: [{ wanted: '', quantity: 1 }] }] },
      400,
    ],
    [
      'four other readings',
      {
        lines: [
          { wanted: 'a', quantity: 1, otherwise: Array(4).fill({ wanted: 'b', quantity: 1 }) },
        ],
      },
      400,
    ],
    ['too long', { lines: [{ wanted: 'a'.repeat(201), quantity: 1 }] }, 400],
    [
      'signs',
      {
        lines: [
          '%',
          "';drop table product--",
          '(a+)+$',
          '\\',
          '__proto__',
          '٣ چائے',
          '9'.repeat(15),
          '1e3',
          '🍎',
        ].map((wanted) => ({ wanted, quantity: 1 })),
      },
      200,
    ],
  ]
  for (const [what, body, status] of rows)
    expect([what, (await amina.post('quickorder/check', body)).status]).toEqual([what, status])
  expect((await amina.get('cart')).body.cartitems).toEqual([])
})

test('guests check lists at retail prices, and a machine is slowed down', async () => {
  const shop = await openShop()
  const guest = shop.guest()
  const [line] = await check(guest, 'apples')
  expect(line?.candidates).toMatchObject([{ _id: 'apples', orignalprice: 300, discountprice: 240 }])
  for (let tries = 1; tries < 120; tries += 1) await check(guest)
  expect((await guest.post('quickorder/check', { lines: [] })).body.code).toBe('too_many_tries')
  await check(await shop.as('amina'), 'apples')
})

test('the nearest of two readings is chosen, and a size that is not there is a guess', async () => {
  const shop = await openShop()
  const reply = await (
    await shop.as('hina')
  ).post('quickorder/check', {
    lines: [
      { wanted: 'dum', quantity: 7, otherwise: [{ wanted: 'dum chai', quantity: 3 }] },
      { wanted: 'zzzz', quantity: 4, otherwise: [{ wanted: 'chai', quantity: 2 }] },
      { wanted: 'chakki atta 900 kg', quantity: 5 },
      { wanted: 'chakki atta', quantity: 5, otherwise: [] },
    ],
  })
  expect(reply.body.data).toMatchObject([
    { wanted: 'dum', quantity: 7, guess: 'quantity', candidates: [{ _id: 'chai', quantity: 7 }] },
    { wanted: 'chai', quantity: 2, sure: 'exact', candidates: [{ _id: 'chai', quantity: 2 }] },
    { quantity: 5, asked: 5, sure: 'unsure', guess: 'size', candidates: [{ _id: 'atta' }] },
    { quantity: 5, sure: 'exact' },
  ])
  expect(reply.body.data[3]).not.toHaveProperty('guess')
})

import { expect, test } from 'vitest'
import { ApiError } from '../../app/api/api-error.ts'
import { openGrid } from './grid.ts'
import type { StaffProduct } from './row-values.ts'
import type { GridShop } from './save-rows.ts'

const productOf = (id: string, change: Partial<StaffProduct> = {}) =>
  ({
    id,
    listPrice: 300,
    offerPrice: null,
    wholesaleListPrice: null,
    wholesaleOfferPrice: null,
    wholesaleBreaks: [] as StaffProduct['wholesaleBreaks'],
    wholesaleMinimum: 1,
    wholesaleStep: 1,
    wholesaleCarton: null,
    stock: 50,
    published: true,
    version: 1,
    ...change,
  }) as StaffProduct

/** A shop that answers when the test says so. */
function openStand(
  products = [productOf('apples'), productOf('chai')],
  written = (body: Record<string, unknown>) => body,
) {
  const there = new Map(products.map((one) => [one.id, one]))
  const sent: { id: string; body: Record<string, unknown> }[] = []
  const gates: (() => void)[] = []
  const shop: GridShop = {
    async change(id, changes) {
      const { version, stockBefore, ...body } = changes as Record<string, unknown>
      sent.push({ id, body })
      await new Promise<void>((resolve) => void gates.push(resolve))
      const before = there.get(id) ?? productOf(id)
      if (version !== before.version || (stockBefore ?? before.stock) !== before.stock)
        throw new ApiError({ status: 409, code: 'changed_meanwhile', message: 'Changed' })
      if (body.listPrice === 13)
        throw new ApiError({ status: 400, code: 'price_missing', message: 'Not that' })
      const now = { ...before, ...written(body), version: before.version + 1 }
      there.set(id, now)
      return now
    },
    read: async (id) => there.get(id) ?? productOf(id),
    why: (error) => (error instanceof Error ? error.message : ''),
  }
  const grid = openGrid(products, shop)
  const rowOf = (id: string) => {
    const row = grid.state().rows.get(id)
    if (row === undefined) throw new Error(`no row ${id}`)
    return row
  }
  /** Lets everything through until nothing is on the way. */
  async function settle() {
    for (let quiet = 0; quiet < 20; quiet += 1) {
      if (gates.length > 0) quiet = 0
      gates.shift()?.()
      await Promise.resolve()
    }
  }
  return { grid, sent, there, rowOf, settle }
}

test('a cell is sent when it is left, as a figure, and only once', async () => {
  const { grid, sent, rowOf, settle } = openStand()
  grid.type('apples', 'listPrice', 'Rs. 1,250')
  expect(sent).toEqual([])
  grid.commit('apples')
  grid.commit('apples')
  expect(rowOf('apples').sent).toEqual(['listPrice'])
  await settle()
  expect(sent).toEqual([{ id: 'apples', body: { listPrice: 1250 } }])
  expect(rowOf('apples')).toMatchObject({ sent: [], saved: ['listPrice'] })
  expect(rowOf('apples').texts.listPrice).toBe('1250')
})

test('a change typed during a save is sent afterwards', async () => {
  const { grid, sent, there, rowOf, settle } = openStand()
  grid.write([{ id: 'apples', field: 'listPrice', text: '310' }])
  grid.write([{ id: 'apples', field: 'listPrice', text: '320' }])
  grid.type('apples', 'stock', '4')
  await settle()
  expect(sent.map(({ body }) => body)).toEqual([{ listPrice: 310 }, { listPrice: 320 }])
  expect(rowOf('apples').texts).toMatchObject({ listPrice: '320', stock: '4' })
  expect(there.get('apples')).toMatchObject({ listPrice: 320, stock: 50 })
})

test('invalid pasted cells stay marked, and valid ones are saved', async () => {
  const { grid, there, rowOf, settle } = openStand()
  grid.write([
    { id: 'apples', field: 'listPrice', text: 'cheap' },
    { id: 'apples', field: 'stock', text: '7' },
    { id: 'chai', field: 'listPrice', text: '99.50' },
  ])
  await settle()
  expect(rowOf('apples').faults).toEqual({ listPrice: 'badPrice' })
  expect(there.get('apples')).toMatchObject({ listPrice: 300, stock: 7 })
  expect(there.get('chai')).toMatchObject({ listPrice: 99.5 })
})

test('one undo reverts a whole paste', async () => {
  const { grid, there, settle } = openStand()
  grid.write([{ id: 'apples', field: 'stock', text: '9' }])
  grid.write([
    { id: 'apples', field: 'listPrice', text: '310' },
    { id: 'chai', field: 'listPrice', text: '320' },
  ])
  await settle()
  grid.undo()
  await settle()
  expect(there.get('apples')).toMatchObject({ listPrice: 300, stock: 9 })
  expect(there.get('chai')).toMatchObject({ listPrice: 300 })
  grid.undo()
  grid.undo()
  await settle()
  expect(there.get('apples')).toMatchObject({ stock: 50 })
  expect(grid.state().steps).toBe(0)
})

const inRupees = (body: Record<string, unknown>) => ({
  ...body,
  listPrice: Math.round(Number(body.listPrice)),
})

test('a price that the shop rounds is sent once, stands rounded in its cell, and can be undone', async () => {
  const { grid, sent, there, rowOf, settle } = openStand([productOf('apples')], inRupees)
  for (const text of ['142.85', '150.5']) {
    grid.write([{ id: 'apples', field: 'listPrice', text }])
    await settle()
  }
  expect(sent).toHaveLength(2)
  expect(rowOf('apples')).toMatchObject({ saved: ['listPrice'], theirs: {}, texts: { listPrice: '151' } }) // prettier-ignore
  for (const price of [143, 300]) {
    grid.undo()
    await settle()
    expect(there.get('apples')).toMatchObject({ listPrice: price })
  }
})

test('what is typed while a price is rounded stays, and is saved next', async () => {
  const { grid, sent, settle } = openStand([productOf('apples')], inRupees)
  grid.write([{ id: 'apples', field: 'listPrice', text: '142.85' }])
  grid.type('apples', 'listPrice', '144')
  await settle()
  grid.commit('apples')
  await settle()
  expect(sent.map(({ body }) => body)).toEqual([{ listPrice: 142.85 }, { listPrice: 144 }])
})

test("a colleague's change to another cell stays, and ours is saved", async () => {
  const { grid, there, rowOf, settle } = openStand()
  there.set('apples', productOf('apples', { stock: 40, version: 2 }))
  grid.write([{ id: 'apples', field: 'listPrice', text: '310' }])
  await settle()
  expect(there.get('apples')).toMatchObject({ listPrice: 310, stock: 40, version: 3 })
  expect(rowOf('apples').texts.stock).toBe('40')
})

test.each([
  [true, 310],
  [false, 350],
])('two values of one cell are displayed side by side; mine: %s', async (isMine, price) => {
  const { grid, sent, there, rowOf, settle } = openStand()
  there.set('apples', productOf('apples', { listPrice: 350, version: 2 }))
  grid.write([{ id: 'apples', field: 'listPrice', text: '310' }])
  await settle()
  expect(rowOf('apples')).toMatchObject({ theirs: { listPrice: '350' } })
  expect(sent).toHaveLength(1)
  grid.choose('apples', 'listPrice', isMine)
  await settle()
  expect(there.get('apples')).toMatchObject({ listPrice: price })
  expect(rowOf('apples')).toMatchObject({ theirs: {}, texts: { listPrice: String(price) } })
})

test("undo leaves a colleague's later change alone", async () => {
  const { grid, there, settle } = openStand()
  grid.write([{ id: 'apples', field: 'listPrice', text: '310' }])
  await settle()
  const theirs = productOf('apples', { listPrice: 400, version: 5 })
  there.set('apples', theirs)
  grid.follow([theirs])
  grid.undo()
  await settle()
  expect(there.get('apples')).toMatchObject({ listPrice: 400 })
})

test('a list older than the last save changes nothing', async () => {
  const { grid, rowOf, settle } = openStand()
  grid.write([{ id: 'apples', field: 'listPrice', text: '310' }])
  await settle()
  grid.follow([productOf('apples')])
  expect(rowOf('apples').texts.listPrice).toBe('310')
})

test('a refused cell is not sent again until it changes or the user retries', async () => {
  const { grid, sent, rowOf, settle } = openStand()
  grid.write([{ id: 'apples', field: 'listPrice', text: '13' }])
  await settle()
  grid.commit('apples')
  await settle()
  expect(sent).toHaveLength(1)
  expect(rowOf('apples').refused).toEqual({ listPrice: 'Not that' })
  grid.retry()
  await settle()
  expect(sent).toHaveLength(2)
  grid.write([{ id: 'apples', field: 'listPrice', text: '14' }])
  await settle()
  expect(rowOf('apples')).toMatchObject({ refused: {}, saved: ['listPrice'] })
})

test('a price waits for its offer, which would not be below it', async () => {
  const { grid, sent, there, settle } = openStand([productOf('apples', { offerPrice: 240 })])
  grid.write([{ id: 'apples', field: 'listPrice', text: '200' }])
  await settle()
  expect(sent).toEqual([])
  grid.write([{ id: 'apples', field: 'offerPrice', text: '' }])
  await settle()
  expect(there.get('apples')).toMatchObject({ listPrice: 200, offerPrice: null })
  expect(sent).toHaveLength(1)
})

test('a wholesale price with terms cannot be removed here', async () => {
  const { grid, sent, rowOf, settle } = openStand([
    productOf('apples', { wholesaleListPrice: 200, wholesaleStep: 5 }),
  ])
  grid.write([{ id: 'apples', field: 'wholesalePrice', text: '' }])
  await settle()
  expect(rowOf('apples').faults).toEqual({ wholesalePrice: 'hasTerms' })
  expect(sent).toEqual([])
})

test('undo brings back the last saved value, not a refused one', async () => {
  const { grid, there, rowOf, settle } = openStand()
  for (const text of ['-3', '421']) {
    grid.write([{ id: 'apples', field: 'listPrice', text }])
    await settle()
  }
  grid.undo()
  await settle()
  expect(rowOf('apples').texts.listPrice).toBe('300')
  expect(there.get('apples')).toMatchObject({ listPrice: 300 })
})

import { once } from 'node:events'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

/** More products than an answer is made of in one go, two sizes of each. */
async function openLargeShop() {
  const shop = await openShop()
  const lines = Array.from({ length: 1100 }, (_, at) => {
    const size = at % 2 === 0 ? '1 kg' : '2 kg'
    return `L${at},Daal ${at >> 1},Baghban,Dry Goods ${at % 3},Daal ${at % 5},Daal,${size},${100 + (at % 7)}`
  })
  const csv = ['sku,name,brand,main_category,sub_category,item_category,pack,price', ...lines].join(
    '\n',
  )
  const { status, text } = await (
    await shop.as('clerk')
  ).send('POST', 'admin/products/import', csv, { 'content-type': 'text/csv' })
  if (status !== 200) throw new Error(text)
  return shop
}

test('a streamed list and tree equal their pages', async () => {
  const shop = await openLargeShop()
  for (const caller of [shop.guest(), await shop.as('hina')]) {
    for (const query of ['', 'sort=price-up', 'families=1', 'main_category=dry-goods-1']) {
      const whole = await caller.get(`shoppingitems/?${query}`)
      expect([whole.status, whole.headers['content-type']]).toEqual([
        200,
        'application/json; charset=utf-8',
      ])
      const pages: unknown[] = []
      for (let page = 1; page <= 12; page += 1)
        pages.push(
          ...(await caller.get(`shoppingitems/?${query}&limit=100&page=${page}`)).body.data,
        )
      expect([query, whole.body]).toEqual([query, { data: pages }])
    }
    const { data } = (await caller.get('category/')).body
    const items = data.flatMap(({ sub_categories: subs }: Main) =>
      subs.flatMap(({ item_categories: leaves }) => leaves.flatMap((leaf) => leaf.items)),
    )
    expect(items).toHaveLength(1105)
    expect(Object.keys(data[0])).toEqual(['_id', 'main_category', 'sub_categories'])
  }
})

type Main = { sub_categories: { item_categories: { items: unknown[] }[] }[] }

test('it is compressed where that is accepted', async () => {
  const shop = await openLargeShop()
  const plain = await shop.app.inject({ url: '/api/v1/shoppingitems/' })
  for (const [encoding, unpack] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await shop.app.inject({
      url: '/api/v1/shoppingitems/',
      headers: { 'accept-encoding': encoding },
    })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(unpack(answer.rawPayload).toString()).toBe(plain.payload)
  }
})

test('a client that does not read blocks no other client', async () => {
  const shop = await openLargeShop()
  const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const idle = connect(Number(new URL(address).port), '127.0.0.1')
  await once(idle, 'connect')
  idle.pause()
  idle.write('GET /api/v1/shoppingitems/ HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(20))
  const answer = await fetch(`${address}/api/v1/shoppingitems/`)
  expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(1105)
  idle.destroy()
})

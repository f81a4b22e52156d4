import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { buyNow, cartOrder, delivered, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const wordsOf = (html: string) =>
  html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, '')

test('pages with points say how many can be used now, and when the rest can', async () => {
  const shop = await openShop({ pages: await loadPages() })
  const amina = await shop.as('amina')
  await delivered(shop, amina, cartOrder(1400, [{ product: 'atta', quantity: 1 }])) // 41
  await amina.put('cart', { cartitems: [{ _id: 'atta', quantity: 1 }] })
  const said = async (path: string) => wordsOf((await amina.get(path)).text)
  expect(await said('/profile')).not.toContain('after delivery')

  await placed(amina, buyNow()) // 3 more
  const { body } = await amina.get('shoppingitems/apples')
  for (const path of ['/cart', '/checkout', `/place-order/${body.data.id}`]) {
    const words = await said(path)
    expect(words, path).toContain('Available points: 41')
    expect(words, path).toContain('3 more can be used after delivery')
  }
  expect(await said('/profile')).toContain('41 available now, 3 more after delivery')
  expect(await said('/profile')).toContain('41 points, worth Rs. 41 on your next order')
  expect(await said('/profile')).toContain('You can use 3 more once your order is delivered.')
  expect(await said('/points')).toContain(
    'You can use 41 points now, and 3 more once your order is delivered.',
  )
})

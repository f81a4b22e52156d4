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
  expect(await said('/profile')).toMatch(/Loyalty points\s*41\s*3 more after delivery/)
  expect(await said('/profile')).toContain('41 points, worth Rs.\u00a041 on your next order')
  expect(await said('/points')).toContain(
    'You can use 41 pointsYou can use 3 more once your order is delivered. Your whole balance is 44.',
  )
})

test('while points are off no page promises any, and a balance is still shown', async () => {
  const shop = await openShop({ pages: await loadPages(), cacheFor: 60_000 })
  const [amina, clerk] = [await shop.as('amina'), await shop.as('clerk')]
  const guest = shop.guest()
  await delivered(shop, amina, cartOrder(1400, [{ product: 'atta', quantity: 1 }])) // 41
  await placed(amina, buyNow()) // 3 more
  await amina.put('cart', { cartitems: [{ _id: 'atta', quantity: 1 }] })
  const { body } = await amina.get('shoppingitems/apples')
  const item = `/products/${body.data.id}`
  const review = `/place-order/${body.data.id}`
  const said = async (who: typeof amina, path: string) => wordsOf((await who.get(path)).text)
  const promise =
    /\bearn(s|ing)?\b|points on every order|redeem|you can use|on your next order|available now/i

  for (const who of [guest, amina])
    expect(await said(who, item)).toContain('Earns 8 loyalty points')
  for (const path of ['/signup', '/signup?type=normal', '/faqs'])
    expect(await said(guest, path), path).toMatch(/you (start )?earn|points on every order/i)
  await clerk.patch('admin/settings', { buyNowPercent: 10 })
  expect(await said(amina, review)).toContain('You earn 39 loyalty points with this order')
  await clerk.patch('admin/settings', { pointsDivisor: 60 })
  for (const who of [guest, amina])
    expect(await said(who, item)).toContain('Earns 4 loyalty points')

  await clerk.patch('admin/settings', { pointsOn: false })
  for (const path of [item, '/signup', '/signup?type=normal', `/confirm-order/${body.data.id}`])
    expect(await said(guest, path), path).not.toMatch(promise)
  for (const path of [item, '/cart', '/checkout', review, '/profile', '/points'])
    expect(await said(amina, path), path).not.toMatch(promise)
  expect(await said(amina, '/profile')).toContain(
    '44 points. You keep them, but cannot use them now',
  )
  expect(await said(amina, '/points')).toContain('You have 44 points')
  for (const path of ['/faqs', '/payment-info', '/helpinfo'])
    expect(await said(guest, path), path).toContain('At the moment you cannot earn or spend points')
})

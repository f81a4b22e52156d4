import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { officeHeader } from '#wire/office-header.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { openShop } from '../support/shop.ts'

const languages = [english, urdu]
const html = { accept: 'text/html' }

test('a cached page has the digits that the shop has just chosen, in the one language that has its own', async () => {
  const shop = await openShop({ languages, pages: await loadPages(), cacheFor: 60_000 })
  const clerk = await shop.as('clerk')
  const pricesAt = async (address: string) =>
    [...(await shop.guest().get(address, html)).text.matchAll(/Rs\.\u00a0?[\d۰-۹,٬]+/g)].join(' ')
  const [western, inEnglish] = [await pricesAt('/ur/products'), await pricesAt('/products')]
  expect(western).toMatch(/Rs\.\u00a01,250/)
  for (const [urduDigits, prices] of [
    [true, /Rs\.\u00a0۱٬۲۵۰/],
    [false, /Rs\.\u00a01,250/],
  ] as const) {
    await clerk.patch('admin/settings', { urduDigits })
    expect(await pricesAt('/ur/products')).toMatch(prices)
    expect(await pricesAt('/products')).toBe(inEnglish)
  }
})

test('answers and e-mails in Urdu have them; figures of the API and lists don’t', async () => {
  const shop = await openShop({ languages })
  const owner = await shop.as('owner')
  await owner.patch('admin/settings', { urduDigits: true })
  expect((await shop.guest().get('settings')).body).not.toHaveProperty('urduDigits')
  const inUrdu = { 'accept-language': 'ur' }
  const amina = await shop.as('amina')
  const refused = await amina.send(
    'PUT',
    'cart',
    { cartitems: [{ _id: 'atta', quantity: 1000 }] },
    inUrdu,
  )
  expect(refused).toMatchObject({ status: 400 })
  expect(JSON.stringify(refused.body)).toContain('۹۹۹')
  const { body } = await shop.guest().get('shoppingitems', inUrdu)
  expect(JSON.stringify(body)).not.toMatch(/[۰-۹]/)
  const inOffice = { [officeHeader]: 'ur' }
  const preview = await owner.send('GET', 'admin/email-previews/order-placed', undefined, inOffice)
  expect(preview.body.data.text).toMatch(/[۰-۹]/)
  const report = await owner.send('GET', 'admin/reports/sales/csv', undefined, inOffice)
  expect(report.status).toBe(200)
  expect(report.text).toMatch(/[\u0600-\u06ff]/)
  expect(report.text).not.toMatch(/[۰-۹]/)
})

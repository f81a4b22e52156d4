import { expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { findGuestBuyers } from '#shop/orders/office/guest-buyers.store.ts'
import { engine } from '../support/database.ts'
import { buyNow, cartOrder, contact, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

test('staff who enter orders find a guest by phone, with name, last address and last order', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const guests = async (phone: string) =>
    (await clerk.get(`admin/orders/guests?phone=${encodeURIComponent(phone)}`)).body.data
  const order = (name: string, phone: string, address: string) =>
    placed(
      shop.guest(),
      buyNow(390, undefined, { contact: { ...contact, name, phone }, shippingAddress: address }),
    )
  await order('Nazia', '+92 345 5550123', 'House 1, Street 2, Rawalpindi')
  shop.later(60_000)
  const last = await order('Nazia Bibi', '03455550123', 'House 7, Street 2, Rawalpindi')
  await order('Zara', '03455559999', 'House 3, Street 2, Rawalpindi')
  await placed(await shop.as('amina'), cartOrder())
  expect(await guests('0345 555 0123')).toEqual([
    {
      name: 'Nazia Bibi',
      phone: expect.stringMatching(/3455550123$/),
      email: '',
      address: 'House 7, Street 2, Rawalpindi',
      orders: 2,
      lastOrder: {
        id: last._id,
        reference: last._id.slice(0, 7),
        at: expect.any(String),
      },
    },
  ])
  const names = (found: { name: string }[]) => found.map(({ name }) => name).toSorted()
  expect(names(await guests('3455550'))).toEqual(['Nazia Bibi'])
  expect(names(await guests('+923455559'))).toEqual(['Zara'])
  expect(await guests('345555')).toEqual([])
  expect(await guests('Nazia')).toEqual([])
})

test.runIf(engine === 'sqlite')('guests are found by the index of phone numbers', async () => {
  const { db } = await openShop()
  const plan = (strings: TemplateStringsArray, ...values: unknown[]) =>
    db.all`explain query plan ${{ strings, values }}`
  const steps = await findGuestBuyers({ ...db, all: plan } as Db, '03455550123')
  expect(JSON.stringify(steps)).toContain('USING INDEX order_by_phone_key')
})

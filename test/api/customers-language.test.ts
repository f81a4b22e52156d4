import { expect, test } from 'vitest'
import { cleaningJobs } from '#server/jobs/scheduled-jobs.ts'
import { writeTranslations } from '#shop/translations/translations.store.ts'
import { english } from '#web/messages/language.ts'
import { urdu } from '#web/messages/ur/urdu.ts'
import { officeHeader } from '#wire/office-header.ts'
import { cartOrder, contact, onPurpose, placed } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const [apples, inUrdu] = ['Kala Kulu Apples', 'کالا کولو سیب']

test('a paper is in the language of the customer, whatever the staff member reads', async () => {
  const shop = await openShop({ languages: [english, urdu] })
  await writeTranslations(shop.db, 'ur', new Map([[apples, inUrdu]]), 1)
  const clerk = await shop.as('clerk')
  const order = () => cartOrder(630, undefined, { contact })
  const ofUrdu = await placed(shop.guest(), order(), { ...onPurpose(), 'accept-language': 'ur' })
  const ofEnglish = await placed(shop.guest(), order(), { ...onPurpose(), 'accept-language': 'en' })
  for (const locale of ['en', 'ur']) {
    const read = async (id: string) =>
      (await clerk.get(`admin/orders/${id}`, { [officeHeader]: locale })).body.data
    const [first, second] = [await read(ofUrdu._id), await read(ofEnglish._id)]
    expect(first.paper).toEqual({ locale: 'ur', label: 'ur', texts: { [apples]: inUrdu } })
    expect(second.paper).toEqual({ locale: 'en', label: 'en', texts: {} })
    expect(first.lines[0].name).toBe(apples)
    // A packer who reads Urdu knows the goods by it, whoever bought them.
    expect(second.urdu).toEqual({ [apples]: inUrdu })
  }
  // The label is for the rider, whatever the customer reads.
  await (await shop.as('owner')).patch('admin/settings', { labelLanguage: 'ur' })
  const { paper } = (await clerk.get(`admin/orders/${ofEnglish._id}`)).body.data
  expect(paper).toMatchObject({ locale: 'en', label: 'ur' })
})

test('the receipt of a counter sale names the goods as the staff member reads', async () => {
  const shop = await openShop({ languages: [english, urdu] })
  await writeTranslations(shop.db, 'ur', new Map([[apples, inUrdu]]), 1)
  const clerk = await shop.as('clerk')
  const sale = { lines: [{ productId: 'apples', quantity: 2 }], total: 480 }
  const sold = (await clerk.post('admin/sales', sale, onPurpose())).body.data
  expect(sold.texts).toEqual({})
  const inOffice = { [officeHeader]: 'ur' }
  const receipt = (await clerk.get(`admin/sales/${sold.id}`, inOffice)).body.data
  expect([receipt.texts, receipt.lines[0].name]).toEqual([{ [apples]: inUrdu }, apples])
})

test('an order that nobody confirms is cancelled with a reason in its language', async () => {
  const shop = await openShop({ languages: [english, urdu] })
  await (await shop.as('owner')).patch('admin/settings', { holdFirst: 'confirm', holdHours: 5 })
  const late = async (language: string, phone: string) => {
    const body = cartOrder(630, undefined, { contact: { ...contact, phone } })
    return placed(shop.guest(), body, { ...onPurpose(), 'accept-language': language })
  }
  const orders = [await late('ur', '0321 7654321'), await late('en', '0321 7654322')]
  shop.later(6 * 60 * 60_000)
  const jobs = cleaningJobs(shop, shop.dataFolder)
  await jobs.find(({ name }) => name === 'orders not confirmed')?.run()
  const clerk = await shop.as('clerk')
  const reasonOf = async (id: string) =>
    (await clerk.get(`admin/orders/${id}`)).body.data.cancellations[0]?.reason
  expect(await Promise.all(orders.map(({ _id }) => reasonOf(_id)))).toEqual([
    expect.stringMatching(/[\u0600-\u06ff]/),
    'Not confirmed in time',
  ])
})

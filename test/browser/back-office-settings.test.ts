import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onDesktop, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onDesktop)(
  'on a %s an owner changes what the shop says of itself, and shoppers see it',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'owner')
    await page.goto('/admin/settings')
    await hydrated(page)
    await page.getByLabel('Phone', { exact: true }).fill('0300 12')
    await page.getByLabel('Delivery charge (Rs.)').fill('some')
    const points = page.getByRole('region', { name: 'Points' })
    await points.getByLabel('Amount for one point (Rs.)').fill('0')
    const save = page.getByRole('button', { name: 'Save settings' })
    await save.click()
    await page.getByText('Please enter a number of 0 or more.').waitFor()
    await points.getByText(/Please enter a whole number from 1 to/).waitFor()
    await points.getByLabel('Amount for one point (Rs.)').fill('60')
    await points.getByLabel('Points for Buy Now (% of the total)').fill('2')
    await page.getByLabel('Delivery charge (Rs.)').fill('180')
    await save.click()
    await page.locator('input[name=phone][aria-invalid]').waitFor()
    await page.getByText(/^This must be a whole phone number/).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByLabel('Phone', { exact: true }).fill('+92 51 555 0199')
    await page.getByRole('button', { name: 'Add hours' }).click()
    await page.getByLabel('Days', { exact: true }).last().fill('Friday')
    await page.getByRole('button', { name: 'Add a day' }).click()
    const holiday = page.getByRole('group', { name: 'Holiday' })
    await holiday.getByLabel('Day', { exact: true }).fill('2030-12-25')
    await holiday.getByLabel('Name').fill('Quaid Day')
    await holiday.getByLabel('On that day').selectOption('Other hours')
    await holiday.getByLabel('Closes').fill('14:00')
    const cash = page.getByRole('checkbox', { name: 'Cash on delivery' })
    const card = page.getByRole('checkbox', { name: 'Card at the door' })
    await cash.uncheck()
    await card.uncheck()
    await save.click()
    await page.getByText('Please select at least one.').waitFor()
    await cash.check()
    await points.getByRole('checkbox', { name: /Customers earn and redeem points/ }).uncheck()
    await page.getByRole('checkbox', { name: 'Prices in whole rupees' }).check()
    // A colleague changes another setting: it stays.
    await (await site.as('clerk')).patch('admin/settings', { tagline: 'On the corner' })
    await save.click()
    await page.getByText('Settings saved').waitFor()
    const settings = (await site.guest().get('settings')).body
    expect(settings).toMatchObject({ phone: '+92 51 555 0199', tagline: 'On the corner' })
    expect(settings.hours.at(-1)).toEqual({ days: 'Friday', open: '09:00', close: '21:00' })
    expect(settings.holidays).toEqual([
      { day: '2030-12-25', name: 'Quaid Day', hours: { open: '10:00', close: '14:00' } },
    ])
    expect(settings.paymentMethods).toEqual(['cod'])
    expect(settings.points).toEqual({ on: false, buyNowPercent: 2 })
    const { data } = (await (await site.as('owner')).get('admin/settings')).body
    expect(data).toMatchObject({ shippingPrice: 180, pointsDivisor: 60, wholeRupees: true })
    expect(errors.filter((error) => !error.includes('400'))).toEqual([])
  },
)

test('a setting typed before leaving the page shows what a colleague saved since', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, screens.phone, 'owner')
  const clerk = await site.as('clerk')
  const settings = async () => {
    await page.goto('/admin/settings')
    await hydrated(page)
  }
  await settings()
  await page.getByLabel('One line about the shop').fill('Fresh every morning')
  await page.getByText('Not saved yet').waitFor()
  await page.goto('/admin/orders')
  await clerk.patch('admin/settings', { tagline: 'On the corner', towns: ['Murree'] })
  await settings()
  const note = page.getByRole('alert')
  await note.getByText('We restored what you typed.').waitFor()
  await note.getByText('Now: On the corner').waitFor()
  // Leaving once more does not hide it.
  await settings()
  await note.getByText('Now: On the corner').waitFor()
  expect(await faultsInBothThemes(page)).toEqual([])
  await note.getByRole('button', { name: 'Use On the corner' }).click()
  await note.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('Nothing was changed').waitFor()
  const { data } = (await clerk.get('admin/settings')).body
  expect(data).toMatchObject({ tagline: 'On the corner', towns: ['Murree'] })
})

test('a step of the set-up typed yesterday does not replace what a colleague saved since', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, screens.phone, 'owner')
  const clerk = await site.as('clerk')
  await page.goto('/admin/setup?step=shop')
  await hydrated(page)
  await page.getByLabel('One line about the shop').fill('Fresh every morning')
  await clerk.patch('admin/settings', { tagline: 'On the corner', towns: ['Murree'] })
  await page.goto('/admin/setup?step=shop')
  await hydrated(page)
  const save = page.getByRole('main').locator('[type=submit]')
  await save.click()
  const note = page.getByRole('alert')
  await note.getByText('Now: On the corner').waitFor()
  expect((await clerk.get('admin/settings')).body.data.tagline).toBe('On the corner')
  await save.click() // knowing it
  await page.getByRole('heading', { name: 'Opening hours', level: 2 }).waitFor()
  const { data } = (await clerk.get('admin/settings')).body
  expect(data).toMatchObject({ tagline: 'Fresh every morning', towns: ['Murree'] })
})

test('two people change one setting: the second sees what is there now, and chooses', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, screens.phone, 'owner')
  const clerk = await site.as('clerk')
  await page.goto('/admin/settings')
  await hydrated(page)
  await clerk.patch('admin/settings', { tagline: 'On the corner', towns: ['Murree'] })
  const tagline = page.getByLabel('One line about the shop')
  await tagline.fill('Fresh every morning')
  await page.getByText('Not saved yet').waitFor()
  await page.getByRole('navigation', { name: 'Parts of the settings' }).getByRole('link', { name: 'Delivery' }).click() // prettier-ignore
  await page.waitForURL('**#delivery')
  const save = page.getByRole('button', { name: 'Save settings' })
  await save.click()
  const theirs = page.getByRole('alert')
  await theirs.getByText('Now: On the corner').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await save.click()
  await page.getByText('Settings saved').waitFor()
  const kept = async () => (await clerk.get('admin/settings')).body.data
  expect(await kept()).toMatchObject({ tagline: 'Fresh every morning', towns: ['Murree'] })

  await clerk.patch('admin/settings', { tagline: 'Round the corner' })
  await tagline.fill('Cheap every evening')
  await save.click()
  await theirs.getByRole('button', { name: 'Use Round the corner' }).click()
  await theirs.waitFor({ state: 'detached' })
  await expect.poll(() => tagline.inputValue()).toBe('Round the corner')
  await save.click()
  await page.getByText('Nothing was changed').waitFor()
})

test('an order’s WhatsApp link begins with the owner’s own message', async () => {
  const site = await openSite()
  const order = await placed(await site.as('amina'), cartOrder())
  const { page, errors } = await visit(browser, site, screens.phone, 'owner')
  await page.goto(`/admin/orders/${order._id}`)
  const text = async () => {
    const link = page.getByRole('link', { name: 'WhatsApp', exact: true })
    return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
  }
  expect(await text()).toContain('Is everything right?')
  await expect.poll(text).toMatch(/ http\S+\/find-order\?number=\d{7}$/)
  await page.goto(/http\S+$/.exec((await text()) ?? '')?.[0] ?? '')
  expect(await page.getByLabel('Order number').inputValue()).toMatch(/^\d{7}$/)
  await page.goto('/admin/settings')
  await hydrated(page)
  await page.getByText('About orders', { exact: true }).click()
  await page.getByLabel(/^Order placed \(/).fill('AoA {name}, your order {order} is {total}')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('Settings saved').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.goto(`/admin/orders/${order._id}`)
  expect(await text()).toMatch(/^AoA Amina Siddiqui, your order \d{7} is Rs\. 630$/)
  expect(errors).toEqual([])
})

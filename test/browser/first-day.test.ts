import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepare } from '#server/bootstrap.ts'
import { readConfig } from '#server/config.ts'
import { readBranding } from '#shop/branding/branding.store.ts'
import { presets } from '#shop/branding/branding.ts'
import { readSettings } from '#shop/settings/settings.store.ts'
import { hydrated, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const boss = { email: 'owner@mail.example', password: 'bahut lamba raaz' }
const env = { DEMO: '0', ADMIN_EMAIL: boss.email, ADMIN_PASSWORD: boss.password }

/** A shop as its owner starts it for the first time. */
async function newSite() {
  const site = await openSite({ fill: async () => undefined })
  await prepare(site, readConfig(env))
  return site
}

test.each(onPhone)(
  'on a %s an owner brings an empty shop to its first order by a guest',
  async (screen) => {
    const site = await newSite()
    const guest = await visit(browser, site, screens[screen])
    const soon = guest.page.getByRole('heading', { name: 'Kiryana opens soon', level: 1 })
    await guest.page.goto('/')
    await soon.waitFor()
    expect(await axeFaults(guest.page)).toEqual([])

    const { page, context, errors } = await visit(browser, site, screens[screen])
    await context.request.post('/api/v1/user/login', { data: boss })
    // An empty list says what to do next, and at most one button stands out.
    for (const [list, wanted] of [
      ['products', ['Begin with the starter set']],
      ['orders', ['New order']],
      ['customers', []],
      ['reports', ['Go to the orders']],
    ] as const) {
      await page.goto(`/admin/${list}`)
      await hydrated(page)
      expect(await page.locator('.button-main').allInnerTexts()).toEqual(wanted)
      expect(await axeFaults(page)).toEqual([])
    }
    await page.goto('/admin')
    await hydrated(page)
    await page.getByRole('heading', { name: 'Your shop is not open yet' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    // What is required comes first, so opening is not the button that stands out.
    const main = page.locator('.button-main')
    expect(await main.allInnerTexts()).toEqual(['Go through it step by step'])
    await main.click()
    const save = page.getByRole('button', { name: 'Save and continue' })
    const stepIs = (name: string) => page.getByRole('heading', { name, level: 2 }).waitFor()
    await stepIs('Shop details')
    await page.getByLabel('Shop name').fill('')
    await page.getByLabel('Phone').fill('no number')
    await save.click()
    // Each stands at its field, and nothing over the form names a field as the API does.
    await page.locator('input[name=shopName][aria-invalid]').waitFor()
    await page.locator('input[name=phone][aria-invalid]').waitFor()
    expect(await page.getByText('shopName').count()).toBe(0)
    await page.getByLabel('Shop name').fill('Kiryana')
    await page.getByLabel('E-mail').fill('salam@mail.example')
    await page.reload()
    await hydrated(page)
    // Refused and later input is still there.
    await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('salam@mail.example')
    await page.getByLabel('Phone').fill('+92 51 555 0199')
    await page.getByText('Logo and colours', { exact: true }).click()
    await page.getByRole('button', { name: 'Brick, wheat' }).click()
    await save.click()
    await stepIs('Opening hours')
    expect((await readBranding(site.db)).colours).toEqual(presets.brick)
    // The usual hours are suggested; without them there is a button for them.
    expect(await page.getByLabel('Days').inputValue()).toBe('Monday to Saturday')
    await page.getByRole('button', { name: 'Remove these hours' }).click()
    const suggestion = page.getByRole('button', { name: 'Use Monday to Saturday, 09:00 to 21:00' })
    await suggestion.click()
    expect(await suggestion.count()).toBe(0)
    await page.getByLabel('Closes').fill('22:00')
    await page.reload()
    await hydrated(page)
    expect(await page.getByLabel('Closes').inputValue()).toBe('22:00')
    await page.getByLabel('Closes').fill('21:00')
    await save.click()
    await stepIs('Delivery')
    expect((await readSettings(site.db)).hours).toEqual([
      { days: 'Monday to Saturday', open: '09:00', close: '21:00' },
    ])
    await page.getByLabel('Pickup from the shop').fill('2')
    await save.click()
    await stepIs('Payment')
    expect((await readSettings(site.db)).pickupDays).toBe(2)
    expect(await axeFaults(page)).toEqual([])
    // Left and come back to: payment is not done by being looked at.
    await page.goto('/admin/setup')
    await hydrated(page)
    await stepIs('Payment')
    await save.click()
    await stepIs('Products')
    await page.getByRole('link', { name: 'Payment done' }).waitFor()
    await page.getByRole('link', { name: 'Starter set' }).click()
    await page.getByRole('link', { name: 'Back to set-up' }).waitFor()
    await page.getByLabel('Price, Rs.: Chakki Atta').fill('1250')
    await page.getByRole('button', { name: 'Add to the shop' }).click()
    await page.getByText('1 product is in your shop now.').waitFor()
    await page.getByRole('link', { name: 'Continue set-up' }).waitFor()
    await guest.page.reload()
    await guest.page.getByRole('link', { name: 'Call +92 51 555 0199' }).waitFor()

    await page.goto('/admin')
    await hydrated(page)
    expect(await page.getByText('A phone number for questions').count()).toBe(0)
    await page.getByText('7 of 12 done').waitFor()
    await page.locator('s', { hasText: 'Phone number' }).waitFor()
    expect(await main.allInnerTexts()).toEqual(['Open the shop'])
    await main.click()
    const dialog = page.getByRole('dialog', { name: 'Open the shop to shoppers?' })
    await dialog.waitFor()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Open the shop' }).click()
    await page.getByRole('heading', { name: 'Your shop is not open yet' }).waitFor({ state: 'detached' }) // prettier-ignore
    await page.getByRole('link', { name: /^Your shop is open. 5 things are still good/ }).click()
    await stepIs('Your shop is open')
    await page.getByRole('link', { name: 'The address of your shop' }).waitFor()
    expect(await page.getByText('nothing is missing').count()).toBe(0)
    expect(await axeFaults(page)).toEqual([])

    await guest.page.goto('/products')
    await guest.page.getByRole('button', { name: 'Add To Cart: Chakki Atta' }).waitFor()
    await guest.page.getByRole('link', { name: 'Chakki Atta' }).first().click()
    await guest.page.getByRole('link', { name: 'Buy Now' }).click()
    await guest.page.waitForURL('**/confirm-order/*')
    await guest.page.getByLabel('Full name').fill('Zainab Ali')
    await guest.page.getByLabel('Phone').fill('0300 1112223')
    await guest.page.getByLabel('Delivery address').fill('House 7, Street 3, Lahore')
    await guest.page.getByRole('button', { name: 'Continue to Shipping' }).click()
    await guest.page.waitForURL('**/place-order/*')
    await guest.page.getByText('Rs. 1,400').first().waitFor() // 1,250 and the usual 150
    await guest.page.getByRole('button', { name: 'Place Order', exact: true }).click()
    await guest.page.getByRole('heading', { name: 'Congratulations!' }).waitFor()
    await page.goto('/admin/orders')
    await hydrated(page)
    await page.getByText('Zainab Ali').first().waitFor()
    expect([...errors, ...guest.errors]).toEqual([])
  },
)

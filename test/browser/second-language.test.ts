import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBracketedSite } from '../support/bracketed-shop.ts'
import { launch } from '../support/chromium.ts'
import { inGreek } from '../support/greek-data.ts'
import { desktop } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const button = (page: Page, name: string) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const says = (page: Page, text: string) =>
  page.getByText(text).filter({ visible: true }).first().waitFor()

/** Opens a dialog or message on a page and waits for it. */
type Step = [what: string, address: string, act: (page: Page) => Promise<void>]

const ofGuests: Step[] = [
  [
    'the login and its mistakes',
    '/about',
    async (page) => {
      await button(page, 'Login').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('E-mail').fill('amina@kiryana.example')
      await dialog.getByLabel('Password', { exact: false }).first().fill('not the password')
      await dialog.getByRole('button', { name: 'Login' }).click()
      await dialog.getByRole('alert').first().waitFor()
    },
  ],
  [
    'registering and its mistakes',
    '/signup?type=stock',
    async (page) => {
      await page
        .locator('main form')
        .last()
        .evaluate((form: HTMLFormElement) => form.requestSubmit())
      await says(page, 'Please fill all required fields')
    },
  ],
  [
    'suggestions of the search',
    '/',
    async (page) => {
      await page.getByRole('combobox').fill(inGreek('apples'))
      await page.getByRole('row').first().waitFor()
    },
  ],
  [
    'a product put into the cart',
    '/products/1',
    async (page) => {
      await button(page, 'Add To Cart').click()
      await says(page, 'Added to cart')
    },
  ],
  [
    'a product to share',
    '/products/1',
    async (page) => {
      await button(page, 'Share').click()
      await button(page, 'Copy the link').waitFor()
    },
  ],
  [
    'a product that is out of stock',
    '/products/5',
    async (page) => {
      await button(page, 'Notify me').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('E-mail').fill('sadia@mail')
      await dialog.getByRole('button', { name: 'Notify me' }).click()
      await says(page, 'Please enter a valid e-mail')
    },
  ],
  [
    'an event',
    '/event?tab=past',
    async (page) => {
      await button(page, 'View Event Detail').click()
      await page.getByRole('dialog').waitFor()
    },
  ],
  [
    'where to deliver',
    '/about',
    async (page) => {
      await button(page, 'Delivering To').click()
      await page.getByRole('application').waitFor()
    },
  ],
  [
    'the details of an order without an account',
    '/confirm-order/1',
    async (page) => {
      await button(page, 'Continue to Shipping').click()
      await says(page, 'Please enter your full name')
    },
  ],
  [
    'a review without words',
    '/reviews',
    async (page) => {
      await button(page, 'Write a Review').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Submit Review' }).click()
      await says(page, 'Please enter your review')
    },
  ],
]

const ofCustomers: Step[] = [
  [
    'cancelling nothing',
    '/cancel-order/:placed',
    async (page) => {
      await button(page, 'Submit').click()
      await says(page, 'Please choose what to cancel')
    },
  ],
  [
    'a new address without anything in it',
    '/addresses',
    async (page) => {
      await button(page, 'Add an address').click()
      await page.getByLabel('Recipient').fill('')
      await button(page, 'Save address').click()
      await says(page, 'Please enter an address')
    },
  ],
  [
    'the profile while it is edited',
    '/profile',
    async (page) => {
      // Numbers of cards and telephones are read from the left.
      for (const number of ['7860 0000 0000 0000', '0300 0000000']) {
        const shown = page.getByRole('main').getByText(number, { exact: true }).first()
        expect(await shown.evaluate((one) => getComputedStyle(one).direction)).toBe('ltr')
      }
      await page.getByRole('main').getByRole('button', { name: 'Edit Profile' }).click()
      await button(page, 'Save Changes').waitFor()
    },
  ],
  [
    'a list that names nothing of the shop',
    '/quick-order',
    async (page) => {
      await page.getByRole('main').getByRole('textbox').first().fill(inGreek('qqqq'))
      await page
        .getByRole('main')
        .locator('form')
        .first()
        .evaluate((form: HTMLFormElement) => form.requestSubmit())
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
    },
  ],
  [
    'something taken off the wishlist',
    '/wishlist',
    async (page) => {
      await button(page, 'Add All to Cart').click()
      await page.getByRole('status').filter({ hasText: /⟦/ }).first().waitFor()
    },
  ],
]

test.each([
  ['guest', ofGuests],
  ['amina', ofCustomers],
] as const)('what opens for %s is in their language', async (who, steps) => {
  const shop = await openBracketedSite()
  const { id: placed } = await shop.db.one<{ id: string }>`
    select id from orders where account_id = 'amina' and status = 'placed' order by sequence limit 1`
  const { page, errors, untranslated } = await shop.reader(browser, who)
  const faults: string[] = []
  for (const [what, address, act] of steps) {
    await page.goto(address.replace(':placed', placed))
    await act(page)
    faults.push(...(await untranslated()).map((fault) => `${what}: ${fault}`))
  }
  expect([...faults, ...errors]).toEqual([])
})

test('going from page to page stays in the language, and hydration finds what the server wrote', async () => {
  const shop = await openBracketedSite()
  const { page, errors, untranslated } = await shop.reader(browser, 'guest', desktop)
  await page.goto('/about')
  await page.evaluate(() => (document.body.dataset.stays = 'yes'))
  const faults: string[] = []
  for (const path of ['/news', '/event', '/contact']) {
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click()
    await page.waitForURL(`**${path}`)
    faults.push(...(await untranslated()))
  }
  expect(
    await page.evaluate(() => [document.body.dataset.stays, document.documentElement.dir]),
  ).toEqual(['yes', 'rtl'])
  expect([...faults, ...errors]).toEqual([])
})

test('without a connection a page that was visited is hydrated in its language too', async () => {
  const shop = await openBracketedSite()
  const { page, errors, untranslated } = await shop.reader(browser, 'guest', {
    ...desktop,
    serviceWorkers: 'allow',
  })
  await page.goto('/faqs')
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const isHere = async (address: string) =>
            (await caches.match(address, { ignoreVary: true })) !== undefined
          return (await isHere('/offline')) && (await isHere(window.location.href))
        }),
      { timeout: 15_000 },
    )
    .toBe(true)
  await page.context().setOffline(true)
  await page.goto('/faqs')
  await page.waitForFunction(() => globalThis.early === undefined)
  expect([...(await untranslated()), ...errors]).toEqual([])
})

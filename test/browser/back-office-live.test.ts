import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onDesktop, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** Opens a page and waits until it is live. */
async function open(page: Page, address: string) {
  const stream = page.waitForResponse('**/admin/live')
  await page.goto(address)
  await stream
}

/** Notes are counted in place of being heard. */
const countNotes = (context: BrowserContext) =>
  context.addInitScript(() => {
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      sessionStorage.setItem('notes', `${Number(sessionStorage.getItem('notes')) + 1}`)
      start.call(this, when)
    }
  })

test.each(onDesktop)(
  'on a %s an order that comes in is seen and heard at once, unless the sound is off',
  async (screen) => {
    const site = await openSite()
    const { page, context, errors } = await visit(browser, site, screens[screen], 'clerk')
    await countNotes(context)
    const notes = () => page.evaluate(() => sessionStorage.getItem('notes'))
    await open(page, '/admin')
    const amina = await site.as('amina')
    const { _id } = await placed(amina, cartOrder())
    await page.getByText('1 new order').waitFor()
    await page.getByRole('link', { name: '1 To pack' }).waitFor()
    expect(await notes()).toBe('2')
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Show' }).click()
    await page.waitForURL(`**/admin/orders/${_id}`)

    const sound = page.getByRole('button', {
      name: 'Sound for new orders and scans',
      pressed: true,
    })
    await sound.click()
    await open(page, '/admin/orders')
    await page
      .getByRole('button', { name: 'Sound for new orders and scans', pressed: false })
      .waitFor()
    site.later(60_000)
    await placed(amina, cartOrder())
    await page.getByText('1 new order').waitFor()
    expect(await notes()).toBe('2')
    expect(errors).toEqual([])
  },
)

test('a new review is seen at once; one stays while it is answered, though a colleague hides it', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await open(page, '/admin/reviews?state=approved')
  const written = { review: 'Quick and kind', rating: 5 }
  const { _id: id } = (await (await site.as('amina')).post('reviews', written)).body
  const review = page.getByRole('listitem').filter({ hasText: 'Quick and kind' })
  await review.getByRole('button', { name: 'Answer' }).click()
  await review.getByLabel('Your answer to').fill('Thank you')
  const owner = await site.as('owner')
  await owner.put(`admin/reviews/${id}/answer`, { text: 'Salam', version: 1 })
  await owner.patch(`admin/reviews/${id}`, { state: 'refused' })
  await (await site.as('bilal')).post('reviews', { review: 'Slow but kind', rating: 4 })
  await page.getByText('Slow but kind').waitFor()
  expect(await review.getByLabel('Your answer to').inputValue()).toBe('Thank you')
  await review.getByRole('button', { name: 'Publish the answer' }).click()
  await review.getByText('The answer now: Salam').waitFor()
  expect(errors).toEqual([])
})

test('what comes in while a page is on its way does not hold up who goes there', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.desktop, 'clerk')
  await open(page, '/admin')
  const comes = Promise.withResolvers<void>()
  await page.route('**/api/v1/admin/customers?*', async (route) => {
    await comes.promise
    await route.continue()
  })
  await page.getByRole('link', { name: 'Customers' }).click()
  await placed(await site.as('amina'), cartOrder())
  await page.getByText('1 new order').waitFor()
  comes.resolve()
  await page.getByRole('heading', { name: 'Customers', level: 1 }).waitFor()
  expect(errors).toEqual([])
})

test('while the shop cannot be reached the page stays with what is typed, says so, and is fresh again after it', async () => {
  const site = await openSite()
  const owner = await site.as('owner')
  await site.guest().post('message', { kind: 'contact', name: 'Hina', email: 'hina@example.com', subject: 'Eggs', message: 'Are they brown?' }) // prettier-ignore
  const { page } = await visit(browser, site, screens.phone, 'owner')
  await open(page, '/admin/messages')
  await page.getByRole('button', { name: 'Answer' }).click()
  await page.getByLabel('Your answer').fill('Brown and white.')
  for (const address of ['**/api/**', '**/healthz']) await page.route(address, (one) => one.abort())
  const send = page.getByRole('button', { name: 'Send the answer' })
  await send.click()
  await page.getByText("That didn't work. Please try again.").waitFor()
  await page.getByText('The shop can’t be reached.').waitFor()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await axeFaults(page)).toEqual([])
  await page.unroute('**/healthz')
  await page.unroute('**/api/**')
  await page.getByText('The shop can’t be reached.').waitFor({ state: 'detached' })
  expect(await page.getByLabel('Your answer').inputValue()).toBe('Brown and white.')
  await send.click()
  await page.getByText('Answer sent.').waitFor()
  expect((await owner.get('admin/messages?state=open')).body.total).toBe(0)
})

test('of two tabs one has the stream and both are told', async () => {
  const site = await openSite()
  const { page, context } = await visit(browser, site, screens.desktop, 'clerk')
  const streams: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/admin/live')) streams.push(request.url())
  })
  await open(page, '/admin')
  const other = await context.newPage()
  await other.goto('/admin')
  await hydrated(other)
  await placed(await site.as('amina'), cartOrder())
  for (const tab of [page, other]) await tab.getByText('1 new order').waitFor()
  expect(streams).toHaveLength(1)
  await page.close()
  await expect.poll(() => streams.length).toBe(2)
})

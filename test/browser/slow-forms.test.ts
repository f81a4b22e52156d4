import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { desktop, openSite, visit } from '../support/site.ts'
import { quiet } from '../support/quiet.ts'
import { asleep, hold } from '../support/slow-page.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

async function open(who: Person | 'guest' = 'owner') {
  const site = await openSite()
  const { page, context, errors } = await visit(browser, site, desktop, who)
  page.setDefaultTimeout(15_000)
  return { site, page, context, errors }
}

const main = (page: Page) => page.getByRole('main')
const save = (page: Page) => main(page).getByRole('button', { name: /^Save/ }).first()

test('text typed before a page wakes up, and while it does, stays and is known', async () => {
  const { page, context, errors } = await open()
  for (const [path, label, text] of [
    ['/admin/setup?step=shop', 'Phone', '+92 300 7654321'],
    ['/admin/settings', 'Phone', '+92 300 7654322'],
    ['/admin/products/apples', 'Brand', 'Hunza Orchards'],
    ['/admin/stock?product=apples', 'Note', 'Behind the door'],
    ['/confirm-order/1', 'Full name', 'Amina Khan'],
  ] as const) {
    if (path === '/confirm-order/1') await context.clearCookies() // as a guest
    const { wake } = await asleep(page, path)
    const field = main(page).getByLabel(label).first()
    await field.fill(text.slice(0, -2))
    await typeWhileHydrating(page, text)
    await wake()
    expect([path, await field.inputValue()]).toEqual([path, text])
    // React renders only the state it knows.
    await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
    await quiet(page)
    expect([path, await field.inputValue()]).toEqual([path, text])
  }
  expect(errors).toEqual([])
})

test('a step of the set-up that was left half filled keeps what is typed and sent before it wakes up', async () => {
  const { site, page, errors } = await open()
  await page.goto('/admin/setup?step=shop')
  await main(page).getByLabel('Shop name').fill('Bismillah Store')
  const { wake } = await asleep(page, '/admin/setup?step=shop')
  await main(page).getByLabel('Phone').fill('+92 300 7654321')
  await main(page).getByLabel('Address').fill('Raja Bazaar')
  await save(page).click()
  await wake()
  await page.getByRole('heading', { name: 'Opening hours', level: 2 }).waitFor()
  const { data } = (await (await site.as('owner')).get('admin/settings')).body
  expect(data).toMatchObject({ shopName: 'Bismillah Store', phone: '+92 300 7654321', address: 'Raja Bazaar' }) // prettier-ignore
  expect(errors).toEqual([])
})

test('a press between the hydration and the replay of a text waits for the text', async () => {
  const { site, page, errors } = await open()
  const { wake } = await asleep(page, '/admin/setup?step=shop')
  for (const [label, text] of [
    ['Shop name', 'Bismillah Store'],
    ['Phone', '+92 300 7654321'],
  ] as const)
    await main(page).getByLabel(label).fill(text)
  await page.evaluate(() => {
    const name = document.querySelector('[name=shopName]')
    // The first text is replayed: the form is sent before the second one.
    const press = () => document.querySelector<HTMLElement>('main [type=submit]')?.click()
    name?.addEventListener('input', () => setTimeout(press), { once: true })
  })
  await wake()
  await page.getByRole('heading', { name: 'Opening hours', level: 2 }).waitFor()
  const { data } = (await (await site.as('owner')).get('admin/settings')).body
  expect(data).toMatchObject({ shopName: 'Bismillah Store', phone: '+92 300 7654321' })
  expect(errors).toEqual([])
})

/** Types into the field in use at the moment when React begins to listen, before it has hydrated anything. */
const typeWhileHydrating = (page: Page, text: string) =>
  page.evaluate((typed) => {
    const field = document.activeElement
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...of) {
      listen.apply(this, of)
      if (of[0] !== 'click' || !(this instanceof Element) || this.id !== 'shop') return
      EventTarget.prototype.addEventListener = listen
      queueMicrotask(() => {
        if (field instanceof HTMLInputElement) field.value = typed
        field?.dispatchEvent(new Event('input', { bubbles: true }))
      })
    }
  }, text)

test('the first Save of the set-up sends the phone number that was typed before the page woke up', async () => {
  const { site, page, errors } = await open()
  const { wake } = await asleep(page, '/admin/setup?step=shop')
  await page.getByLabel('Phone', { exact: true }).fill('+92 300 7654321')
  await save(page).click()
  await wake()
  await page.waitForURL('**/admin/setup?step=hours')
  const owner = await site.as('owner')
  expect((await owner.get('admin/settings')).body.data.phone).toBe('+92 300 7654321')
  expect(errors).toEqual([])
})

test('text kept from an earlier visit to the set-up does not replace what was typed before the page woke up', async () => {
  const { page, errors } = await open()
  await page.goto('/admin/setup?step=shop')
  await page.getByLabel('Phone', { exact: true }).fill('+92 300 1111111')
  await page.getByLabel('E-mail').fill('shop@kiryana.example')
  const { wake } = await asleep(page, '/admin/setup?step=shop')
  await page.getByLabel('Phone', { exact: true }).fill('+92 300 7654321')
  await wake()
  expect(await page.getByLabel('Phone', { exact: true }).inputValue()).toBe('+92 300 7654321')
  expect(await page.getByLabel('E-mail').inputValue()).toBe('shop@kiryana.example')
  expect(errors).toEqual([])
})

test('text typed into a form while the first change is being saved stays, and is saved next', async () => {
  const { page, errors } = await open()
  for (const [path, first, second, call] of [
    ['/admin/products/apples', 'Brand', 'Family', '**/admin/products/apples'],
    ['/admin/settings', 'One line about the shop', 'Phone', '**/admin/settings'],
    ['/admin/blocks', 'What figure 1 counts', 'What figure 2 counts', '**/admin/settings'],
  ] as const) {
    await page.goto(path)
    await main(page).getByLabel(first).first().fill('First')
    const { asked, release } = await hold(page, call)
    await save(page).click()
    await asked
    const field = main(page).getByLabel(second).first()
    await field.fill('+92 300 7654321')
    release()
    await page.getByText(/saved/i).first().waitFor()
    expect(await field.inputValue()).toBe('+92 300 7654321')
    await page.unroute(call)
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await save(page).click()
    expect((await sent).postData()).toContain('7654321')
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('+92 300 7654321')
  }
  expect(errors).toEqual([])
})

test('a profile that is being edited keeps what is typed while the page refreshes', async () => {
  const { page, errors } = await open('amina')
  await page.goto('/profile')
  await page.getByRole('button', { name: /edit/i }).first().click()
  const name = page.getByLabel('Full name')
  await name.fill('Amina Bibi')
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await quiet(page)
  expect(await name.inputValue()).toBe('Amina Bibi')
  expect(errors).toEqual([])
})

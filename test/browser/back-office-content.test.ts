import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { pngPhoto } from '../support/pictures.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const day = 24 * 60 * 60_000
const dayOf = (at: number) => new Date(at + 5 * 60 * 60_000).toISOString().slice(0, 10)
const picture = async () => ({
  name: 'm.png',
  mimeType: 'image/png',
  buffer: await pngPhoto(320, 160),
})

test.each(onPhone)(
  'on a %s an event is written, gets a picture and stands in the calendar',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin/content')
    await hydrated(page)
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Events' }).click()
    await page.getByRole('link', { name: 'New event' }).click()
    const save = page.getByRole('button', { name: 'Save' })
    await save.click()
    await page.getByText('Please give it a title.').waitFor()
    await page.getByLabel('Title').fill('Mango day')
    await page.getByLabel('Where').fill('In the shop')
    await page.getByLabel('What happens').fill('Come and **taste**')
    await page.getByLabel('First day').fill(dayOf(site.now() + 2 * day))
    await page.getByLabel('Last day').fill(dayOf(site.now()))
    await save.click()
    await page.getByText('It ends before it begins.').waitFor()
    await page.getByLabel('Last day').fill(dayOf(site.now() + 2 * day))
    await save.click()
    await page.getByRole('heading', { name: 'Mango day', level: 1 }).waitFor()
    await page.getByLabel('Choose a picture').setInputFiles(await picture())
    await page.getByText('The picture is saved.').waitFor()
    await page.getByLabel('Show it').check()
    const from = page.getByLabel('From')
    await from.fill(`${dayOf(site.now() + day)}T09:00`)
    await page.getByLabel('Until').fill(`${dayOf(site.now() + day)}T09:00`)
    await save.click()
    await page.getByText('It ends before it begins.').waitFor()
    await page.getByLabel('Until').fill('')
    await save.click()
    await page.getByText('Scheduled').waitFor()
    expect((await site.guest().get('event')).body).toEqual([])
    await from.fill('')
    await save.click()
    await page.getByRole('link', { name: 'View in the shop' }).waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    const { width } = screens[screen].viewport
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const [event] = (await site.guest().get('event')).body
    expect(event).toMatchObject({ name: 'Mango day', image: expect.stringMatching(/^stories\//) })
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete it' }).click()
    await page.getByText('No events here').waitFor()
    expect(errors).toEqual([])
  },
)

test('two people change one event: of the same field one is chosen', async () => {
  const site = await openSite()
  const owner = await site.as('owner')
  const id = '00000000-0000-4000-8000-000000000001'
  const days = { firstDay: dayOf(site.now()), lastDay: dayOf(site.now()) }
  const event = { id, name: 'Mangoes', description: '', location: '', shown: true, ...days }
  await owner.post('admin/events', event)
  const { page } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto(`/admin/events/${id}`)
  await hydrated(page)
  await owner.patch(`admin/events/${id}`, { name: 'Anwar Ratol', location: 'Here', version: 1 })
  await page.getByLabel('Title').fill('Sindhri')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await page.getByText('A colleague changed the same fields').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await save.click()
  await page.getByText('The event is saved.').waitFor()
  expect((await owner.get(`admin/events/${id}`)).body.data).toMatchObject({
    name: 'Sindhri',
    location: 'Here',
    version: 3,
  })
})

test('the about page is written and ordered, by keyboard alone', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto('/admin/blocks')
  await hydrated(page)
  await page.getByRole('link', { name: 'New part' }).press('Enter')
  await page.getByLabel('Title').fill('How we began')
  await page.getByLabel('Text').fill('With **one** scale')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByRole('heading', { name: 'How we began', level: 1 }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.goto('/admin/blocks')
  await hydrated(page)
  const titles = async () => (await site.guest().get('about')).body.map(({ title }: { title: string }) => title) // prettier-ignore
  const before = await titles()
  expect(before.at(-1)).toBe('How we began')
  if (before.length > 1) {
    await page.getByRole('button', { name: 'Move “How we began” up' }).press('Enter')
    await page.getByText(`is now number ${before.length - 1}.`).waitFor()
  }
  const shop = await browser.newPage({ baseURL: site.origin })
  await shop.goto('/about')
  expect(await shop.locator('strong', { hasText: 'one' }).count()).toBe(1)
  await shop.close()
  expect(errors).toEqual([])
})

test('an announcement stands on top of every page, and goes when it is off', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto('/admin/announcement')
  await hydrated(page)
  await page.getByLabel('Show it').check()
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await page.getByText('Please write what it says.').waitFor()
  await page.getByLabel('What it says').fill('Closed on Eid, open again on Monday')
  await page.getByLabel('Where it leads').fill('/event')
  await save.click()
  await page.getByText('The announcement is saved.').waitFor()
  await page.getByText('Shown', { exact: true }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  const shop = await browser.newPage({ baseURL: site.origin, ...screens.phone })
  await shop.goto('/faqs')
  await hydrated(shop)
  expect(await faultsInBothThemes(shop)).toEqual([])
  const line = shop.getByRole('region', { name: 'News & Update' })
  await line.getByRole('link', { name: 'Closed on Eid' }).click()
  await shop.waitForURL('**/event')
  expect(await line.count()).toBe(1)
  await page.getByLabel('Show it').uncheck()
  await save.click()
  await page.getByText('Off', { exact: true }).waitFor()
  await shop.reload()
  expect(await line.count()).toBe(0)
  await shop.close()
  expect(errors).toEqual([])
})

test('staff write their own terms from ours, with a picture, plan others, and go back to ours', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto('/admin/texts')
  await hydrated(page)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Terms and conditions' }).click()
  await page.getByRole('button', { name: 'Begin with the standard text' }).click()
  const text = page.getByLabel('Text', { exact: true })
  const ours = await text.inputValue()
  expect(ours).toContain('## ')
  await text.press('Control+Home')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Picture', exact: true }).press('Enter')
  await (await chooser).setFiles(await picture())
  await expect.poll(() => text.inputValue()).toContain('](/media/texts/')
  await page.keyboard.type('A basket of mangoes') // over the words that were chosen
  expect(await text.inputValue()).toContain('![A basket of mangoes](/media/texts/')
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByRole('img', { name: 'A basket of mangoes' }).waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  const shop = await browser.newPage({ baseURL: site.origin })
  await shop.goto('/termsconditions')
  await shop.getByRole('img', { name: 'A basket of mangoes' }).waitFor()

  await text.fill('From **March** on')
  await page.getByLabel('Shoppers read it').selectOption('Later, at a time you choose')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Please choose a date and a time.').waitFor()
  await page.getByLabel('From', { exact: true }).fill(`${dayOf(site.now() + day)}T09:00`)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('New text from').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'All pages' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Terms and conditions' }).getByText('New text from').waitFor() // prettier-ignore
  await shop.reload()
  await shop.getByRole('img', { name: 'A basket of mangoes' }).waitFor()
  await page.getByRole('link', { name: 'Terms and conditions' }).click()
  await page.getByRole('button', { name: 'Call off the change' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Call off the change' }).click()
  await page.getByRole('heading', { name: 'Pages', level: 1 }).waitFor()
  expect(await page.getByText('New text from').count()).toBe(0)
  await page.getByRole('link', { name: 'Terms and conditions' }).click()
  await page.getByRole('button', { name: 'Go back to the standard text' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Go back to the standard text' })
    .click()
  await page.getByRole('heading', { name: 'Pages', level: 1 }).waitFor()
  await shop.reload()
  expect(await shop.getByRole('img', { name: 'A basket of mangoes' }).count()).toBe(0)
  await shop.close()
  expect(errors).toEqual([])
})

test('a field says how long its text is only while it is nearly full', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.phone, 'owner')
  await page.goto('/admin/events/new')
  await hydrated(page)
  const name = page.locator('input[name=name]')
  const length = page.getByRole('status').filter({ hasText: 'characters' })
  await name.fill('x'.repeat(107))
  expect(await length.count()).toBe(0)
  await name.press('End')
  await name.pressSequentially('x')
  await length.getByText('108 of 120 characters').waitFor()
  expect(await faultsInBothThemes(page)).toEqual([])
  await name.press('Backspace')
  await length.waitFor({ state: 'detached' })
  expect(await page.getByText('Up to 120').count()).toBe(0)
  expect(errors).toEqual([])
})

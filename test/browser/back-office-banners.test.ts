import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { pngPhoto } from '../support/pictures.ts'
import { axeFaults, faultsInBothThemes, openSite, visit } from '../support/site.ts'
import { hold } from '../support/slow-page.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const hour = 60 * 60_000

/** As the browser's field has it, by the shop's clock: Pakistan, five hours ahead of UTC. */
const clock = (at: number) => new Date(at + 5 * hour).toISOString().slice(0, 16)

test.each(onPhone)(
  'on a %s a banner is scheduled: it comes at its time, and goes',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'owner')
    const shown = async () => (await site.guest().get('banner')).body.map(({ title }: { title: string }) => title) // prettier-ignore
    await page.goto('/admin/banners')
    await hydrated(page)
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'New banner' }).click()
    const save = page.getByRole('button', { name: 'Save' })
    await save.click()
    await page.getByText('Please give it a title.').waitFor()
    await page.getByLabel(/^Title(?! in Urdu)/).fill('Mangoes of Multan')
    await page.getByLabel(/^Text(?! in Urdu)/).fill('Sweet, and here until Sunday.')
    await page.getByLabel('Where it leads').fill('https://evil.example')
    await save.click()
    await page.getByText('An address in the shop begins with /').waitFor()
    // Without the slash it is the same page.
    await page.getByLabel('Where it leads').fill('offers')
    await page.getByLabel('From').focus()
    expect(await page.getByLabel('Where it leads').inputValue()).toBe('/offers')
    await page.getByLabel('From').fill(clock(site.now() + hour))
    await page.getByLabel('Until').fill(clock(site.now() + 3 * hour))
    await save.click()
    await page.getByRole('heading', { name: 'Mangoes of Multan', level: 1 }).waitFor()
    await page.getByText('Needs a picture').waitFor()
    await page
      .getByLabel('Choose a picture')
      .setInputFiles({ name: 'm.png', mimeType: 'image/png', buffer: await pngPhoto(320, 160) })
    await page.getByText('Scheduled').waitFor()
    expect(await faultsInBothThemes(page)).toEqual([])
    const { width } = screens[screen].viewport
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    expect(await shown()).not.toContain('Mangoes of Multan')
    site.later(hour)
    expect(await shown()).toContain('Mangoes of Multan')
    await page.goto('/admin/banners')
    await hydrated(page)
    const row = page.getByRole('listitem').filter({ hasText: 'Mangoes of Multan' })
    await row.getByText('Shown').waitFor()
    const up = row.getByRole('button', { name: 'Move “Mangoes of Multan” up' })
    while (await up.isEnabled()) {
      const place = (await shown()).indexOf('Mangoes of Multan')
      await up.click()
      await page.getByText(`is now number ${place}.`).waitFor()
    }
    expect((await shown())[0]).toBe('Mangoes of Multan')
    const shop = await browser.newPage({ baseURL: site.origin })
    await shop.goto('/')
    await shop.getByText('Sweet, and here until Sunday.').waitFor()
    await shop.close()
    site.later(2 * hour)
    expect(await shown()).not.toContain('Mangoes of Multan')
    expect(errors).toEqual([])
  },
)

test('two people change one banner: both changes hold, and of the same field one is chosen', async () => {
  const site = await openSite()
  const [owner, clerk] = [await site.as('owner'), await site.as('clerk')]
  const id = '00000000-0000-4000-8000-000000000001'
  await owner.post('admin/banners', { id, place: 'banner', title: 'Mangoes' })
  const { page } = await visit(browser, site, screens.desktop, 'owner')
  await page.goto(`/admin/banners/${id}`)
  await hydrated(page)
  const kept = async () => (await owner.get(`admin/banners/${id}`)).body.data
  await clerk.patch(`admin/banners/${id}`, { text: 'Ripe', version: 1 })
  await page.getByLabel(/^Title(?! in Urdu)/).fill('Chaunsa')
  const save = page.getByRole('button', { name: 'Save' })
  // The page reads its data again after saving: it must neither block the next save nor bring the colleague's change early.
  const reading = await hold(page, '**/admin/today')
  await save.click()
  await page.getByText('The banner is saved.').waitFor()
  expect(await kept()).toMatchObject({ title: 'Chaunsa', text: 'Ripe', version: 3 })
  await clerk.patch(`admin/banners/${id}`, { title: 'Anwar Ratol', version: 3 })
  await page.getByLabel(/^Title(?! in Urdu)/).fill('Sindhri')
  await save.click()
  const conflict = page.getByText(/changed the same fields/)
  await conflict.waitFor()
  await page.getByText(/^Sana Clerk changed the same fields at \d+:\d\d [AP]M:$/).waitFor()
  await page.getByText('Now: Anwar Ratol').waitFor()
  await page.getByText('Yours: Sindhri').waitFor()
  await page.getByText('Save again to keep Sindhri.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  reading.release()
  await page.getByRole('button', { name: 'Use Anwar Ratol' }).click()
  expect(await page.getByLabel(/^Title(?! in Urdu)/).inputValue()).toBe('Anwar Ratol')
  // Each try replaces the message of the one before.
  await clerk.patch(`admin/banners/${id}`, { title: 'Langra', version: 4 })
  await page.getByLabel(/^Title(?! in Urdu)/).fill('Sindhri')
  await save.click()
  await conflict.waitFor()
  await page.context().setOffline(true)
  await save.click()
  await conflict.waitFor({ state: 'detached' })
  const lost = page.getByText('No connection. Nothing was changed')
  await lost.waitFor()
  await page.context().setOffline(false)
  await save.click()
  await expect.poll(kept).toMatchObject({ title: 'Sindhri' })
  await lost.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete banner' }).click()
  await page.getByRole('heading', { name: 'Banners', level: 1 }).waitFor()
  expect((await owner.get(`admin/banners/${id}`)).status).toBe(404)
})

test('a role that only reads sees banners and changes none', async () => {
  const site = await openSite()
  const owner = await site.as('owner')
  const { data } = (await owner.get('admin/staff')).body
  const clerk = data.find(({ email }: { email: string }) => email === 'clerk@kiryana.example')
  await owner.patch(`admin/staff/${clerk.id}`, { role: 'viewer' })
  const id = '00000000-0000-4000-8000-000000000001'
  await owner.post('admin/banners', { id, place: 'banner', title: 'Mangoes' })
  const { page } = await visit(browser, site, screens.phone, 'clerk')
  await page.goto('/admin/banners')
  await hydrated(page)
  expect(await page.getByRole('link', { name: 'New banner' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /^Move/ }).count()).toBe(0)
  await page.goto(`/admin/banners/${id}`)
  await page.getByText('Your role lets you read this, not change it.').waitFor()
  expect(await page.getByLabel(/^Title(?! in Urdu)/).isDisabled()).toBe(true)
})

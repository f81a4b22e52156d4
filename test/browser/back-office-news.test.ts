import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onDesktop, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onDesktop)(
  'on a %s a story is written with formatting, seen beforehand, published and deleted',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin/news')
    await hydrated(page)
    await page.getByRole('link', { name: 'Write a story' }).click()
    const save = page.getByRole('button', { name: 'Save' })
    await save.press('Enter')
    await page.getByText('Please give it a title.').waitFor()
    expect(await axeFaults(page)).toEqual([])
    await page.getByLabel(/^Title(?! in Urdu)/).fill('Mangoes are here')
    const body = page.getByLabel(/^Story(?! in Urdu)/)
    await body.fill('From Multan')
    await body.selectText()
    await page.getByRole('button', { name: 'Bold' }).press('Enter')
    expect(await body.inputValue()).toBe('**From Multan**')
    await page.keyboard.press('Control+z')
    await expect.poll(() => body.inputValue()).toBe('From Multan')
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => body.inputValue()).toBe('**From Multan**')
    const preview = page.getByRole('region', { name: 'Preview' })
    expect(await preview.locator('strong').innerText()).toBe('From Multan')
    await page.getByRole('button', { name: 'Save draft' }).press('Enter')
    await page.getByText('The story is saved as a draft.').waitFor()
    await page.getByRole('heading', { name: 'Mangoes are here', level: 1 }).waitFor()
    const guest = site.guest()
    expect((await guest.get('news')).body).toEqual([])

    await page.getByRole('button', { name: 'Publish now' }).press('Enter')
    await page.getByText('The story is published.').waitFor()
    await page.getByRole('link', { name: 'View in the shop' }).waitFor()
    expect(await page.getByRole('button', { name: 'Publish now' }).count()).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Delete' }).press('Enter')
    await page.getByRole('button', { name: 'Delete story' }).press('Enter')
    await page.getByText('No stories here').waitFor()
    expect(errors).toEqual([])
  },
)

test('a field that two people have changed is shown, what is typed stays', async () => {
  const site = await openSite()
  const id = '00000000-0000-4000-8000-00000000000b'
  const [clerk, owner] = [await site.as('clerk'), await site.as('owner')]
  const story = { id, title: 'Rice', summary: '', body: 'Old', publishedAt: null }
  await clerk.post('admin/news', story)
  const { page } = await visit(browser, site, screens.desktop, 'clerk')
  await page.goto(`/admin/news/${id}`)
  await hydrated(page)
  await page.getByLabel(/^Story(?! in Urdu)/).fill('Mine')
  await owner.patch(`admin/news/${id}`, { body: 'Theirs', summary: 'Both', version: 1 })
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByRole('alert').getByText('Now: Theirs').waitFor()
  expect(await page.getByLabel(/^Story(?! in Urdu)/).inputValue()).toBe('Mine')
  expect(await page.getByLabel(/^Summary(?! in Urdu)/).inputValue()).toBe('Both')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect
    .poll(async () => (await clerk.get(`admin/news/${id}`)).body.data)
    .toMatchObject({ body: 'Mine', summary: 'Both' })
})

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onDesktop, screens, waitForFocus } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { faultsInBothThemes, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** A shop with these searches by this many people. */
async function siteSearched(searched: Record<string, number>) {
  const site = await openSite()
  const people = await Promise.all((['amina', 'kashif', 'hina'] as const).map(site.as))
  for (const [q, count] of Object.entries(searched))
    for (const one of people.slice(0, count)) await one.post('searches', { q })
  return site
}

test.each(onDesktop)(
  'on a %s, what was searched for in vain is given a meaning, the shop finds it, and it is taken back',
  async (screen) => {
    const site = await siteSearched({ apples: 3, wilayati: 2 })
    await (await site.as('owner')).post('admin/synonyms', { words: ['khatta', 'dahi'] })
    const { page, errors } = await visit(browser, site, screens[screen], 'owner')
    const dialog = page.getByRole('dialog')
    const word = dialog.getByLabel('What shoppers type')
    const others = dialog.getByLabel('Means the same as')
    const heading = (name: string) => page.getByRole('heading', { name, exact: true })
    await page.goto('/search?q=wilayati')
    await page.getByText('Nothing found for “wilayati”.').waitFor()

    await page.goto('/admin/searches')
    await hydrated(page)
    const rows = page.getByRole('table').getByRole('row')
    expect(await rows.getByRole('rowheader').allTextContents()).toEqual([
      'wilayati in the shop',
      'apples in the shop',
    ])
    const least = screen === 'phone' ? 44 : 36 // rows are compact at a desk
    const tooSmall = await page
      .getByRole('main')
      .evaluate(
        (main, height) =>
          [...main.querySelectorAll('a, button')]
            .filter((one) => one.getBoundingClientRect().height < height)
            .map(({ textContent }) => textContent),
        least,
      )
    expect(tooSmall).toEqual([])

    await page.getByRole('button', { name: 'Make it mean…: “wilayati”' }).click()
    await waitForFocus(others)
    expect(await word.inputValue()).toBe('wilayati')
    await page.keyboard.press('Enter')
    await dialog.getByText('Please type at least one word that means the same.').waitFor()
    await others.fill('Wilayati')
    await page.keyboard.press('Enter')
    await dialog.getByText('This is the same word.').waitFor()
    await waitForFocus(others)
    expect(await faultsInBothThemes(page)).toEqual([])
    await others.fill('Apples')
    await page.keyboard.press('Enter')
    await page.getByText('Synonyms added: wilayati, apples').waitFor()
    await waitForFocus(rows.getByText('Now a synonym of apples.'))
    expect(await faultsInBothThemes(page)).toEqual([])

    await page.getByRole('link', { name: 'wilayati in the shop' }).click()
    await heading('Search: wilayati').waitFor()
    await page
      .getByRole('link', { name: /Kala Kulu Apples/ })
      .first()
      .waitFor()
    expect(await page.getByText('Nothing found for “wilayati”.').count()).toBe(0)
    await page.goBack()
    await hydrated(page)

    await page.getByRole('button', { name: 'Remove: wilayati, apples' }).click()
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
    await waitForFocus(heading('Synonyms'))
    expect(await page.getByRole('button', { name: /^Remove: / }).count()).toBe(1)
    await page.getByRole('button', { name: 'Make it mean…: “wilayati”' }).waitFor()
    expect(errors).toEqual([])
  },
)

test('searches are narrowed to days and to those that found nothing', async () => {
  const site = await siteSearched({ apples: 2, wilayati: 1 })
  const { page } = await visit(browser, site, screens.phone, 'owner')
  await page.goto('/admin/searches')
  await page.getByRole('link', { name: 'Last 7 days' }).click()
  await page.waitForURL('**/admin/searches?days=7')
  await page.getByRole('link', { name: 'Found nothing' }).click()
  await page.waitForURL('**/admin/searches?days=7&nothing=1')
  await page.getByRole('rowheader', { name: 'apples' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('rowheader').allTextContents()).toEqual(['wilayati in the shop'])
  await page.goto('/admin/searches?page=9') // past the end
  await page.waitForURL('**/admin/searches?page=1')
  await page.getByRole('rowheader', { name: 'apples' }).waitFor()
})

test('who only reads sees searches and words, and no way to change them; a packer sees neither', async () => {
  const site = await siteSearched({ wilayati: 1 })
  const owner = await site.as('owner')
  await owner.post('admin/synonyms', { words: ['khatta', 'dahi'] })
  const { page } = await visit(browser, site, screens.desktop, 'clerk')
  const be = async (role: string) => {
    await owner.patch('admin/staff/clerk', { role })
    await page.goto('/admin/searches')
    await hydrated(page)
  }
  await be('viewer')
  await page.getByRole('rowheader', { name: 'wilayati' }).waitFor()
  await page.getByText('khatta').waitFor()
  await page.getByText('Your role lets you see these words, not change them.').waitFor()
  const ways = page.getByRole('main').getByRole('button')
  expect(await ways.count()).toBe(0)
  await be('packer')
  await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor()
})

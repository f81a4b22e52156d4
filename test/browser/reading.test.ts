import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#db/database.ts'
import { insertEvent, insertNews } from '#shop/content/demo-content.store.ts'
import { fillContent } from '../../demo/fill-content.ts'
import { hydrated, waitForFocus } from '../support/browser.ts'
import { fillWithCast } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, desktop, openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

async function fill(db: Db) {
  await fillWithCast(db)
  await db.transaction((tx) => fillContent(tx, Date.now(), new Map()))
}

test('without JavaScript everything can be read', async () => {
  const site = await openSite({ fill })
  const { page } = await visit(browser, site, { ...desktop, javaScriptEnabled: false })
  await page.goto('/news')
  await page.getByRole('link', { name: 'A second cold van is on the road' }).click()
  await page.getByText('painted by a gentleman in Pirwadhai').waitFor()
  await page.getByRole('link', { name: 'All news' }).click()
  await page.goto('/event')
  await page.getByRole('tab', { name: /Past/ }).click()
  await page.waitForURL('**/event?tab=past')
  const told = await page.locator('noscript p').allInnerTexts()
  expect(told.join('\n')).toContain('sharpened 214 kitchen knives')
  await page.goto('/faqs?q=receipt')
  await page.getByText('It is in the bag').waitFor()
})

test('a broken picture gives way to a drawing', async () => {
  const site = await openSite({ fill })
  const { page } = await visit(browser, site)
  await page.goto('/news')
  await page.getByRole('link', { name: 'A second cold van is on the road' }).click()
  await page.getByRole('heading', { name: 'More news' }).waitFor()
  await page.locator('main article').first().locator('.ornament').waitFor()
})

test('events by keyboard: tabs by arrows, detail, calendar file, and back to the button', async () => {
  const site = await openSite({ fill })
  const { page } = await visit(browser, site)
  await page.goto('/event')
  await hydrated(page)
  const tab = (name: RegExp) => page.getByRole('tab', { name, selected: true })
  await tab(/Current/).focus()
  await page.keyboard.press('ArrowRight')
  await tab(/Past/).waitFor()
  await page.keyboard.press('Home')
  await page.waitForURL('**/event?tab=upcoming')
  await tab(/Upcoming/).waitFor()
  await page.getByRole('searchbox', { name: 'Search events' }).fill('RICE')
  const detail = page.getByRole('button', { name: 'View Event Detail: How to Cook Rice for Fifty' })
  await detail.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'How to Cook Rice for Fifty' })
  await dialog.getByText('All Day').waitFor()
  expect(await axeFaults(page)).toEqual([])
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Add to calendar' }).click()
  expect((await file).suggestedFilename()).toBe('How-to-Cook-Rice-for-Fifty.ics')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await waitForFocus(detail)
  await page.getByRole('searchbox', { name: 'Search events' }).fill('zeppelin')
  await page.getByText('No events found in this category.').waitFor()
})

test('the counters count up once they are seen, and stand still for whoever wants that', async () => {
  const site = await openSite({ fill })
  const moving = await visit(browser, site, { ...desktop, reducedMotion: 'no-preference' })
  await moving.page.goto('/achievement')
  const shown = moving.page.locator('dd [aria-hidden]').nth(1)
  await moving.page.waitForFunction(
    () => Number(document.querySelectorAll('dd [aria-hidden]')[1]?.textContent) < 1245,
  )
  await moving.page.waitForFunction(
    () => document.querySelectorAll('dd [aria-hidden]')[1]?.textContent === '1245',
  )
  expect(await shown.textContent()).toBe('1245')
})

test('a message to the shop: faults beside the fields, then thanks, and staff has it', async () => {
  const site = await openSite({ fill })
  const { page } = await visit(browser, site, phone)
  await page.goto('/contact')
  await hydrated(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Please enter your name').waitFor()
  const name = page.getByLabel('Name', { exact: true })
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await axeFaults(page)).toEqual([])
  await name.fill('Bushra Khan')
  await page.getByLabel('E-mail').fill('bushra@kiryana.example')
  await page.getByLabel('Subject').fill('The onion')
  await page.getByLabel('Message').fill('One was missing.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page
    .getByRole('heading', { name: 'Thank you. Your message has reached the shop.' })
    .waitFor()
  const inbox = await (await site.as('clerk')).get('admin/messages')
  expect(inbox.body.data).toMatchObject([
    { kind: 'contact', name: 'Bushra Khan', message: 'One was missing.' },
  ])
})

test('the question box of the help page works', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, desktop, 'amina')
  await page.goto('/help')
  expect(
    await page.getByRole('heading', { name: 'I want to know where my order is' }).count(),
  ).toBe(3)
  await page.getByLabel('Your question').fill('Do you have kewra?')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Thank you. We have your question.').waitFor()
  const inbox = await (await site.as('clerk')).get('admin/messages')
  expect(inbox.body.data).toMatchObject([{ kind: 'question', email: 'amina@kiryana.example' }])
})

const hostile =
  '<img src=x onerror="document.title=`broken`"> "><script>document.title=`broken`</script>'

test('whatever is written into news and events is only text', async () => {
  const at = Date.now()
  const site = await openSite({
    async fill(db: Db) {
      await fillWithCast(db)
      await insertNews(db, {
        id: 'bad',
        title: hostile,
        summary: hostile,
        body: `${hostile}\n\n[x](javascript:alert)`,
        picture: null,
        at,
      })
      await insertEvent(db, {
        id: 'bad',
        name: hostile,
        description: hostile,
        location: hostile,
        picture: null,
        startsAt: at - 1,
        endsAt: at + 9e7,
      })
    },
  })
  const { page, errors } = await visit(browser, site)
  for (const route of ['/news', '/news/bad', '/event']) {
    await page.goto(route)
    await page.getByText('<img src=x').first().waitFor()
    expect(await page.title()).not.toBe('broken')
    expect(await page.locator('main script, main img[src=x], a[href^="javascript"]').count()).toBe(
      0,
    )
  }
  await page.getByRole('button', { name: /^View Event Detail/ }).click()
  await page.getByRole('dialog').getByText('<img src=x').first().waitFor()
  expect(await page.title()).not.toBe('broken')
  expect(errors).toEqual([])
})

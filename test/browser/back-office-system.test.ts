import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import { hydrated, onDesktop, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

test.each(onDesktop)('on a %s the owner has the books checked', async (screen) => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens[screen], 'owner')
  await page.goto('/admin/system')
  await hydrated(page)
  await page.getByText('Not checked yet.').waitFor()
  await page.getByRole('button', { name: 'Check now' }).press('Enter')
  await page.getByText('Everything is correct.').waitFor()
  expect(await axeFaults(page)).toEqual([])

  await site.db.run`update product set stock = stock + 1 where id = 'apples'`
  await page.getByRole('button', { name: 'Check now' }).press('Enter')
  await page.getByText('Something is wrong.').waitFor()
  await page.getByText('the first: apples').waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(errors).toEqual([])
})

test('an owner downloads everything, and with an old login reads how', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, screens.phone, 'owner')
  await page.goto('/admin/system')
  await hydrated(page)
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download everything' }).click()
  expect((await started).suggestedFilename()).toMatch(/^shop-\d{4}-\d{2}-\d{2}\.tar$/)
  site.later(11 * 60_000)
  await page.reload()
  await page.getByText('To download everything, log in again').waitFor()
  expect(await page.getByRole('link', { name: 'Download everything' }).count()).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Log in again' }).click()
  await page.getByLabel('E-mail or phone').fill('owner@kiryana.example')
  await page.getByLabel('Password').fill(password)
  await page.getByLabel('Password').press('Enter')
  await page.getByRole('link', { name: 'Download everything' }).waitFor()
})

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onDesktop, screens, waitForFocus } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, placed } from '../support/orders.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'
import { hold } from '../support/slow-page.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const box = (page: Page) => page.getByRole('combobox', { name: 'Find anything' })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

test('what is typed after Ctrl K goes into the field, also while the palette loads', async () => {
  const site = await openSite()
  const amina = await site.as('amina')
  await placed(amina, cartOrder())
  const { _id } = await placed(amina, cartOrder())
  const { page, errors } = await visit(browser, site, screens.desktop, 'owner')
  await page.goto(`/admin/orders/${_id}?from=%3Fstatus%3Dplaced`)
  await hydrated(page)
  const { asked, release } = await hold(page, '**/assets/back-office/*.js')
  await page.keyboard.press('Control+k')
  await asked
  await page.keyboard.type('naans')
  await page.keyboard.press('Backspace')
  release()
  await expect.poll(() => box(page).inputValue()).toBe('naan')
  await page.keyboard.type(' n')
  expect(await box(page).inputValue()).toBe('naan n')
  await page.keyboard.press('Control+k')
  await box(page).waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe(`/admin/orders/${_id}`)
  expect(errors).toEqual([])
})

test.each(onDesktop)(
  'on a %s staff find a page, an order, a product and a customer from anywhere',
  async (screen) => {
    const site = await openSite()
    const { _id } = await placed(await site.as('amina'), cartOrder())
    const { page, errors } = await visit(browser, site, screens[screen], 'owner')
    await page.goto('/admin/settings')
    await hydrated(page)
    const open = page.getByRole('button', { name: 'Find', exact: true })
    await open.click()
    await options(page).filter({ hasText: 'My security' }).waitFor()
    await waitForFocus(box(page))
    expect(await axeFaults(page)).toEqual([])

    await box(page).fill('amina')
    const orders = page.getByRole('group', { name: 'Orders' })
    await orders.getByRole('option').first().waitFor()
    const customers = page.getByRole('group', { name: 'Customers' })
    await customers.getByRole('option').first().waitFor()
    for (const option of await options(page).all()) {
      const height = (await option.boundingBox())?.height ?? 0
      expect(Math.round(height)).toBeGreaterThanOrEqual(44)
    }
    expect(await axeFaults(page)).toEqual([])
    await orders.getByRole('option').first().click()
    await page.waitForURL(`**/admin/orders/${_id}`)
    await box(page).waitFor({ state: 'detached' })

    await open.click()
    // What was typed before is gone.
    expect(await box(page).inputValue()).toBe('')
    await box(page).fill('atta')
    await page.getByRole('group', { name: 'Products' }).getByRole('option').first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/admin\/products\/[\w-]+$/)

    await open.click()
    await box(page).fill('amina')
    await customers.getByRole('option').first().click()
    await page.waitForURL('**/admin/customers/amina')

    await open.click()
    await box(page).fill('qqzzx')
    await page.getByText('Nothing found for “qqzzx”').waitFor()
    await page.keyboard.press('Escape')
    await box(page).waitFor({ state: 'detached' })
    await waitForFocus(open)
    expect(errors).toEqual([])
  },
)

test('by keys alone it opens, goes through what was found, and says which keys there are', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.desktop, 'owner')
  await page.goto('/admin')
  await hydrated(page)
  await page.keyboard.press('Control+k')
  await options(page).first().waitFor()
  const active = async () => {
    const id = await box(page).getAttribute('aria-activedescendant')
    const selected = page.locator('[role=option][aria-selected=true]')
    expect(await selected.getAttribute('id')).toBe(id)
    return (await selected.innerText()).trim()
  }
  expect(await active()).toBe('New phone or counter order')
  await page.keyboard.press('ArrowDown')
  expect(await active()).toBe('Pay back refunds')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  expect(await active()).toBe('E-mail previews')
  await page.keyboard.press('Control+k')
  await box(page).waitFor({ state: 'detached' })

  await page.keyboard.press('Control+k')
  await box(page).fill('my sec')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/security')
  // It acts on this page, or opens the page for it.
  await page.keyboard.press('Control+k')
  await box(page).fill('dark')
  await page.keyboard.press('Enter')
  await box(page).waitFor({ state: 'detached' })
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Dark colours', pressed: true }).click()
  expect(await page.locator('html').getAttribute('data-theme')).toBe(null)
  await page.keyboard.press('Control+k')
  await box(page).fill('new story')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/news/new')

  await page.keyboard.press('Control+k')
  // Tasks come before pages.
  for (const [words, task] of [
    ['refund', 'Pay back refunds'],
    ['holiday', 'Set closed days and holidays'],
    ['hours', 'Change the opening hours'],
    ['smtp', 'Set up mail'],
    ['price list', 'Download the price list'],
    ['delivery charge', 'Change a delivery charge'],
  ] as const) {
    await box(page).fill(words)
    await expect.poll(active).toBe(task)
  }
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/zones')
  await page.keyboard.press('Control+k')
  await box(page).fill('refund')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/orders?refund=due')
  await page.keyboard.press('Control+k')
  await box(page).fill('holiday')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/settings#hours')
  await page.keyboard.press('Control+k')
  await box(page).fill('logo')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/settings')

  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await keys.waitFor()
  expect(await axeFaults(page)).toEqual([])
  await keys.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'hidden' })
  // Turned off, the plain sign does nothing more; in the text field it still does.
  await page.keyboard.press('?')
  await page.keyboard.press('Control+k')
  await box(page).waitFor()
  expect(await keys.count()).toBe(0)
  await box(page).press('?')
  await keys.waitFor()
  expect(errors).toEqual([])
})

test('a role finds only what it may read, and no call is refused', async () => {
  const site = await openSite()
  await placed(await site.as('amina'), cartOrder())
  const { page, errors } = await visit(browser, site, screens.desktop, 'clerk')
  const role = async (name: string) => {
    await site.db.run`update staff_member set role = ${name}`
    await page.goto('/admin')
    await hydrated(page)
    await page.keyboard.press('Control+k')
    await options(page).first().waitFor()
  }
  const refused: string[] = []
  page.on('response', (answer) => void (answer.status() === 403 && refused.push(answer.url())))
  await role('packer')
  expect(await options(page).allInnerTexts()).not.toContain('Customers')
  await box(page).fill('amina')
  await page.getByRole('group', { name: 'Orders' }).getByRole('option').first().waitFor()
  expect(await page.getByRole('group', { name: 'Customers' }).count()).toBe(0)
  await role('content')
  await box(page).fill('apples')
  await page.getByRole('group', { name: 'Products' }).getByRole('option').first().waitFor()
  expect(await page.getByRole('dialog').getByRole('group').count()).toBe(1)
  await box(page).fill('check')
  await page.getByText('Nothing found for').waitFor()
  expect([refused, errors]).toEqual([[], []])
})

test('single keys go through a list, select, open and move on, and can be turned off', async () => {
  const site = await openSite()
  const amina = await site.as('amina')
  await placed(amina, cartOrder())
  site.later(60_000)
  await placed(amina, cartOrder())
  const { page, errors } = await visit(browser, site, screens.desktop, 'owner')
  await page.goto('/admin/orders')
  await hydrated(page)
  const links = page.getByRole('table').getByRole('rowheader').getByRole('link')
  const [first, second] = [links.nth(0), links.nth(1)]
  const [newer = '', older = ''] = await links.allTextContents()
  await page.keyboard.press('j')
  await waitForFocus(first)
  await page.keyboard.press('j')
  await waitForFocus(second)
  await page.keyboard.press('k')
  await waitForFocus(first)
  await page.keyboard.press('x')
  expect(await page.getByRole('checkbox', { name: `Select order ${newer}` }).isChecked()).toBe(true)
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox', { name: 'Find orders' })
  await waitForFocus(search)
  await page.keyboard.type('jxk')
  expect(await search.inputValue()).toBe('jxk')
  await search.fill('')

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: `Order ${newer}`, level: 1 }).waitFor()
  await page.getByRole('link', { name: `Next: ${older}` }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('n')
  await page.getByRole('heading', { name: `Order ${older}`, level: 1 }).waitFor()
  await page.getByRole('link', { name: 'Back to the list' }).waitFor()
  await page.keyboard.press('n')
  await page.waitForURL('**/admin/orders')
  await links.first().waitFor()

  await page.keyboard.press('?')
  await page.getByRole('dialog').getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(false)
  expect(errors).toEqual([])
})

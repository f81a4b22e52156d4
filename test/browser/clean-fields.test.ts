import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onDesktop, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

const invisible = '\u200b\u2800\u202e'

test.each(onPhone)(
  'an address is checked as the server stores it, without invisible characters (%s)',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'amina')
    let sent = 0
    page.on('request', (request) => (sent += Number(request.method() === 'POST')))
    await page.goto('/addresses')
    await page.getByRole('button', { name: 'Add an address' }).first().click()
    const form = page.getByRole('main')
    await form.getByLabel('Recipient').fill(invisible)
    await form.getByLabel('Phone').fill('\u202a+۹۲ ۳۰۰ ۱۲۳۴۵۶۷\u202c')
    await form.getByLabel('Address', { exact: true }).fill('House 7,\u200b Street 3, Lahore')
    await form.getByRole('button', { name: /^Save/ }).click()
    await form.getByText('Please enter a name').waitFor()
    expect([sent, await form.getByLabel('Phone').inputValue()]).toEqual([0, '+92 300 1234567'])
    await form.getByLabel('Recipient').fill('Amina\u200b Khan')
    await form.getByLabel('Recipient').press('Enter')
    await page.getByText('Address saved').first().waitFor()
    const { body } = await (await site.as('amina')).get('user/addresses')
    expect(body.data.at(-1)).toMatchObject({
      name: 'Amina Khan',
      phone: '+923001234567',
      address: 'House 7, Street 3, Lahore',
    })
    expect(errors).toEqual([])
  },
)

test.each(onDesktop)(
  'a form of the back office takes a typed amount and refuses an invisible name (%s)',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'owner')
    await page.goto('/admin/products/apples')
    const [name, price] = [
      page.getByLabel('Name', { exact: true }),
      page.getByLabel('Price in rupees'),
    ]
    await name.fill(invisible)
    await price.fill('\u200eRs. ۱٬۲۵۰/-')
    await price.press('Enter')
    await page.getByText('Please check what is marked below.').waitFor()
    expect([await name.getAttribute('aria-invalid'), await price.inputValue()]).toEqual([
      'true',
      '1250',
    ])
    await name.fill('Golden\u200b Apples')
    await name.press('Enter')
    await page.getByText('Saved Golden Apples').first().waitFor()
    const { body } = await (await site.as('owner')).get('admin/products/apples')
    expect(body.data).toMatchObject({ name: 'Golden Apples', listPrice: 1250 })
    expect(errors).toEqual([])
  },
)

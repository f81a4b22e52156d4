import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { referenceOf } from '#shop/orders/order.ts'
import { buyerAt, hydrated, onPhone } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { cartOrder, contact, placed } from '../support/orders.ts'
import { axeFaults } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** The file that a press of the button hands out, where nothing can be shared with another application. */
async function fileOf(page: Page, button: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const download = await coming
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

test.each(onPhone)(
  'on a %s, an order that is placed goes into the calendar, to WhatsApp and onto a picture',
  async (screen) => {
    const { site, page, errors } = await buyerAt(browser, screen)
    const clerk = await site.as('clerk')
    await clerk.patch('admin/settings', { whatsapp: '+92 300 1234567' })
    const { _id: id, key } = await placed(
      site.guest(),
      cartOrder(630, undefined, { contact, paymentMethod: 'card' }),
    )
    const reference = referenceOf({ id })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'canShare', { value: undefined })
    })
    await page.goto(`/order-confirmation?order=${id}&key=${key}`)
    await hydrated(page)
    const lines = await page
      .locator('.done header')
      .locator('p')
      .evaluateAll((all) => all.map((one) => one.textContent))
    expect(lines[0]).toMatch(new RegExp(`^Order ${reference} · Rs\\.\\s[\\d,]+$`))
    expect(lines[1]).toMatch(/^Arriving/)

    const day = await fileOf(page, 'Add to calendar')
    expect(day.name).toBe(`${reference}.ics`)
    expect(day.content.toString()).toContain('DTSTART;VALUE=DATE:20250106\r\n')
    expect(day.content.toString()).toContain('DTEND;VALUE=DATE:20250111\r\n')

    const link = page.getByRole('link', { name: 'Write on WhatsApp' })
    const address = new URL((await link.getAttribute('href')) ?? '')
    expect(address.pathname).toBe('/923001234567')
    expect(address.searchParams.get('text')).toContain(reference)

    const picture = await fileOf(page, 'Share a picture of the order')
    expect(picture.name).toBe(`${reference}.png`)
    expect(picture.content.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.content.readUInt32BE(16), picture.content.readUInt32BE(20)]).toEqual([
      1080, 1350,
    ])

    const receipt = page.getByRole('region', { name: `Order ${reference}` })
    await receipt.getByText('Credit/Debit Card at the door').waitFor()
    await receipt.getByText('0300 1234567').waitFor()
    expect(await receipt.getByRole('blockquote').textContent()).toMatch(/\S+\n\S+/)
    await receipt.getByText('Shipping', { exact: true }).waitFor()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    expect(await axeFaults(page)).toEqual([])
    expect(errors).toEqual([])
  },
)

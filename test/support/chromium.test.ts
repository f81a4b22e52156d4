import { expect, onTestFinished, test } from 'vitest'
import { launch } from './chromium.ts'

test('a real Chromium opens a page', async () => {
  const browser = await launch()
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.setContent('<button>Add To Cart</button>')
  expect(await page.getByRole('button', { name: 'Add To Cart' }).isVisible()).toBe(true)
})

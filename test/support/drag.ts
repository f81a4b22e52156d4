import type { Locator, Page } from 'playwright-core'

type Half = { half: 'upper' | 'lower' }

/** Drags by mouse onto a half of something; `key` is pressed before the button is let go. */
export async function drag(
  page: Page,
  from: Locator,
  to: Locator,
  { half, key }: Half & { key?: string },
) {
  const [start, end] = [await middleOf(from), await pointOn(to, half)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 4 })
  if (key !== undefined) await page.keyboard.press(key)
  await page.mouse.up()
}

/** The same by finger. */
export async function fingerDrag(page: Page, from: Locator, to: Locator, { half }: Half) {
  const [start, end] = [await middleOf(from), await pointOn(to, half)]
  const screen = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await touch('touchStart', start.x, start.y)
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', start.x + ((end.x - start.x) * step) / 8, start.y + ((end.y - start.y) * step) / 8) // prettier-ignore
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await screen.detach()
}

async function middleOf(thing: Locator) {
  const { x, y, width, height } = await boxOf(thing)
  return { x: x + width / 2, y: y + height / 2 }
}

async function pointOn(thing: Locator, half: 'upper' | 'lower') {
  const { x, y, width, height } = await boxOf(thing)
  return { x: x + Math.min(60, width / 2), y: half === 'upper' ? y + 4 : y + height - 4 }
}

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox()
  if (box === null) throw new Error('Nothing is there to be dragged')
  return box
}

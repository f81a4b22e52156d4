import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onDesktop, onPhone, screens } from '../support/browser.ts'
import { launch } from '../support/chromium.ts'
import { drag, fingerDrag } from '../support/drag.ts'
import { pixelBomb } from '../support/pictures.ts'
import { axeFaults, openSite, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** Each of another colour, and small. */
const small = (index: number) =>
  sharp({
    create: { width: 24, height: 24, channels: 3, background: { r: 6 * index, g: 90, b: 40 } },
  })
    .png()
    .toBuffer()

const altField = (page: Page) => page.getByLabel(/^What picture \d+ shows/)
const grip = (page: Page, index: number) => page.locator('.office-drag-row .office-grip').nth(index)
const row = (page: Page, index: number) => page.locator('.office-drag-row').nth(index)

test.each(onDesktop)(
  'on a %s pictures are dragged to another place by mouse and by finger',
  async (screen) => {
    const site = await openSite()
    const clerk = await site.as('clerk')
    for (const [index, alt] of ['First', 'Second', 'Third'].entries())
      await clerk.form('admin/products/chai/pictures', { alt }, { content: await small(index), field: 'picture' }) // prettier-ignore
    const order = async () =>
      (await clerk.get('admin/products/chai')).body.data.pictures.map(({ alt }: { alt: string }) => alt) // prettier-ignore
    const { page, errors } = await visit(browser, site, { ...screens[screen], hasTouch: true }, 'clerk') // prettier-ignore
    await page.goto('/admin/products/chai')
    await hydrated(page)
    await expect.poll(() => altField(page).count()).toBe(3)

    await row(page, 0).scrollIntoViewIfNeeded()
    await drag(page, page.locator('.office-drag-picture').nth(2), row(page, 0), { half: 'upper' })
    await page.getByText('The picture is now number 1').waitFor()
    expect(await order()).toEqual(['Third', 'First', 'Second'])
    await expect.poll(() => altField(page).first().inputValue()).toBe('Third')

    await fingerDrag(page, grip(page, 0), row(page, 1), { half: 'lower' })
    await page.getByText('The picture is now number 2').waitFor()
    expect(await order()).toEqual(['First', 'Third', 'Second'])

    // Esc gives up, and a finger on the picture itself scrolls the page.
    await drag(page, grip(page, 0), row(page, 2), { half: 'lower', key: 'Escape' })
    const before = await page.evaluate(() => scrollY)
    await fingerDrag(page, page.locator('.office-drag-picture').nth(1), row(page, 0), { half: 'upper' }) // prettier-ignore
    expect(await order()).toEqual(['First', 'Third', 'Second'])
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before)
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s forty pictures are sent at once: the good ones arrive, the others are named, whatever page is looked at',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'clerk')
    await page.goto('/admin/products/chai')
    await hydrated(page)
    const folder = await mkdtemp(join(tmpdir(), 'kiryana-forty-'))
    const files = Array.from({ length: 40 }, (_, index) => join(folder, `tea-${index + 1}.png`))
    for (const [index, file] of files.entries()) await writeFile(file, await small(index))
    await writeFile(files[2] ?? '', 'these are notes')
    await writeFile(files[4] ?? '', pixelBomb(14_000, 14_000))
    let sent = 0
    let goOn = () => {}
    const held = new Promise<void>((done) => (goOn = done))
    await page.route('**/products/chai/pictures', async (route) => {
      sent += 1
      if (sent > 6) await held
      await route.continue()
    })
    await page.getByLabel('Add pictures').setInputFiles(files)
    await page.getByText('34 pictures on the way').waitFor()
    const progress = page.getByRole('progressbar', { name: 'Pictures sent' })
    expect(await progress.getAttribute('value')).toBe('6')
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'All products' }).click()
    await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor()
    goOn()
    const clerk = await site.as('clerk')
    const arrived = async () =>
      (await clerk.get('admin/products/chai')).body.data.pictures.length as number
    await expect.poll(arrived).toBe(12)
    await page.goBack()
    await expect.poll(() => altField(page).count()).toBe(12)
    await page.getByText('tea-3.png: Please choose a picture').waitFor()
    await page.getByText('tea-5.png: That picture is too large').waitFor()
    await page.getByText('tea-15.png, tea-16.png').waitFor()
    await page.getByText('tea-40.png: A product has at most 12 pictures.').waitFor()
    // Those for which there is no room are not even sent.
    expect(sent).toBe(14)
    expect(errors).toEqual([])
  },
)

test('a photograph of 50 megapixels is made smaller on its way to the shop', async () => {
  const site = await openSite()
  const { page, errors } = await visit(browser, site, screens.phone, 'owner')
  const buffer = await sharp({ create: { width: 8160, height: 6144, channels: 3, background: '#2f7d4f' } }).jpeg({ quality: 60 }).toBuffer() // prettier-ignore
  const photo = { name: 'shelf.jpg', mimeType: 'image/jpeg', buffer }
  const clerk = await site.as('clerk')
  const refused = await clerk.form('admin/products/chai/pictures', {}, { content: buffer, field: 'picture' }) // prettier-ignore
  expect(refused).toMatchObject({ status: 400, body: { code: 'picture_pixels' } })
  await page.goto('/admin/products/chai')
  await hydrated(page)
  await page.getByLabel('Add pictures').setInputFiles(photo)
  const arrived = async () =>
    (await clerk.get('admin/products/chai')).body.data.pictures.length as number
  await expect.poll(arrived, { timeout: 20_000 }).toBe(1)
  expect(errors).toEqual([])
})

test.each([
  {
    kind: 'product',
    created: 'product.created',
    path: 'products/new?like=chai',
    field: 'Name',
    add: 'Add pictures',
    save: 'Add product',
  },
  {
    kind: 'story',
    created: 'news.created',
    path: 'news/new',
    field: 'Title',
    add: 'Choose a picture',
    save: 'Save draft',
  },
])(
  'a new $kind saved while its photograph is still being made smaller gets it',
  async ({ created, path, field, add, save }) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens.desktop, 'owner')
    await page.addInitScript(() => {
      const shrink = HTMLCanvasElement.prototype.toBlob
      HTMLCanvasElement.prototype.toBlob = function (...given) {
        addEventListener('shrink', () => shrink.apply(this, given), { once: true })
        document.documentElement.dataset.shrinking = 'yes'
      }
    })
    const sending = page.waitForRequest((request) =>
      /multipart/.test(request.headers()['content-type'] ?? ''),
    )
    await page.goto(`/admin/${path}`)
    await page.getByLabel(field, { exact: true }).fill('Green tea')
    const size = { width: 5400, height: 5400 }
    const buffer = await sharp({ create: { ...size, channels: 3, background: '#2f7d4f' } })
      .jpeg()
      .toBuffer()
    const photo = { name: 'tea.jpg', mimeType: 'image/jpeg', buffer }
    await page.getByLabel(add).setInputFiles(photo)
    await page.getByRole('button', { name: save, exact: true }).click()
    const saved = () => site.db.all`select seq from event where kind = ${created}`
    await expect.poll(async () => (await saved()).length).toBe(1)
    await page.locator('[data-shrinking]').waitFor()
    await page.evaluate(() => dispatchEvent(new Event('shrink')))
    expect((await (await sending).response())?.ok()).toBe(true)
    expect(errors).toEqual([])
  },
)

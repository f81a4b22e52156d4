import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, onDesktop, onPhone, screens } from '../support/browser.ts'
import { password } from '../support/cast.ts'
import { launch } from '../support/chromium.ts'
import { axeFaults, openSite, phone, visit } from '../support/site.ts'

let browser: Browser
beforeAll(async () => void (browser = await launch()))
afterAll(() => browser.close())

/** Red, then green, then blue, from the start to the end; `orientation` is what the camera noted. */
async function flag(orientation?: number) {
  const third = (background: string) =>
    sharp({ create: { width: 200, height: 200, channels: 3, background } })
      .png()
      .toBuffer()
  const [red, green, blue] = await Promise.all(['#f00', '#0f0', '#00f'].map(third))
  const whole = sharp({ create: { width: 600, height: 200, channels: 3, background: '#fff' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: green, left: 200, top: 0 },
      { input: blue, left: 400, top: 0 },
    ])
    .jpeg({ quality: 100 })
  return orientation === undefined
    ? whole.toBuffer()
    : whole.withMetadata({ orientation }).toBuffer()
}

const choose = async (page: Page, orientation?: number) =>
  page
    .getByLabel('Profile picture')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await flag(orientation) })

/** The strongest of red, green and blue at a point of the saved picture. */
async function colourOf(page: Page, path: string, x: number, y: number) {
  const answer = await page.request.get(`/media/${path}`)
  const { data, info } = await sharp(await answer.body())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  return { red, green, blue }
}
const pure = {
  red: { red: 255, green: 0, blue: 0 },
  green: { red: 0, green: 255, blue: 0 },
  blue: { red: 0, green: 0, blue: 255 },
}
const near = (colour: keyof typeof pure) =>
  Object.fromEntries(
    Object.entries(pure[colour]).map(([name, value]) => [
      name,
      value === 0
        ? expect.toSatisfy((part: number) => part < 40)
        : expect.toSatisfy((part: number) => part > 215),
    ]),
  )

const openSignup = async (page: Page, isPhone: boolean) => {
  await page.goto('/')
  await hydrated(page)
  if (isPhone) await page.getByRole('button', { name: 'Account' }).press('Enter')
  const sign = page.getByRole('button', { name: 'Sign Up' })
  await sign.filter({ visible: true }).last().press('Enter')
}

test.each(onDesktop)(
  'on a %s, signing up by keyboard: for whom, who, and a picture cut by hand',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen])
    await openSignup(page, screen === 'phone')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'How do you shop?' }).waitFor()
    expect(await axeFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: /^For my home/ }).press('Enter')
    await dialog.getByRole('heading', { name: 'Register Now' }).waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('fullname')
    await page.keyboard.type('Nadia Khan')
    await dialog.getByRole('button', { name: 'Back', exact: true }).press('Enter')
    await dialog.getByRole('button', { name: /^For my shop/ }).press(' ')
    expect(await dialog.getByLabel('Full name').inputValue()).toBe('Nadia Khan') // nothing is lost
    expect(await dialog.getByLabel('Type').inputValue()).toBe('stock')
    await dialog.getByLabel('Business name').fill('Khan Store')
    await dialog.getByLabel('Business address').fill('Saddar, Rawalpindi')
    await dialog.getByLabel('Phone').fill('0301 7654321')
    await dialog.getByLabel('E-mail').fill('nadia@kiryana.example')

    const word = dialog.getByRole('status').filter({ visible: true }).last()
    for (const [typed, said] of [
      ['chai', 'At least 8 characters'],
      ['password1', 'This password is too common; please choose another'],
      ['moongphl', 'Good enough. Longer is safer.'],
      ['moongphali garam chai', 'Very good'],
    ] as const) {
      await dialog.getByLabel('Password', { exact: true }).fill(typed)
      await expect.poll(() => word.textContent()).toBe(said)
    }
    expect(await axeFaults(page)).toEqual([])

    await choose(page)
    const square = page.getByRole('application')
    await square.waitFor()
    expect(await axeFaults(page)).toEqual([])
    for (let time = 0; time < 30; time++) await square.press('ArrowRight') // to its red end, and no further
    await page.getByRole('slider', { name: 'Zoom' }).press('End')
    await page.getByRole('button', { name: 'Use this picture' }).press('Enter')
    await square.waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Register Now' }).press('Enter')
    await page.getByText('User Registered Successfully').waitFor()
    // Input need not be typed again.
    const login = page.getByRole('dialog', { name: 'Login' })
    await expect
      .poll(() => login.getByLabel('E-mail or phone').inputValue())
      .toBe('nadia@kiryana.example')
    expect(await login.getByLabel('Password').inputValue()).toBe('moongphali garam chai')
    await login.getByLabel('Password').press('Enter')
    await dialog.waitFor({ state: 'detached' }).catch(() => undefined)
    await expect
      .poll(async () => (await page.request.get('/api/v1/user/me')).json())
      .toMatchObject({ fullname: 'Nadia Khan', type: 'stock', bussinesname: 'Khan Store' })
    const { profile } = await (await page.request.get('/api/v1/user/me')).json()
    for (const x of [0.05, 0.5, 0.95])
      expect(await colourOf(page, profile, x, 0.5)).toEqual(near('red'))
    expect(errors).toEqual([])
  },
)

test('on a desktop the first wrong field is seen with its label, clear of the header', async () => {
  const { page } = await visit(browser, await openSite())
  await page.goto('/signup?type=normal')
  await page.getByRole('main').getByRole('button', { name: 'Register Now' }).click()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('fullname')
  const header = await page.getByRole('banner').boundingBox()
  const label = await page.getByText('Full name', { exact: true }).boundingBox()
  expect(label?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
})

test.each(onPhone)(
  'on a %s, the profile’s picture: tapped, dragged, turned as the camera says, and left as it was',
  async (screen) => {
    const site = await openSite()
    const { page, errors } = await visit(browser, site, screens[screen], 'amina')
    await page.goto('/profile')
    await hydrated(page)
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await choose(page, 6) // lies on its side: red is above, blue below
    const square = page.getByRole('application')
    await square.waitFor()
    expect(await axeFaults(page)).toEqual([])
    const box = await square.boundingBox()
    if (box === null) throw new Error('The square is not to be seen')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - box.height * 0.5, { steps: 4 })
    await page.mouse.move(x, y - box.height * 0.9, { steps: 4 })
    await page.mouse.up()
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await square.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Profile updated successfully').waitFor()
    const { profile } = await (await page.request.get('/api/v1/user/me')).json()
    expect(await colourOf(page, profile, 0.5, 0.9)).toEqual(near('blue'))
    expect(await colourOf(page, profile, 0.9, 0.5)).toEqual(near('blue'))

    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await choose(page)
    await square.click({ position: { x: 4, y: box.height / 2 } }) // where red meets green comes to the middle
    await page.getByRole('button', { name: 'Use this picture' }).click()
    await square.waitFor({ state: 'detached' })
    const size = () =>
      page
        .getByLabel('Profile picture')
        .evaluate((input) => (input as HTMLInputElement).files?.[0]?.size)
    const kept = await size()
    await choose(page)
    await square.waitFor()
    await page.keyboard.press('Escape')
    await square.waitFor({ state: 'detached' })
    await expect.poll(size).toBe(kept)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const now = async () => (await (await page.request.get('/api/v1/user/me')).json()).profile
    await expect.poll(now).not.toBe(profile)
    const next = await now()
    expect(await colourOf(page, next, 0.1, 0.5)).toEqual(near('red'))
    expect(await colourOf(page, next, 0.9, 0.5)).toEqual(near('green'))
    expect(errors).toEqual([])
  },
)

test.each(onPhone)(
  'on a %s without scripts: both steps are pages, and the form signs up',
  async (screen) => {
    const site = await openSite()
    const { page } = await visit(browser, site, { ...screens[screen], javaScriptEnabled: false })
    const main = page.getByRole('main')
    await page.goto('/login')
    await main.getByRole('link', { name: 'Sign Up' }).click()
    await main.getByRole('link', { name: /^For my home/ }).click()
    await main.getByRole('link', { name: 'Back', exact: true }).click()
    await main.getByRole('link', { name: /^For my shop/ }).click()
    await main.getByLabel('Full name').fill('Nadia Khan')
    await main.getByLabel('Phone').fill('0301 7654321')
    await main.getByLabel('E-mail').fill('amina@kiryana.example')
    await main.getByLabel('Business name').fill('Khan Store')
    await main.getByLabel('Business address').fill('Saddar, Rawalpindi')
    await main.getByLabel('Password').fill(password)
    await choose(page)
    await main.getByRole('button', { name: 'Register Now' }).click()
    await main.getByText('There is already an account with this e-mail address').waitFor()
    await page.goBack()
    await main.getByLabel('E-mail').fill('nadia@kiryana.example')
    await main.getByLabel('Password').fill(password)
    await choose(page)
    await main.getByRole('button', { name: 'Register Now' }).click()
    await main.getByText('User Registered Successfully. Please Login to Continue').waitFor()
    await main.getByLabel('E-mail or phone').fill('nadia@kiryana.example')
    await main.getByLabel('Password').fill(password)
    await main.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL(`${site.origin}/`)
    expect(await (await page.request.get('/api/v1/user/me')).json()).toMatchObject({
      fullname: 'Nadia Khan',
      type: 'stock',
    })
  },
)

test('without scripts a question reaches the shop, and so does a message', async () => {
  const site = await openSite()
  const { page } = await visit(browser, site, { ...phone, javaScriptEnabled: false })
  const main = page.getByRole('main')
  await page.goto('/help')
  await main.getByLabel('Your question').fill('When do you open on Eid?')
  await main.getByLabel('E-mail').fill('nadia@kiryana.example')
  await main.getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL('**/help?sent=yes#form')
  expect(await main.getByLabel('Your question').count()).toBe(0)
  await page.goto('/contact')
  await main.getByLabel('Name').fill('Nadia')
  await main.getByLabel('E-mail').fill('nadia@kiryana.example')
  await main.getByLabel('Subject').fill('Thanks')
  await main.getByLabel('Message').fill('Good onions. '.repeat(100))
  await main.getByRole('button', { name: 'Submit' }).click()
  await page.waitForURL('**/contact?sent=yes#form')
  const { data } = (await (await site.as('clerk')).get('admin/messages')).body
  expect(data.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['contact', 'question'])
})

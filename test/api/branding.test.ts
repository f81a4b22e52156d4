import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { contrast } from '#shop/branding/tone.ts'
import { verifyShop } from '#shop/verify/verify-shop.ts'
import { forFile } from '../support/clean-up.ts'
import { origin, sender } from '../support/mail.ts'
import { pixelBomb, pngPhoto } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const builtIn = {
  logo: null,
  colours: null,
  shown: { brand: '#0e4a38', accent: '#f8ab1b' },
  version: 0,
}
const berry = { brand: '#4a1942', accent: '#f7c948' }

/** A sign of some proportions on a clear ground. */
const sign = (width: number, height: number, background = '#4a1942') =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      {
        input: { create: { width: width - 20, height: height - 20, channels: 4, background } },
        left: 10,
        top: 10,
      },
    ])
    .png()
    .toBuffer()

async function openOffice() {
  const shop = await openShop({ pages: await loadPages(), cacheFor: 60_000 })
  const owner = await shop.as('owner')
  const guest = shop.guest()
  const look = async () => (await owner.get('admin/look')).body.data
  const upload = async (version: number, content: Buffer) =>
    owner.form('admin/look/logo', { version: `${version}` }, { content, field: 'picture' })
  const files = async () =>
    (await readdir(join(shop.dataFolder, 'media/logos')).catch(() => [])).toSorted()
  return { shop, owner, guest, look, upload, files }
}

test('a logo is on every page, in the manifest and the icons, and goes with its files', async () => {
  const { shop, owner, guest, look, upload, files } = await openOffice()
  const before = (await guest.get('/faqs')).text
  expect(await look()).toEqual(builtIn)
  const { status, body } = await upload(0, await sign(600, 150))
  expect([status, body.data]).toEqual([
    200,
    {
      ...builtIn,
      version: 1,
      logo: { image: expect.stringMatching(/^logos\/[\w-]+\.webp$/), width: 600, height: 150, isLight: false }, // prettier-ignore
    },
  ])
  const { image } = body.data.logo
  const icon = (version: string) => `/media/${image.replace('.webp', `@${version}.png`)}`
  for (const path of ['/', '/login', '/admin/login', '/products/1']) {
    const { text } = await guest.get(path)
    expect([path, text.includes(`url(/media/${image})`), text.includes(`href="${icon('64')}"`), text.includes('/favicon.svg')]).toEqual([path, true, true, false]) // prettier-ignore
  }
  const manifest = (await guest.get('/manifest.webmanifest')).body
  expect(manifest.icons.map(({ src, sizes }: Record<string, string>) => [src, sizes])).toEqual([
    [icon('192'), '192x192'],
    [icon('512'), '512x512'],
    [icon('maskable'), '512x512'],
  ])
  expect(await guest.get(`/media/${image}`)).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } }) // prettier-ignore
  for (const { src } of manifest.icons)
    expect(await guest.get(src)).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } }) // prettier-ignore
  expect(await guest.get('/logo.png?v=1')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' },
  })
  expect(await files()).toHaveLength(7)
  expect(await verifyShop(shop.db, shop.dataFolder, shop.now())).toEqual([])

  await upload(1, await sign(100, 100, '#fff7e0'))
  expect((await look()).logo).toMatchObject({ width: 100, height: 100, isLight: true })
  expect(await files()).toHaveLength(7)
  expect((await guest.get(`/media/${image}`)).status).toBe(404)
  const removed = await owner.patch('admin/look', { version: 2, logo: null })
  expect(removed.body.data).toEqual({ ...builtIn, version: 3 })
  expect(await files()).toEqual([])
  expect((await guest.get('/faqs')).text).toBe(before)
  expect((await guest.get('/logo.png?v=1')).status).toBe(404)
})

test('an invalid or too large logo changes nothing', async () => {
  const { look, upload, files, owner } = await openOffice()
  const refusals = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'picture_type'],
    [Buffer.from('GIF89a'), 415, 'picture_type'],
    [pixelBomb(50_000, 50_000), 400, 'picture_pixels'],
    [(await pngPhoto()).subarray(0, 90), 415, 'picture_type'],
  ] as const
  for (const [content, status, code] of refusals) {
    const reply = await upload(0, content)
    expect([reply.status, reply.body.code]).toEqual([status, code])
  }
  expect((await owner.form('admin/look/logo', { version: '0' })).body.code).toBe('picture_missing')
  const unversioned = { content: await pngPhoto(), field: 'picture' }
  expect((await owner.form('admin/look/logo', {}, unversioned)).status).toBe(400)
  expect([await look(), await files()]).toEqual([builtIn, []])
})

test('colours are on pages, in the manifest and in e-mails, and always readable', async () => {
  const { shop, owner, guest, upload } = await openOffice()
  const before = (await guest.get('/faqs')).text
  await owner.patch('admin/look', { version: 0, colours: berry })
  const { text } = await guest.get('/')
  expect(text).toContain('--brand:var(--day,#4a1942)')
  expect(text).toContain('<meta name="theme-color" content="#4a1942" media="(prefers-color-scheme: light)">') // prettier-ignore
  expect((await guest.get('/manifest.webmanifest')).body.theme_color).toBe('#4a1942')
  await upload(1, await sign(400, 100))
  await owner.patch('admin/settings', { shopName: 'Berry & “Sons”' })
  const preview = (await owner.get('admin/email-previews/order-placed')).body.data
  expect(preview.html).toContain(
    '<img src="/logo.png?v=2" alt="Berry &amp; “Sons”" width="192" height="48"',
  )
  expect(preview.html).toContain('background:#4a1942;color:#fdf6e3')
  const { links } = sender(shop, null)
  expect(links.logo({ version: 2 })).toBe(`${origin}/logo.png?v=2`)

  const white = { brand: '#FFFFFF', accent: '#000000' }
  const { data } = (await owner.patch('admin/look', { version: 2, colours: white })).body
  expect(data.colours).toEqual({ brand: '#ffffff', accent: '#000000' })
  expect(contrast(data.shown.brand, '#fdf6e3')).toBeGreaterThan(4.5)
  const back = { version: 3, colours: { brand: '#0E4A38', accent: '#f8ab1b' }, logo: null }
  expect((await owner.patch('admin/look', back)).body.data).toEqual({ ...builtIn, version: 4 })
  await owner.patch('admin/settings', { shopName: 'Kiryana' })
  expect((await guest.get('/faqs')).text).toBe(before)
})

/** For tables of what is refused: nothing in it changes. */
const officeOfFile = forFile(openOffice)

test.each([
  ['a name', { brand: 'red', accent: '#ffffff' }],
  ['a style', { brand: '#fff}body{display:none', accent: '#ffffff' }],
  ['three digits', { brand: '#fff', accent: '#ffffff' }],
  ['one colour', { brand: '#4a1942' }],
  ['a number', { brand: 5, accent: '#ffffff' }],
])('refused with a sentence: %s', async (_, colours) => {
  const { owner, look } = officeOfFile()
  const reply = await owner.patch('admin/look', { version: 0, colours })
  expect([reply.status, reply.body.message.length > 10]).toEqual([400, true])
  expect(await look()).toEqual(builtIn)
})

test("two editors don't overwrite each other, and the audit has before and after", async () => {
  const { owner, shop, upload, files, look } = await openOffice()
  const manager = await shop.as('owner')
  expect((await owner.patch('admin/look', { version: 0, colours: berry })).status).toBe(200)
  const late = await manager.patch('admin/look', { version: 0, colours: null })
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile'])
  expect((await upload(0, await pngPhoto())).body.code).toBe('changed_meanwhile')
  expect(await files()).toEqual([])
  expect(await look()).toMatchObject({ colours: berry, logo: null, version: 1 })
  // Nothing changed: no event, and no version is outdated.
  expect((await owner.patch('admin/look', { version: 1, colours: berry })).body.data.version).toBe(
    1,
  )
  const told = (await owner.get('admin/audit')).body.data.filter(
    ({ kind }: { kind: string }) => kind === 'look.changed',
  )
  expect(told.map(({ changes }: { changes: unknown }) => changes)).toEqual([
    [
      { field: 'brand', unit: null, before: null, after: '#4a1942' },
      { field: 'accent', unit: null, before: null, after: '#f7c948' },
    ],
  ])
})

test('another server displays it too, also in cached pages', async () => {
  const { shop, owner, upload } = await openOffice()
  const there = await shop.elsewhere('amina')
  there.cookies.clear()
  expect((await there.get('/')).text).not.toContain('--brand')
  await owner.patch('admin/look', { version: 0, colours: berry })
  await upload(1, await sign(100, 100))
  await expect.poll(async () => (await there.get('/')).text).toContain('--brand:var(--day,#4a1942)')
  await expect.poll(async () => (await there.get('/')).text).toContain('url(/media/logos/')
})

test('a shop that is not open yet shows its logo to those who come early', async () => {
  const { owner, guest, upload } = await openOffice()
  await upload(0, await sign(300, 100))
  await owner.patch('admin/settings', { storefrontOpen: false })
  expect((await guest.get('/')).text).toMatch(/<img src="\/media\/logos\/[\w-]+\.webp" alt="Kiryana" width="288" height="96"/) // prettier-ignore
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { phonePhoto, pixelBomb, pngPhoto } from '../support/pictures.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const filesOf = (shop: TestShop) =>
  readdirSync(shop.dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

test('a file that is not a picture is refused, whatever its type, and leaves nothing', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const png = await pngPhoto(400, 400)
  const noise = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      noise: { type: 'gaussian', mean: 90, sigma: 40 },
      background: '#000',
    },
  })
    .jpeg()
    .toBuffer()
  const rows: [what: string, content: Uint8Array, status: number][] = [
    ['a drawing with a script', Buffer.from(svg), 415],
    ['the same with a heading', Buffer.from(`<?xml version="1.0"?>\n${svg}`), 415],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'), 415],
    ['an animation', await sharp(png).gif().toBuffer(), 415],
    ['one byte', Buffer.of(0x89), 415],
    ['the beginning of a PNG', png.subarray(0, 60), 415],
    ['half a photograph', noise.subarray(0, noise.length / 2), 415],
    ['a picture of 4.3 gigapixels', pixelBomb(65_535, 65_535), 400],
    ['a picture of 26 megapixels', pixelBomb(5200, 5000), 400],
    ['six megabytes', Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)]), 413],
  ]
  const before = process.memoryUsage().rss
  for (const [what, content, status] of rows) {
    const reply = await amina.form(
      'user/updateprofile',
      {},
      { content, type: 'image/png', name: 'me.png' },
    )
    expect([what, reply.status, reply.body.message]).toEqual([what, status, expect.any(String)])
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  expect(filesOf(shop)).toEqual([])
  expect((await amina.get('user/me')).body.profile).toBeNull()
})

test('a photo is re-encoded without location, owner or trailing data', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const photo = await phonePhoto()
  expect(photo.includes('SECRET-OWNER')).toBe(true)
  const content = Buffer.concat([
    photo,
    Buffer.from('<?php system($_GET["c"]); ?><script>TAIL-SCRIPT</script>'),
  ])
  const reply = await amina.form(
    'user/updateprofile',
    {},
    { content, type: 'image/jpeg', name: '../../../app.php' },
  )
  expect(reply.body.user.profile).toMatch(/^people\/[\da-f-]{36}\.webp$/)
  const files = filesOf(shop)
  expect(files.map((file) => file.includes('/media/people/'))).toEqual([true, true])
  for (const file of files) {
    const stored = readFileSync(file)
    expect(stored.toString('latin1')).not.toMatch(/SECRET-OWNER|TAIL-SCRIPT|php|Exif|GPS/)
    expect(await sharp(stored).metadata()).not.toHaveProperty('exif')
  }
})

test('the shop chooses the file name of a picture', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const content = await pngPhoto()
  for (const name of [
    '../../app.js',
    '..\\..\\app.js',
    'C:\\x.png',
    '%2e%2e%2fx',
    'con.png',
    'x'.repeat(300),
    '.htaccess',
    'a/b/c.webp',
    'nul\0.png',
    'x\r\nset-cookie: a=b',
  ]) {
    expect([name, (await amina.form('user/updateprofile', {}, { content, name })).status]).toEqual([
      name,
      200,
    ])
  }
  const files = filesOf(shop)
  expect(files).toHaveLength(2)
  for (const file of files)
    expect(file.slice(shop.dataFolder.length)).toMatch(
      /^\/media\/people\/[\da-f-]{36}(@160)?\.webp$/,
    )
})

test('two pictures in one form are one too many; a file of another name is not looked at', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const content = (await pngPhoto()).toString('latin1')
  const part = (name: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n${content}\r\n`
  const send = (body: string) =>
    amina.send('POST', 'user/updateprofile', Buffer.from(`${body}--x--\r\n`, 'latin1'), {
      'content-type': 'multipart/form-data; boundary=x',
    })
  expect((await send(part('profile') + part('profile'))).status).toBe(413)
  expect((await send(part('avatar'))).body.user.profile).toBeNull()
  expect(filesOf(shop)).toEqual([])
  const cut = await amina.send(
    'POST',
    'user/updateprofile',
    Buffer.from(part('profile').slice(0, 120), 'latin1'),
    { 'content-type': 'multipart/form-data; boundary=x' },
  )
  expect([cut.status, cut.body.message, filesOf(shop)]).toEqual([
    400,
    'This form cannot be read',
    [],
  ])
  const boundless = await amina.send('POST', 'user/updateprofile', Buffer.from(part('profile')), {
    'content-type': 'multipart/form-data',
  })
  expect(boundless.status).toBe(400)
})

test('a stored picture is served as a picture that can run nothing; nothing else is served', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const { profile } = (await amina.form('user/updateprofile', {}, { content: await pngPhoto() }))
    .body.user
  const reply = await shop.guest().get(`/media/${profile}`)
  expect(reply).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-site',
    },
  })
  for (const path of [
    '/media/',
    '/media/people',
    '/media/people/',
    '/media/../kiryana.db',
    '/media/..%2fkiryana.db',
    '/media/%2e%2e/kiryana.db',
    '/media/people/none.webp',
    '/kiryana.db',
    '/.env',
    '/.git/config',
  ]) {
    expect([path, (await shop.guest().get(path)).status]).toEqual([path, 404])
  }
})

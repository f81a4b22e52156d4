import { readdirSync, readFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { galleryOf } from '#shop/catalogue/pictures/gallery.ts'
import { sweepPictures } from '#shop/verify/pictures.ts'
import { forFile } from '../support/clean-up.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { phonePhoto, pixelBomb, pngPhoto } from '../support/pictures.ts'
import { type Caller, openShop, type TestShop } from '../support/shop.ts'

const address = 'admin/products/apples/pictures'
const add = (caller: Caller, content: Uint8Array, name = 'apples.png') =>
  caller.form(address, {}, { content, name, field: 'picture' })
const filesOf = (shop: TestShop) =>
  readdirSync(shop.dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test('an invalid product picture is refused, and leaves nothing', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const png = await pngPhoto(400, 400)
  const rows: [what: string, content: Uint8Array, status: number][] = [
    ['a drawing with a script', Buffer.from(svg), 415],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'), 415],
    ['an animation', await sharp(png).gif().toBuffer(), 415],
    ['one byte', Buffer.of(0x89), 415],
    ['nothing', Buffer.of(), 400],
    ['a picture of 4.3 gigapixels', pixelBomb(65_535, 65_535), 400],
    ['a picture of 196 megapixels', pixelBomb(14_000, 14_000), 400],
    ['six megabytes', Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)]), 413],
  ]
  const before = process.memoryUsage().rss
  for (const [what, content, status] of rows)
    expect([what, (await add(clerk, content)).status]).toEqual([what, status])
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  expect(filesOf(shop)).toEqual([])
  expect(await shop.count('audit')).toBe(0)
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  ['products', address, 'picture', 'clerk'],
  ['people', 'user/updateprofile', 'profile', 'amina'],
] as const)(
  '%s: two files, a thousand parts and a name of a megabyte',
  async (_, path, field, who) => {
    const shop = shopOfFile()
    const caller = await shop.as(who)
    const content = (await pngPhoto()).toString('latin1')
    const part = (name: string, file = '; filename="a.png"', body = content) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${body}\r\n`
    const send = (body: string) =>
      caller.send('POST', path, Buffer.from(`${body}--x--\r\n`, 'latin1'), {
        'content-type': 'multipart/form-data; boundary=x',
      })
    const many = Array.from({ length: 1000 }, (__, at) => part(`field${at}`, '', 'x')).join('')
    for (const body of [part(field) + part(field), many])
      expect([400, 413]).toContain((await send(body)).status)
    // The parser drops a part with such a heading: as if it had not been sent.
    await send(part('x'.repeat(1024 * 1024), '', 'x'))
    expect(filesOf(shop)).toEqual([])
  },
)

test('a product photo is re-encoded under our name, without location, owner or trailing data', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  const photo = Buffer.concat([await phonePhoto(), Buffer.from('<?php x ?><script>TAIL-SCRIPT')])
  const names = ['../../app.php', '..\\x', 'C:\\x.png', '%2e%2e%2fx', 'con.png', 'x'.repeat(300)]
  for (const [at, name] of names.entries()) {
    const { status, body } = await add(clerk, Buffer.concat([photo, Buffer.of(at)]), name)
    expect([name, status, body.pictureId]).toEqual([
      name,
      201,
      expect.stringMatching(/^[\da-f-]{36}$/),
    ])
  }
  const files = filesOf(shop)
  expect(files).toHaveLength(4 * names.length)
  for (const file of files) {
    expect(file.slice(shop.dataFolder.length)).toMatch(
      /^\/(media\/products|originals)\/[\da-f-]{36}(@160|@320)?\.webp$/,
    )
    const stored = readFileSync(file)
    expect(stored.toString('latin1')).not.toMatch(/SECRET-OWNER|TAIL-SCRIPT|php|Exif|GPS/)
  }
  await expectSoundLedger(shop)
})

test('uploads for a product that break off in the middle leave no file and no row', async () => {
  const shop = await openShop()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const sid = (await shop.as('clerk')).cookies.get('sid')
  const picture = await pngPhoto(400, 400)
  const head = `POST /api/v1/${address} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: sid=${sid}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 999999\r\n\r\n--x\r\ncontent-disposition: form-data; name="picture"; filename="a.png"\r\n\r\n`
  const breakOff = () =>
    new Promise<void>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head)
        socket.write(picture.subarray(0, 200), () => socket.destroy())
      })
      socket.on('error', () => undefined).on('close', () => done())
    })
  const openFiles = () => readdirSync('/proc/self/fd').length
  await breakOff()
  const before = openFiles()
  for (let round = 0; round < 5; round += 1) await Promise.all(Array.from({ length: 20 }, breakOff))
  await expect.poll(openFiles).toBeLessThan(before + 20)
  expect(filesOf(shop)).toEqual([])
  expect(await shop.count('audit')).toBe(0)
  await expectSoundLedger(shop)
})

test('a picture of a product without a row is swept away once it is old, one with a row stays', async () => {
  const shop = await openShop()
  const clerk = await shop.as('clerk')
  await add(clerk, await pngPhoto(30, 30))
  await add(clerk, await pngPhoto(31, 31))
  const [first] = (await shop.guest().get('shoppingitems/apples')).body.data.pictures
  // As if the server had ended between the commit that removes the second and its file.
  const gallery = galleryOf(await shop.db.one`select * from product where id = 'apples'`)
  const stored = gallery.filter(({ path }) => path === first.image)
  await shop.db.run`update product set gallery = ${JSON.stringify(stored)} where id = 'apples'`
  const later = Date.now() + 20 * 60_000
  await sweepPictures(shop.db, shop.dataFolder, Date.now())
  expect(filesOf(shop)).toHaveLength(8) // young: its row may be on its way
  await sweepPictures(shop.db, shop.dataFolder, later)
  const names = [first._id, stored[0]?.original]
  const kept = filesOf(shop).map((file) => names.some((name) => name && file.includes(name)))
  expect(kept).toEqual([true, true, true, true])
  await expectSoundLedger(shop)
})

test('a picture of a product is served as one that can run nothing', async () => {
  const shop = await openShop()
  const { pictureId: picture } = (await add(await shop.as('clerk'), await pngPhoto())).body
  expect(await shop.guest().get(`/media/products/${picture}@160.webp`)).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': expect.stringMatching(/^inline/),
    },
  })
})

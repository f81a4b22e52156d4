import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Db, DatabaseUnavailable } from '#db/database.ts'
import { sweepPictures } from '#shop/verify/pictures.ts'
import { expectSoundLedger } from '../support/ledger-checks.ts'
import { delivered } from '../support/orders.ts'
import { pngPhoto } from '../support/pictures.ts'
import { openShop, type TestShop } from '../support/shop.ts'

const signup = {
  fullname: 'Nadia Rehman',
  number: '0333 7654321',
  email: 'nadia@kiryana.example',
  type: 'normal',
  password: 'mera lamba password',
}
const picture = { content: await pngPhoto(400, 400) }
const filesOf = (shop: TestShop) =>
  readdirSync(shop.dataFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.webp'))
    .map(({ name }) => name)
const openFiles = () => readdirSync('/proc/self/fd').length

test('a hundred uploads that break off in the middle leave no file, no row and nothing open', async () => {
  const shop = await openShop()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const sid = (await shop.as('amina')).cookies.get('sid')
  const head = `POST /api/v1/user/updateprofile HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: sid=${sid}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 999999\r\n\r\n--x\r\ncontent-disposition: form-data; name="profile"; filename="a.png"\r\n\r\n`
  const breakOff = () =>
    new Promise<void>((done) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(head)
        socket.write(picture.content.subarray(0, 200))
        setTimeout(() => socket.destroy(), 20)
      })
      socket.on('error', () => undefined).on('close', () => done())
    })
  await breakOff()
  const before = openFiles()
  for (let round = 0; round < 5; round += 1) await Promise.all(Array.from({ length: 20 }, breakOff))
  await expect.poll(openFiles).toBeLessThan(before + 20) // the database may have opened some
  expect(filesOf(shop)).toEqual([])
  expect((await shop.guest().get('user/me')).status).toBe(200)
  await expectSoundLedger(shop)
})

test('no room for a picture: 503, no account, nothing left over; then it works again', async () => {
  const shop = await openShop()
  const people = join(shop.dataFolder, 'media', 'people')
  writeFileSync(people, 'where the folder should be') // as if the disk could not be written to
  const refused = await shop.guest().form('user/signup', signup, picture)
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'retry-after': '2' },
    body: { code: 'unavailable' },
  })
  expect(await shop.count('account')).toBe(6)
  const amina = await shop.as('amina')
  expect((await amina.form('user/updateprofile', {}, picture)).status).toBe(503)
  expect((await amina.get('user/me')).body.profile).toBeNull()
  rmSync(people)
  expect((await shop.guest().form('user/signup', signup, picture)).status).toBe(201)
  await expectSoundLedger(shop)
})

test('if a return photo cannot be saved, no return is created', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const id = await delivered(shop, amina)
  const photos = join(shop.dataFolder, 'returns')
  rmSync(photos, { recursive: true })
  writeFileSync(photos, 'where the folder should be')
  const input = { product: 'apples', quantity: '1', kind: 'damaged', reason: 'Rotten' }
  const photo = { ...picture, field: 'photo' }
  expect((await amina.form(`order/${id}/return`, input, photo)).status).toBe(503)
  expect((await amina.get(`order/${id}`)).body.data.returns).toEqual([])
})

test('files left by a server that died before saving the row are deleted, and no others', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  const { profile } = (await amina.form('user/updateprofile', {}, picture)).body.user
  const left = '3f2b6c1e-9d4a-4b5c-8e7f-0a1b2c3d4e5f.webp'
  const folders = ['media/people', 'returns'].map((name) => join(shop.dataFolder, name))
  const old = Date.now() / 1000 - 20 * 60
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true })
    for (const name of [left, 'portrait.webp']) writeFileSync(join(folder, name), 'picture')
    utimesSync(join(folder, left), old, old)
    utimesSync(join(folder, 'portrait.webp'), old, old)
    writeFileSync(join(folder, left.replace('3', '4')), 'on its way')
  }
  for (const file of [profile, profile.replace('.webp', '@160.webp')])
    utimesSync(join(shop.dataFolder, 'media', file), old, old)
  await sweepPictures(shop.db, shop.dataFolder, Date.now())
  const names = filesOf(shop)
  expect(names.filter((name) => name === left)).toEqual([])
  expect(names).toHaveLength(2 + 2 * 2)
})

/** The next transaction commits without an answer. */
function loseNextAnswer(db: Db) {
  const { transaction } = db
  db.transaction = async (work) => {
    db.transaction = transaction
    await transaction(work)
    throw new DatabaseUnavailable('The connection was lost after the commit')
  }
}

test('a connection that is lost after the commit takes no picture away that a row names', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  loseNextAnswer(shop.db)
  expect((await amina.form('user/updateprofile', {}, picture)).status).toBe(503)
  const { profile } = (await amina.get('user/me')).body
  expect((await amina.get(`/media/${profile}`)).status).toBe(200)
  loseNextAnswer(shop.db)
  expect((await shop.guest().form('user/signup', signup, picture)).status).toBe(503)
  const id = await delivered(shop, amina)
  const input = { product: 'apples', quantity: '1', kind: 'damaged', reason: 'Rotten' }
  loseNextAnswer(shop.db)
  const photo = { ...picture, field: 'photo' }
  expect((await amina.form(`order/${id}/return`, input, photo)).status).toBe(503)
  await expectSoundLedger(shop)
})

test('thirty pictures an hour are drawn for one account, and its other fields are not held up', async () => {
  const shop = await openShop()
  const amina = await shop.as('amina')
  await shop.db
    .run`insert into throttle (subject, tries, until) values ('picture amina', 29, ${shop.now() + 60_000})`
  expect((await amina.form('user/updateprofile', {}, picture)).status).toBe(200)
  const refused = await amina.form('user/updateprofile', {}, picture)
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '3600' } })
  expect((await amina.form('user/updateprofile', { fullname: 'Amina S.' })).status).toBe(200)
  const bilal = await shop.as('bilal')
  expect((await bilal.form('user/updateprofile', {}, picture)).status).toBe(200)
  expect(filesOf(shop)).toHaveLength(4)
})

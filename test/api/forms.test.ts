import { expect, test } from 'vitest'
import { forFile } from '../support/clean-up.ts'
import { openShop } from '../support/shop.ts'

test('a field sent twice, a form that is no form', async () => {
  const shop = await openShop()
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const body = `${part('type', 'normal')}${part('type', 'stock')}--x--\r\n`
  const twice = await shop.guest().send('POST', 'user/signup', Buffer.from(body), {
    'content-type': 'multipart/form-data; boundary=x',
  })
  expect(twice).toMatchObject({ status: 400, body: { message: 'The field type was sent twice' } })
  const polluting = await shop
    .guest()
    .send('POST', 'user/signup', Buffer.from(`${part('__proto__', 'x')}--x--\r\n`), {
      'content-type': 'multipart/form-data; boundary=x',
    })
  expect(polluting.status).toBe(400)
  expect((await shop.guest().post('user/signup', { fullname: 'Nadia' })).status).toBe(415)
  const many = Array.from({ length: 40 }, (_, n) => part(`more${n}`, 'x')).join('')
  const tooMany = await shop.guest().send('POST', 'user/signup', Buffer.from(`${many}--x--\r\n`), {
    'content-type': 'multipart/form-data; boundary=x',
  })
  expect(tooMany.status).toBe(413)
})

/** For tables of what is refused: nothing in it changes. */
const shopOfFile = forFile(() => openShop())

test.each([
  ['field', 101, ''],
  ['field', 90_000, ''],
  ['field', 1024 * 1024, ''],
  ['picture', 101, '; filename="a.png"'],
  ['picture', 1024 * 1024, '; filename="a.png"'],
])(
  'a %s whose name has %d letters is refused, and nothing of the form is kept',
  async (_, length, more) => {
    const shop = shopOfFile()
    const amina = await shop.as('amina')
    const before = (await amina.get('user/me')).body
    const part = (name: string, after = '') =>
      `--x\r\ncontent-disposition: form-data; name="${name}"${after}\r\n\r\nAnother\r\n`
    const body = `${part('fullname')}${part('x'.repeat(length), more)}--x--\r\n`
    const reply = await amina.send('POST', 'user/updateprofile', Buffer.from(body), {
      'content-type': 'multipart/form-data; boundary=x',
    })
    expect(reply).toMatchObject({
      status: 400,
      body: { message: 'The name of a field is too long' },
    })
    expect((await amina.get('user/me')).body).toEqual(before)
  },
)

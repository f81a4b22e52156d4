import { expect, test } from 'vitest'
import { senderOf } from './sender.ts'

const shop = { shopName: 'Kiryana', email: '', senderName: '', senderEmail: '' }
test.each([
  [{}, 'Kiryana', 'no-reply@shop.example'],
  [{ email: 'hello@shop.example' }, 'Kiryana', 'hello@shop.example'],
  [
    { email: 'hello@shop.example', senderEmail: 'mail@shop.example' },
    'Kiryana',
    'mail@shop.example',
  ],
  [{ senderName: 'Kiryana\norders' }, 'Kiryana orders', 'no-reply@shop.example'],
])('with %j e-mails are from %s <%s>', (settings, name, address) =>
  expect(senderOf({ ...shop, ...settings }, 'shop.example')).toEqual({ name, address }),
)

import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const wrong = { email: 'amina@kiryana.example', password: 'not hers at all' }
const from = (address: string) => ({ 'x-forwarded-for': address })

test('behind a proxy the tries of two places are counted apart', async () => {
  const shop = await openShop({ publicUrl: 'https://kiryana.example' })
  for (let tries = 0; tries < 11; tries += 1)
    await shop.guest().post('user/login', wrong, from('203.0.113.5'))
  expect((await shop.guest().post('user/login', wrong, from('203.0.113.5'))).status).toBe(429)
  expect((await shop.guest().post('user/login', wrong, from('203.0.113.9'))).status).toBe(401)
})

test('without one, an address that a client claims counts for nothing', async () => {
  const shop = await openShop()
  for (let tries = 0; tries < 11; tries += 1)
    await shop.guest().post('user/login', wrong, from(`203.0.113.${tries}`))
  expect((await shop.guest().post('user/login', wrong, from('203.0.113.99'))).status).toBe(429)
})

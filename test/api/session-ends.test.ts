import { expect, test } from 'vitest'
import { password } from '../support/cast.ts'
import { openShop } from '../support/shop.ts'

const hour = 60 * 60_000
const day = 24 * hour

test.each([
  [true, 30 * day, 90 * day],
  [false, 12 * hour, 7 * day],
])(
  'remembered %s: a session ends after %i ms without use, and after %i ms in any case',
  async (remember, idle, longest) => {
    const shop = await openShop()
    const login = async () => {
      const amina = shop.guest()
      await amina.post('user/login', { email: 'amina@kiryana.example', password, remember })
      return amina
    }
    const left = await login()
    shop.later(idle)
    expect((await left.get('user/me')).body).toBeNull()

    const used = await login()
    const step = idle - hour
    for (let past = step; past < longest; past += step) {
      shop.later(step)
      expect((await used.get('user/me')).body).toMatchObject({ _id: 'amina' })
    }
    shop.later(longest - Math.floor((longest - 1) / step) * step - 1)
    expect((await used.get('user/me')).body).toMatchObject({ _id: 'amina' })
    shop.later(1)
    expect((await used.get('user/me')).body).toBeNull()
    expect((await used.get('order/get')).status).toBe(401)
  },
)

import { english } from '../messages/language.ts'
import { expect, test } from 'vitest'
import { ApiError } from '../app/api/api-error.ts'
import { makeApi } from '../app/api/api.ts'
import type { Send } from '../app/api/send.ts'
import { loadPage } from '../app/router/load-page.ts'
import { Redirect } from '../app/router/redirect.ts'
import { pages } from './pages.ts'

const answers: Record<string, unknown> = { me: null, categoryTree: { data: [] }, settings: {} }

test.each([
  ['/profile', '/?login=%2Fprofile'],
  ['/quick-order', null],
  ['/lists', null],
  ['/checkout', null],
  ['/confirm-email?token=x', '/login?next=%2Fconfirm-email%3Ftoken%3Dx'],
  ['/order/x', '/?login=%2Forder%2Fx'],
  ['/login', null],
  ['/signup', null],
  ['/help', null],
])('a guest at %s is sent to %s, and who is here is asked once', async (address, to) => {
  const calls: string[] = []
  const send: Send = async (name) => {
    calls.push(name)
    if (name in answers) return answers[name] as Awaited<ReturnType<Send>> & never
    throw new ApiError({ status: 404, code: 'not_found', message: '' })
  }
  const url = new URL(address, 'http://shop.example')
  const loaded = await loadPage({ pages, api: makeApi(send), language: english, url, cookies: {} })
  expect(loaded instanceof Redirect ? loaded.to : null).toBe(to)
  expect(calls.filter((name) => name === 'me')).toEqual(['me'])
})

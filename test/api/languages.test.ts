import { expect, test } from 'vitest'
import { loadPages } from '#server/load-pages.ts'
import { english } from '#web/messages/language.ts'
import { inPseudo, outsideBrackets, pseudo } from '../support/pseudo-locale.ts'
import { forFile } from '../support/clean-up.ts'
import { openShop } from '../support/shop.ts'

const languages = [english, pseudo]
const shop = forFile(async () => openShop({ languages, pages: await loadPages() }))

test.each([
  ['nothing', {}, 'en'],
  ['the cookie', inPseudo, 'ar-XB'],
  ['the first that is spoken', { 'accept-language': 'fr, ar-XB;q=0.8, en;q=0.5' }, 'ar-XB'],
  ['the cookie before the header', { ...inPseudo, 'accept-language': 'en' }, 'ar-XB'],
  ['no language that is spoken', { 'accept-language': 'fr' }, 'en'],
] as const)('the language follows from %s', async (_, headers, locale) => {
  const { text } = await shop()
    .guest()
    .get('/login', { accept: 'text/html', ...headers })
  expect(text).toContain(`<html lang="${locale}"`)
})

test('languages never share a cached page', async () => {
  const shop = await openShop({ languages, pages: await loadPages(), cacheFor: 60_000 })
  const guest = shop.guest()
  for (const headers of [{}, inPseudo, {}, inPseudo]) {
    const page = await guest.get('/products', { accept: 'text/html', ...headers })
    const locale = headers === inPseudo ? pseudo.locale : 'en'
    expect(page.text).toContain(`<html lang="${locale}"`)
    expect(page.headers['vary']).toContain('Cookie, Accept-Language')
  }
  const etags = await Promise.all(
    [{}, inPseudo].map(async (headers) => (await guest.get('/products', headers)).headers['etag']),
  )
  expect(etags[0]).not.toBe(etags[1])
})

test('validation errors are in the language of the request', async () => {
  const shop = await openShop({ languages })
  const answer = await shop.guest().get('shoppingitems?page=none', inPseudo)
  expect(answer).toMatchObject({ status: 400, body: { code: 'does_not_fit' } })
  expect(outsideBrackets(answer.body.message)).toEqual([])
})

import { expect, test } from 'vitest'
import { chooseLocale, type Locale } from './locale.ts'

const spoken = JSON.parse('["en", "ur", "pt-BR"]') as Locale[]

test.each([
  [[], 'en'],
  [[undefined, null, ''], 'en'],
  [['ur'], 'ur'],
  [['UR'], 'ur'],
  [['de', 'ur-PK,ur;q=0.9,en;q=0.8'], 'ur'],
  [['en', 'ur'], 'en'],
  [['de-DE,de;q=0.9'], 'en'],
  [['en;q=0.2,ur;q=0.9'], 'ur'],
  [['ur;q=0,en;q=0.1'], 'en'],
  [['pt-BR'], 'pt-BR'],
  [['*'], 'en'],
  [[';;,q=,=;q=x'], 'en'],
])('%j: %s', (preferences, locale) => {
  expect(chooseLocale(preferences, spoken)).toBe(locale)
})

test('with English alone, every answer is in English', () => {
  expect(chooseLocale(['ur', 'ur-PK'], ['en'])).toBe('en')
})

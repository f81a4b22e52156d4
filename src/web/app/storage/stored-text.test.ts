import { afterEach, expect, test, vi } from 'vitest'
import { storedText } from './stored-text.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a text that is longer than allowed is cut off, when it is read and when it is written', () => {
  const stored = new Map([['place', 'x'.repeat(100_000)]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  const place = storedText('place', 20)
  expect(place.read()).toBe('x'.repeat(20))
  place.write('y'.repeat(21))
  expect(stored.get('place')).toBe('y'.repeat(20))
})

test('where storage is blocked, a text lasts as long as the page', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('blocked')
    },
  })
  const place = storedText('place', 20)
  expect(place.read()).toBe('')
  place.write('33.6')
  expect(place.read()).toBe('33.6')
})

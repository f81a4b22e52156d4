import { beforeEach, expect, test, vi } from 'vitest'
import { saveColumns, savedColumns } from './saved-columns.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('columns are remembered by the headings of the list', () => {
  saveColumns(['Item', 'Rate', 'Old'], ['name', 'price', null])
  saveColumns(['Item', 'Rate'], ['name', 'offer'])
  expect(savedColumns(['Item', 'Rate', 'Old'])).toEqual(['name', 'price', null])
  expect(savedColumns(['Item', 'Rate'])).toEqual(['name', 'offer'])
  expect(savedColumns(['Item'])).toBeNull()
})

test('the last ten lists are remembered', () => {
  for (let list = 0; list <= 10; list += 1) saveColumns([`List ${list}`], ['name'])
  expect(savedColumns(['List 0'])).toBeNull()
  expect(savedColumns(['List 1'])).toEqual(['name'])
})

test('a field that no longer exists is left out', () => {
  localStorage.setItem(
    'list-columns',
    JSON.stringify([{ headings: '["Item"]', columns: ['a-former-field'] }]),
  )
  expect(savedColumns(['Item'])).toEqual([null])
})

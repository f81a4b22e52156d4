import { expect, test } from 'vitest'
import { searchesIn, withSearch } from './device-searches.ts'

const stored = '5 Milk\n3 chawal 5 kg'

test.each<[text: string, texts: string[]]>([
  ['atta', ['atta', 'Milk', 'chawal 5 kg']],
  ['  MILK ', ['MILK', 'chawal 5 kg']],
  ['two\nlines', ['two lines', 'Milk', 'chawal 5 kg']],
  [' ', ['Milk', 'chawal 5 kg']],
  ['x'.repeat(200), ['x'.repeat(100), 'Milk', 'chawal 5 kg']],
])('after %j come %j', (text, texts) => {
  expect(searchesIn(withSearch(stored, text, 9)).map((one) => one.text)).toEqual(texts)
})

test('eight searches are stored, and foreign data is ignored', () => {
  let all = 'nonsense\n\n7\n<b>\n-1 x'
  expect(searchesIn(all)).toEqual([])
  for (let at = 1; at <= 12; at += 1) all = withSearch(all, `search ${at}`, at)
  expect(searchesIn(all)).toHaveLength(8)
  expect(searchesIn(all)[0]).toEqual({ text: 'search 12', at: 12 })
})

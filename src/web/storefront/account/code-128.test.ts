import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawCode, quiet, widthsOf } from './code-128.ts'

// As read by another program.
test.each([
  ['7860123456789012', '2112322411123141111122321311233311212411122141211122321141132331112'],
  ['PJJ123C', '2112143131211121331121331232212232112211321313213113212331112'],
])('%s is drawn as it is everywhere', (text, widths) =>
  expect(widthsOf(text).join('')).toBe(widths),
)

/** The dark modules that the path covers, read as a scanner does: one line through the bars. */
function scan(path: string, width: number): string {
  const line = Array<'0' | '1'>(width).fill('0')
  for (const [, at, wide] of path.matchAll(/M(\d+) 0h(\d+)v1h-\2z/g))
    line.fill('1', Number(at), Number(at) + Number(wide))
  return line.join('')
}

const widthsIn = (modules: string) => (modules.match(/1+|0+/g) ?? []).map((run) => run.length)

/** What each sign of two digits looks like, by drawing it: right, as the test above has shown. */
const pairs = new Map(
  Array.from({ length: 100 }, (_, value) => {
    const digits = String(value).padStart(2, '0')
    return [widthsOf(digits).slice(6, 12).join(''), digits]
  }),
)

test('what is drawn can be read: the same digits, between two quiet ends', () => {
  const cards = fc.stringMatching(/^(\d\d){1,12}$/)
  fc.assert(
    fc.property(cards, (number) => {
      const { path, width } = drawCode(number)
      const line = scan(path, width)
      expect(line.startsWith('0'.repeat(quiet))).toBe(true)
      expect(line.endsWith('0'.repeat(quiet))).toBe(true)
      const bars = line.slice(quiet, -quiet)
      expect(bars.length).toBe((number.length / 2 + 2) * 11 + 13)
      const widths = widthsIn(bars)
      const read = Array.from({ length: number.length / 2 }, (_, place) =>
        pairs.get(widths.slice(6 + place * 6, 12 + place * 6).join('')),
      )
      expect(read.join('')).toBe(number)
    }),
  )
})

test('no two pairs look alike, and each is eleven modules with an even number of dark ones', () => {
  expect(pairs.size).toBe(100)
  for (const widths of pairs.keys()) {
    const of = (parity: number) =>
      [...widths]
        .filter((_, place) => place % 2 === parity)
        .reduce((sum, one) => sum + Number(one), 0)
    expect([widths, of(0) % 2, of(0) + of(1)]).toEqual([widths, 0, 11])
  }
})

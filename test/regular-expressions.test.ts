import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSync } from 'vite'

// A pattern whose time grows with the square of a text takes seconds of the processor for one of
// this length, one that grows with the length takes milliseconds. Processor time, so that a busy
// machine does not count.
const length = 40_000
const most = 300 // milliseconds

type Pattern = { text: string; pattern: RegExp; file: string }

function patternsIn(file: string): Pattern[] {
  const found: Pattern[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    if ('regex' in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string }
      found.push({ text: `/${pattern}/${flags}`, pattern: new RegExp(pattern, flags), file })
    } else Object.values(node).forEach(visit)
  }
  visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return found
}

const patterns = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .flatMap(patternsIn)
const unique = [...new Map(patterns.map((one) => [one.text, one])).values()]

const signs = [...'a0 \t\n-_.,;/*|"\'()[]{#x', 'a ', '0,', '-a', '"",', ',"', '1x ', '1x(']
const starts = ['0', '/', '{a|', '[a](', '**', '# ', '- ']
const ends = ['', '\u0000!']

/** One sign over and over, after a beginning and before an end that may not fit: first short, for a time that doubles with each sign. */
function* hostileTexts(): Generator<string> {
  for (const sign of signs) for (const end of ends) yield sign.repeat(25) + end
  for (const sign of signs) for (const end of ends) yield sign.repeat(length / sign.length) + end
  for (const start of starts)
    for (const sign of 'a0 -.') yield `${start}${sign.repeat(length)}\u0000`
}

const texts = [...hostileTexts()]

const spent = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** In milliseconds of the processor. */
function timeOf(pattern: RegExp, text: string): number {
  const before = spent()
  pattern.lastIndex = 0
  if (pattern.global) text.replace(pattern, '')
  else text.search(pattern)
  return spent() - before
}

/** The slowest text for a pattern, in milliseconds of the processor; stops at the first that takes too long. */
function slowest(pattern: RegExp, bound = length): number {
  let slow = 0
  for (const text of texts) {
    slow = Math.max(slow, timeOf(pattern, text.slice(0, bound)))
    if (slow > most) return slow
  }
  return slow
}

test('the patterns are found', () => expect(unique.length).toBeGreaterThan(100))

/** Patterns that never get long text: digits of our own numbers, and truncated rows. */
const bounds: Record<string, number> = {
  [String.raw`/\B(?=(\d{3})+$)/g`]: 25,
  [String.raw`/(^|[\t;,])(\s*)"((?:[^"]|"")*)"(?=\s*(?:$|[\t;,]))/g`]: 2000,
}

test.each(unique)('$text in $file takes no more than its text is long', ({ text, pattern }) => {
  expect(slowest(pattern, bounds[text])).toBeLessThan(most)
})

test('a pattern whose time grows with the square of the text is noticed', () => {
  // A quick machine needs a longer text than the others before it takes too long.
  const times = function* () {
    for (const factor of [1, 2, 4, 8]) yield timeOf(/\d+-\d+$/, '0'.repeat(factor * length))
  }
  expect(times().some((time) => time > most)).toBe(true)
})

// npm run bench:search: how often the right product comes first, among five, among ten; how long a keystroke, the counts of filters and a deep page take at 30,000 and 300,000 products, and how much memory the index has.
// `--write` writes results-search.md.
import { writeFileSync } from 'node:fs'
import { heldBack, labelledIndex, qualityOf, tuned } from '../test/search/labelled.ts'
import { filledLists, listCases, timesOf } from './search/lists.ts'
import { at, filled, hostile, keystrokes, times } from './search/measure.ts'

type Row = [name: string, figure: string]

const rounds = 15
const isWritten = process.argv.includes('--write')

const found = qualityRows()
say('what is found first / among five / among ten', found)
const small = await rowsAt(30_000)
const large = await rowsAt(300_000)
if (isWritten)
  writeFileSync(new URL('results-search.md', import.meta.url), `${written().join('\n')}\n`)

function qualityRows(): Row[] {
  const labelled = labelledIndex()
  return Object.entries({ tuned, 'held back': heldBack }).map(([name, queries]) => {
    const { first, five, ten } = qualityOf(labelled, queries)
    const shares = [first, five, ten].map((share) => `${(100 * share).toFixed(1)} %`)
    return [`${queries.length} queries, ${name}`, shares.join(' / ')]
  })
}

async function rowsAt(count: number): Promise<Row[]> {
  const before = memory()
  const { index, milliseconds, slowest } = filled(count)
  const megabytes = (memory() - before) / 1e6
  times(index, keystrokes, 1) // warm
  const usual = times(index, keystrokes, 8)
  const worst = times(index, hostile, 8)
  const cases = listCases(await filledLists(count, index), index)
  const lists = cases.map((one): Row => {
    timesOf(one, 3) // warm
    const { middle, longest } = timesOf(one, rounds)
    return [one[0], `${middle.toFixed(1)} ms, at most ${longest.toFixed(1)} ms`]
  })
  const rows: Row[] = [
    ['made', `${(milliseconds / 1000).toFixed(1)} s, at most ${slowest.toFixed(1)} ms a product`],
    ['memory for 10,000 products', `${((megabytes / count) * 10_000).toFixed(1)} MB`],
    ['a keystroke, median', `${at(usual, 0.5).toFixed(1)} ms`],
    ['a keystroke, 99 of 100', `${at(usual, 0.99).toFixed(1)} ms`],
    ['whatever is typed, the longest', `${at(worst, 1).toFixed(1)} ms`],
    ...lists,
  ]
  say(`${count.toLocaleString('en')} products`, rows)
  return rows
}

function say(heading: string, rows: readonly Row[]) {
  console.log(`\n${heading}`)
  for (const [name, figure] of rows) console.log(`  ${name.padEnd(44)} ${figure}`)
}

function written(): string[] {
  const day = new Date().toISOString().slice(0, 10)
  return [
    '# What searching and filtering take',
    '',
    `Time of the one thread that answers, generated products (\`npm run bench:search -- --write\`, ${day}). The lists are asked for ${rounds} times, each time with`,
    'another price, so that nothing is known from before; “page 4,000” is one of 24 cards.',
    '',
    '| | 30,000 products | 300,000 products |',
    '|---|---|---|',
    ...small.map(([name, figure], place) => `| ${name} | ${figure} | ${large[place]?.[1]} |`),
    '',
    '| the demo’s products and more | first / among five / among ten |',
    '|---|---|',
    ...found.map(([name, figure]) => `| ${name} | ${figure} |`),
  ]
}

function memory() {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

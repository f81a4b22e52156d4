// npm run bench:search: how often the right product comes first, among five, among ten; how long a keystroke takes at 30,000 and 300,000 products, and how much memory the index has.
import { heldBack, labelledIndex, qualityOf, tuned } from '../test/search/labelled.ts'
import { at, filled, hostile, keystrokes, times } from './search/measure.ts'

const labelled = labelledIndex()
for (const [name, queries] of Object.entries({ tuned, heldBack })) {
  const { first, five, ten } = qualityOf(labelled, queries)
  const shares = [first, five, ten].map((share) => `${(100 * share).toFixed(1)} %`).join(' / ')
  console.log(`${queries.length} queries, ${name}: first / five / ten ${shares}`)
}

for (const count of [30_000, 300_000]) {
  const before = memory()
  const { index, milliseconds, slowest } = filled(count)
  const megabytes = (memory() - before) / 1e6
  times(index, keystrokes, 1) // warm
  const usual = times(index, keystrokes, 8)
  const worst = times(index, hostile, 8)
  const rows: [string, string][] = [
    [
      'built in',
      `${(milliseconds / 1000).toFixed(1)} s, the slowest product ${slowest.toFixed(1)} ms`,
    ],
    ['memory per 10,000 products', `${((megabytes / count) * 10_000).toFixed(1)} MB`],
    ['a keystroke, median', `${at(usual, 0.5).toFixed(1)} ms`],
    ['a keystroke, 99 of 100', `${at(usual, 0.99).toFixed(1)} ms`],
    ['whatever is typed, the longest', `${at(worst, 1).toFixed(1)} ms`],
  ]
  console.log(`\n${count.toLocaleString('en')} products`)
  for (const [name, figure] of rows) console.log(`  ${name.padEnd(32)} ${figure}`)
}

function memory() {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

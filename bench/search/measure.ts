import { makeSearchIndex, type SearchIndex } from '#shop/search/indexed/search-index.ts'
import { generatedProducts } from './generated-products.ts'

/** What people type, a keystroke at a time; then what nobody should. */
const typed = [
  'basmati rice', 'fresh milk', 'choclate biskit', 'shampu', 'kornflex', 'atta 5 kg', 'dar cheeni', 'haldi',
  'mujhe nihari masala chahiye', 'please send 2 kg aloo', 'دودھ', 'چینی', 'toothpaste', 'chai ki patti', 'green tea',
  'lemon soap 100 g', 'kitchen tissue', 'washing powder', 'mango juice', 'vanilla custard',
] // prettier-ignore

export const hostile = [
  'a', 'e', '%', ' ', 'an', 'the', 'e s', 'a b c d e f g h i j k l m n o p q r s t u v w x y z', 'x'.repeat(10_000),
  'a '.repeat(5000), '(a+)+$', '.*.*.*=', '\u0000\u0001\u0007', '\u202eatta\u202c', '🍎🍎🍎', 'mujhe chahiye please',
  'rice milk tea oil '.repeat(125), 'made from the best of hills and kept cool until it reaches your kitchen', 'g', '1',
  ', ', '-', '5', 'ا', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'in the of and with', 'zzzzzzzzzz qqqqqqqqq',
] // prettier-ignore

export const keystrokes = typed.flatMap((text) =>
  [...text].map((_, at) => [...text].slice(0, at + 1).join('')),
)

export function filled(count: number): {
  index: SearchIndex
  milliseconds: number
  slowest: number
} {
  const index = makeSearchIndex()
  let slowest = 0
  let milliseconds = 0
  for (const product of generatedProducts(count)) {
    const from = performance.now()
    index.put(product)
    const took = performance.now() - from
    milliseconds += took
    slowest = Math.max(slowest, took)
  }
  return { index, milliseconds, slowest }
}

/** Milliseconds of each text that this thread computes, the mean of some rounds, in the order of size. */
export function times(index: SearchIndex, texts: readonly string[], rounds: number): number[] {
  const measured = texts.map((text, place) => {
    const before = process.threadCpuUsage()
    for (let round = 0; round < rounds; round += 1)
      index.find(text, { limit: 24, families: (place + round) % 2 === 0 })
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000 / rounds
  })
  return measured.toSorted((a, b) => a - b)
}

export const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0

const vowels = new Set([...'aeiouy'].map((letter) => letter.charCodeAt(0)))
const isVowel = (code: number) => vowels.has(code)

const maxLength = 32
const rows = [0, 1, 2].map(() => new Float32Array(maxLength + 1))

/**
 * Edit distance: insert, delete, replace cost 1 (vowels 0.5), transposition 0.8. `begun`: the rest of
 * `word` is free. Infinity above `maxDistance`.
 */
export function distance(typed: string, word: string, maxDistance: number, begun: boolean): number {
  if (typed.length > maxLength || word.length > maxLength) return Infinity
  let [before, above, row] = rows
  if (!before || !above || !row) return Infinity
  above[0] = 0
  for (let at = 1; at <= word.length; at += 1)
    above[at] = (above[at - 1] ?? 0) + stepCost(word.charCodeAt(at - 1))
  for (let at = 1; at <= typed.length; at += 1) {
    const min = fillRow({ before, above, row }, typed, at, word)
    if (min > maxDistance) return Infinity
    ;[before, above, row] = [above, row, before]
  }
  const whole = above[word.length] ?? Infinity
  const best = begun ? Math.min(whole, startOf(above, word.length) + 0.4) : whole
  return best > maxDistance ? Infinity : best
}

const stepCost = (code: number) => (isVowel(code) ? 0.5 : 1)

type Rows = { before: Float32Array; above: Float32Array; row: Float32Array }

function fillRow({ before, above, row }: Rows, typed: string, at: number, word: string) {
  const code = typed.charCodeAt(at - 1)
  const cost = stepCost(code)
  row[0] = (above[0] ?? 0) + cost
  let min = row[0]
  for (let to = 1; to <= word.length; to += 1) {
    const other = word.charCodeAt(to - 1)
    const exchange = code === other ? 0 : isVowel(code) && isVowel(other) ? 0.5 : 1
    let best = Math.min(
      (above[to - 1] ?? 0) + exchange,
      (above[to] ?? 0) + cost,
      (row[to - 1] ?? 0) + stepCost(other),
    )
    const isTurned =
      at > 1 && to > 1 && code === word.charCodeAt(to - 2) && typed.charCodeAt(at - 2) === other
    if (isTurned) best = Math.min(best, (before[to - 2] ?? 0) + 0.8)
    row[to] = best
    if (best < min) min = best
  }
  return min
}

function startOf(row: Float32Array, length: number) {
  let min = Infinity
  for (let at = 0; at <= length; at += 1) min = Math.min(min, row[at] ?? Infinity)
  return min
}

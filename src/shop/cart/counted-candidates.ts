import type { Token } from './line-tokens.ts'

/** `used`: indexes of its tokens; `rest`: their text that belongs to the name. The highest `weight` wins. */
export type Candidate = {
  weight: number
  quantity: number
  used: ReadonlySet<number>
  rest: string
  size: string | null
  isGuess: boolean
  mayBeName: boolean
}

const dozenWord = /^(?:doz|dzn|dar|درجن)/i
const cartonWord = /^(?:cartons?|ctns?|cases?|box(?:es)?|peti|bori)$/i
const pieceWord = /^(?:pcs?|pieces?|rolls?|عدد)$/i

/** "12 pcs" may be the pack size, "2 dozen" is 24, and a carton's content is unknown. */
export function countedCandidates(
  plain: Omit<Candidate, 'weight' | 'used'>,
  at: number,
  word: string,
): Candidate[] {
  const counted = { ...plain, used: new Set([at, at + 1]) }
  const { quantity } = plain
  if (dozenWord.test(word))
    return [
      { ...counted, weight: 1.4, quantity: quantity * 12 },
      { ...counted, weight: 1.3, size: '12 pcs' },
      { ...counted, weight: 1.2, quantity: 1, size: `${quantity * 12} pcs` },
    ]
  if (pieceWord.test(word))
    return [
      { ...counted, weight: 1.4 },
      { ...counted, weight: 1.2, quantity: 1, size: `${quantity} pcs` },
    ]
  return [{ ...counted, weight: 4, isGuess: cartonWord.test(word) }]
}

/** "6 x 200 ml" before the name is six of 200 ml, after it a pack of six; another quantity decides. */
export function factorsIn(tokens: readonly Token[]): Candidate[] {
  return tokens.flatMap((token, at) => {
    const [factor] = token.kind === 'size' ? token.factors : []
    if (token.kind !== 'size' || factor === undefined || token.factors.length > 1) return []
    const single = token.text.slice(token.text.indexOf('×') + 1).trim()
    const pack = { quantity: 1, used: new Set([at]), rest: '', isGuess: false, mayBeName: false }
    return [
      { ...pack, weight: at === 0 ? 0.9 : 0.7, quantity: factor, size: single },
      { ...pack, weight: 0.8, size: token.text },
    ]
  })
}

/** "a dozen eggs", "half dozen". */
export function loneDozen(tokens: readonly Token[]): Candidate[] {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'count' || !dozenWord.test(token.text) || tokens[at - 1]?.kind === 'number')
      return []
    const before = tokens[at - 1]
    const word = before?.kind === 'word' ? before.text.toLowerCase() : ''
    const share = /^(?:half|aadha|adha)$/.test(word) ? 6 : 12
    const used = new Set(/^(?:half|aadha|adha|a|one|ek)$/.test(word) ? [at - 1, at] : [at])
    const plain = { used, rest: '', isGuess: false, mayBeName: false }
    return [
      { ...plain, weight: 1.4, quantity: share, size: null },
      { ...plain, weight: 1.2, quantity: 1, size: `${share} pcs` },
    ]
  })
}

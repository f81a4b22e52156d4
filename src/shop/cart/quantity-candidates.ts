import { type Candidate, countedCandidates, factorsIn, loneDozen } from './counted-candidates.ts'
import type { Token } from './line-tokens.ts'

export function candidatesIn(tokens: readonly Token[]): Candidate[] {
  const bare = tokens.flatMap((token, at) =>
    (token.kind === 'number' && !isFactor(tokens, at)) || token.kind === 'joined'
      ? candidateAt(tokens, at)
      : [],
  )
  return [...bare, ...factorsIn(tokens), ...timesBetweenNumbers(tokens), ...loneDozen(tokens)]
}

const isFactor = (tokens: readonly Token[], at: number) =>
  isBetweenNumbers(tokens, at + 1) || isBetweenNumbers(tokens, at - 1)

const isBetweenNumbers = (tokens: readonly Token[], at: number) =>
  tokens.length > 3 &&
  tokens[at]?.kind === 'times' &&
  tokens[at - 1]?.kind === 'number' &&
  tokens[at + 1]?.kind === 'number'

/** "7 x 7 Up" and "coffee 3 in 1 x 2" have a quantity, "wipes 3 x 72" is a pack of packs. */
function timesBetweenNumbers(tokens: readonly Token[]): Candidate[] {
  return tokens.flatMap((_, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    if (!isBetweenNumbers(tokens, at) || before?.kind !== 'number' || after?.kind !== 'number')
      return []
    const plain = { rest: '', size: null, isGuess: false, mayBeName: false }
    if (at === 1)
      return [{ ...plain, weight: 1.9, quantity: before.number, used: new Set([0, at]) }]
    const isPack = before.number > 1 && before.number <= after.number
    return isEdge(tokens.slice(at + 2)) && !isPack
      ? [
          { ...plain, weight: 1.2, quantity: 1, used: new Set() },
          { ...plain, weight: 1.1, quantity: after.number, used: new Set([at, at + 1]) },
        ]
      : []
  })
}

const quantityWord = /^(?:qty|qnty|quantity|order)[.:=]*$/i

function candidateAt(tokens: readonly Token[], at: number): Candidate[] {
  const token = tokens[at]
  if (token?.kind === 'joined') return [joinedCandidate(tokens, at, token)]
  if (token?.kind !== 'number') return []
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  const plain = {
    quantity: token.number,
    rest: '',
    size: null,
    isGuess: false,
    mayBeName: false,
  }
  if (after?.kind === 'count') return countedCandidates(plain, at, after.text)
  const label = before?.kind === 'dash' ? at - 2 : at - 1
  const labelled = tokens[label]
  if (labelled?.kind === 'word' && quantityWord.test(labelled.text))
    return [{ ...plain, weight: 6, used: new Set([label, at - 1, at]) }]
  const beside = (kind: Token['kind']) =>
    [at - 1, at + 1].find((place) => tokens[place]?.kind === kind)
  const [times, dash] = [beside('times'), beside('dash')]
  if (times !== undefined) return [{ ...plain, weight: 5, used: new Set([at, times]) }]
  if (dash !== undefined) return [{ ...plain, weight: 3, used: new Set([at, dash]) }]
  const weight = token.inBrackets ? 3 : placeWeight(tokens, at)
  const mayBeName = !token.inBrackets && before?.kind !== 'size'
  return [{ ...plain, weight, used: new Set([at]), mayBeName }]
}

const isEdge = (rest: readonly Token[]) => rest.every(({ kind }) => kind === 'size')

/** The end is likelier than the beginning, that likelier than the middle. */
function placeWeight(tokens: readonly Token[], at: number) {
  if (isEdge(tokens.slice(at + 1))) return 2
  return isEdge(tokens.slice(0, at)) ? 1.5 : 1
}

const joinedCandidate = (
  tokens: readonly Token[],
  at: number,
  { number, rest, times }: Extract<Token, { kind: 'joined' }>,
): Candidate => ({
  weight: times ? 5 : placeWeight(tokens, at) - 0.1,
  quantity: number,
  used: new Set([at]),
  rest,
  size: null,
  isGuess: false,
  mayBeName: !times,
})

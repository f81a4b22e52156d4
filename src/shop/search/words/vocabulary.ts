import { fillers } from './fillers.ts'
import { isNumber, isWord } from './tokens.ts'
import { namingFields } from '../indexed/fields.ts'
import { addWord, type Sounds } from './sounds.ts'

/** Words by number, and as one text for substring search. */
export type Vocabulary = {
  numbers: Map<string, number>
  words: string[]
  /** 1: in a name, brand or category. */
  named: number[]
  /** Words between line breaks, UTF-8. */
  bytes: Uint8Array
  length: number
  /** Offset of each word in `bytes`. */
  starts: number[]
}

export const makeVocabulary = (): Vocabulary => ({
  numbers: new Map(),
  words: [],
  named: [],
  bytes: new Uint8Array(1 << 12).fill(10, 0, 1),
  length: 1,
  starts: [],
})

/** Adds a new word; `fields`: where it stands. */
export function numberOf(
  vocabulary: Vocabulary,
  sounds: Sounds,
  word: string,
  fields: number,
): number {
  let number = vocabulary.numbers.get(word)
  if (number === undefined) {
    number = vocabulary.words.push(word) - 1
    vocabulary.numbers.set(word, number)
    vocabulary.named.push(0)
    writeWord(vocabulary, word)
  }
  if (fields & namingFields && vocabulary.named[number] === 0) {
    vocabulary.named[number] = 1
    // کے لیے in an Urdu name sounds like "lays".
    if (isWord(word) && !isNumber(word) && !fillers.has(word)) addWord(sounds, word, number)
  }
  return number
}

/** In the order of their numbers, into an empty vocabulary. */
export function restoreWords(
  vocabulary: Vocabulary,
  words: readonly string[],
  named: Iterable<number>,
) {
  for (const [number, word] of words.entries()) {
    vocabulary.numbers.set(word, number)
    vocabulary.words.push(word)
    writeWord(vocabulary, word)
  }
  for (const one of named) vocabulary.named.push(one)
}

const encoder = new TextEncoder()

function writeWord(vocabulary: Vocabulary, word: string) {
  const room = vocabulary.length + word.length * 3 + 1
  if (room > vocabulary.bytes.length) {
    const larger = new Uint8Array(room * 2)
    larger.set(vocabulary.bytes)
    vocabulary.bytes = larger
  }
  vocabulary.starts.push(vocabulary.length)
  const { written } = encoder.encodeInto(word, vocabulary.bytes.subarray(vocabulary.length))
  vocabulary.bytes[vocabulary.length + written] = 10
  vocabulary.length += written + 1
}

/** Words containing a text, by position. */
export type Containing = { starting: number[]; ending: number[]; inside: number[]; same: number }

/** One pass over all words. */
export function wordsContaining(vocabulary: Vocabulary, text: string): Containing {
  const found: Containing = { starting: [], ending: [], inside: [], same: -1 }
  const needle = Buffer.from(text)
  const { bytes, starts, length } = vocabulary
  const hay = Buffer.from(bytes.buffer, bytes.byteOffset, length)
  let last = -1
  let word = 0
  for (let at = nextIn(hay, needle, 0); at !== -1; at = nextIn(hay, needle, at + 1)) {
    word = wordAt(starts, at, word)
    const isEnd = bytes[at + needle.length] === 10
    const isStart = bytes[at - 1] === 10
    if (isStart && isEnd) found.same = word
    else if (isStart) found.starting.push(word)
    else if (isEnd) found.ending.push(word)
    else if (word !== last) found.inside.push(word)
    last = word
  }
  return found
}

/** For short needles: indexOf calls cost more than scanning bytes. */
function nextIn(hay: Buffer, needle: Uint8Array, from: number): number {
  if (needle.length > 2) return hay.indexOf(needle, from)
  const [first, second] = needle
  for (let at = from; at < hay.length; at += 1)
    if (hay[at] === first && (second === undefined || hay[at + 1] === second)) return at
  return -1
}

/** Word at a byte offset; searches on from the last result. */
function wordAt(starts: readonly number[], at: number, from: number): number {
  let low = from
  let step = 1
  while ((starts[low + step] ?? Infinity) <= at) {
    low += step
    step *= 2
  }
  let high = low + step
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? Infinity) <= at) low = middle
    else high = middle
  }
  return low
}

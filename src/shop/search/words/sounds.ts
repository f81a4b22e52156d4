import { distance } from './distance.ts'
import { soundKey, soundKeys } from './phonetic.ts'
import { isNumber } from './tokens.ts'
import { formsOf } from './word-forms.ts'

/** Words and groups by phonetic key. */
export type Sounds = {
  places: Map<string, number>
  keys: string[]
  /** Consonant bit set and length per key. */
  letters: number[]
  lengths: number[]
  words: number[][]
  groups: (readonly number[])[]
}

export const makeSounds = (): Sounds => ({
  places: new Map(),
  keys: [],
  letters: [],
  lengths: [],
  words: [],
  groups: [],
})

/** `far`: distance of the sound (see `distance`). */
export type Alike = { far: number; words: readonly number[]; groups: readonly number[] }

export function addWord(sounds: Sounds, text: string, word: number) {
  const place = placeOf(sounds, soundKey(text))
  if (place !== null) sounds.words[place]?.push(word)
}

/** Replaces the key's groups. */
export function setGroups(sounds: Sounds, key: string, groups: readonly number[]) {
  const place = placeOf(sounds, key)
  if (place !== null) sounds.groups[place] = groups
}

/** Words in the order they were added. */
export function restoreKey(sounds: Sounds, key: string, words: number[]) {
  const place = placeOf(sounds, key)
  if (place !== null) sounds.words[place] = words
}

function placeOf(sounds: Sounds, key: string): number | null {
  if (key === '') return null
  const known = sounds.places.get(key)
  if (known !== undefined) return known
  const place = sounds.keys.push(key) - 1
  sounds.places.set(key, place)
  sounds.letters.push(lettersOf(key))
  sounds.lengths.push(key.length)
  sounds.words.push([])
  sounds.groups.push([])
  return place
}

export function soundingLike(sounds: Sounds, typed: string): Alike[] {
  return soundKeys(typed).flatMap((key, variant) => {
    if (key.length < 2) return []
    const place = sounds.places.get(key)
    return place === undefined ? [] : [alikeAt(sounds, place, variant === 0 ? 0 : 0.5)]
  })
}

/** Urdu script spells apart what Roman Urdu writes alike: a known دہی is no ہڈی. */
export const isAsSpelt = (word: string, isKnown: boolean): boolean =>
  isNumber(word) || (isKnown && /\p{Script=Arabic}/u.test(word))

const isLongSound = (word: string) => soundKey(word).length > 2

/** Singular and plural, unless the sound is so short that it fits too much: "zzzzes" sounds like سائز. */
export const formsByEar = (word: string): string[] =>
  isLongSound(word) ? formsOf(word).filter(isLongSound) : []

const maxAlike = 12

/** Nearest first; `begun`: match prefixes too. */
export function nearSounds(sounds: Sounds, typed: string, begun: boolean): Alike[] {
  const found: Alike[] = []
  for (const key of soundKeys(typed)) {
    if (key.length < 3) continue
    const maxDistance = maxSoundDistance(key.length)
    const letters = lettersOf(key)
    const changed = 2 * Math.floor(maxDistance) // replacing a consonant changes two bits, dropping one changes one
    for (let place = 0; place < sounds.keys.length; place += 1) {
      const length = sounds.lengths[place] ?? 0
      if (
        length + 2 * maxDistance < key.length ||
        (!begun && length > key.length + 2 * maxDistance)
      )
        continue
      const other = sounds.letters[place] ?? 0
      if (bits(begun ? letters & ~other : letters ^ other) > changed) continue
      const word = sounds.keys[place] ?? ''
      const isFirst = word.charCodeAt(0) === key.charCodeAt(0)
      const far = distance(
        key,
        word,
        isFirst ? maxDistance : maxDistance - 0.6,
        begun && key.length > 4,
      )
      if (far !== Infinity) found.push(alikeAt(sounds, place, isFirst ? far : far + 0.5))
    }
  }
  return found.toSorted((a, b) => a.far - b.far).slice(0, maxAlike)
}

const alikeAt = ({ words, groups }: Sounds, place: number, far: number): Alike => ({
  far,
  words: words[place] ?? [],
  groups: groups[place] ?? [],
})

const maxSoundDistance = (length: number) =>
  length < 4 ? 0.5 : length < 5 ? 0.85 : length < 8 ? 1.5 : 2

/** Bit set. */
function lettersOf(key: string): number {
  let letters = 0
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at)
    if (code >= 97 && !'aeiouy'.includes(key[at] ?? '')) letters |= 1 << (code - 97)
    else if (code < 97) letters |= code === 67 ? 1 << 26 : 1 << 27
  }
  return letters
}

function bits(value: number): number {
  let rest = value - ((value >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

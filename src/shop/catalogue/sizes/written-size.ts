import { readPack } from './pack.ts'
import type { Pack } from '../product.ts'

/** A size that stands in a text: the pack it names, and where it is written. */
export type WrittenSize = { pack: Pack; factors: number[]; from: number; to: number }

const spoken: [value: number, words: string][] = [
  [0.25, '¼ quarter'],
  [0.5, '½ half aadha adha aadhi adhi آدھا آدھی'],
  [0.75, '¾ paun pauna'],
  [1, 'one ek ایک'],
  [1.25, 'sawa سوا'],
  [1.5, 'dedh derh ڈیڑھ'],
  [2, 'two do دو'],
  [2.5, 'dhai dhaai ڈھائی'],
  [3, 'three teen تین'],
  [4, 'four char chaar چار'],
  [5, 'five panch paanch پانچ'],
  [10, 'ten das دس'],
  [20, 'twenty bees بیس'],
]
const numerals = new Map(
  spoken.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)),
)

const spellings = {
  kg: 'kgs?|k\\.g|kilos?|kilogra?ms?|کلو|کلوگرام',
  pao: 'pao|پاؤ',
  g: 'gms?|gra?ms?|grm|gr|g|گرام',
  mg: 'mg',
  ml: 'mls?|millilit(?:er|re)s?|ملی',
  l: 'lit(?:er|re)s?|ltrs?|lit|lts?|l|لیٹر|لٹر',
  m: 'met(?:er|re)s?|mtrs?|m',
}
const dozen = 'dozen|darjan|darzan|درجن'
const pieces = `pcs?|pieces?|${dozen}|bags|tablets|sheets|rolls`

const units = Object.entries(spellings).map(
  ([unit, spelling]) => [unit, new RegExp(`^(?:${spelling})$`, 'iu')] as const,
)
const mixed = '\\d{1,3}\\s?[½¼¾]|(?:\\d{1,3}\\s)?\\d\\s?/\\s?\\d'
// "do g" is two grams, "dog" none.
const spelled = [...numerals.keys()].map((word) =>
  /\p{L}/u.test(word) ? `${word}(?=[\\s-])` : word,
)
const number = `${mixed}|\\d{1,6}(?:\\.\\d{1,3})?|${spelled.join('|')}`

// "3-6 kg" is a range; "5kgx4" ends where the factor begins.
const sizeOf = (unit: string, alone: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}.])(?<!\\d[-–])((?:\\d{1,3}\\s*[x×*]\\s*\\(?){0,2})` +
      `(?:(${number})\\s*-?\\s*(${unit})|(${alone}))\\.?\\)*(?:(?=[x×*]\\s?\\d)|(?![\\p{L}\\p{N}]))`,
    'giu',
  )

const measured = sizeOf(Object.values(spellings).join('|'), spellings.pao)
const measuredOrCounted = sizeOf(
  [...Object.values(spellings), pieces].join('|'),
  `${spellings.pao}|${dozen}`,
)
const isDozen = new RegExp(`^(?:${dozen})$`, 'iu')

/**
 * The sizes in a text with plain digits, in the order of writing: "5kg", "1.5 ltr", "half kilo",
 * "6 x 200 ml"; with `counted` also "12 pcs" and "dozen". A range ("3–6 kg") is none, nor is the end of a code.
 */
export function sizesIn(text: string, { counted = false } = {}): WrittenSize[] {
  return [...text.matchAll(counted ? measuredOrCounted : measured)].flatMap((match) => {
    const [whole, times = '', amount = '1', written, alone] = match
    const unit = written ?? alone ?? ''
    const factors = (times.match(/\d+/g) ?? []).map(Number)
    const pack = readPack([...factors, sizeText(valueOf(amount.toLowerCase()), unit)].join(' × '))
    return pack.amount === null || isInCode(text, match.index, match.index + whole.length)
      ? []
      : [{ pack, factors, from: match.index, to: match.index + whole.length }]
  })
}

/** "DE-MILK-1L" is a code, "sugar-5kg" a name and a size. */
function isInCode(text: string, from: number, to: number) {
  const before = text.slice(text.lastIndexOf(' ', from - 1) + 1, from)
  const whole = before + text.slice(from, to)
  return (
    /^[\p{L}\p{N}]+[-_/]/u.test(before) &&
    (/^[^\p{Ll}]+$/u.test(whole) || /^\p{L}{1,3}-.+-/u.test(before))
  )
}

function valueOf(amount: string): number {
  const known = numerals.get(amount)
  if (known !== undefined) return known
  const [, whole = '0', over, under] = /^(?:(\d+)\s)?(\d)\s?\/\s?(\d)$/.exec(amount) ?? []
  if (over !== undefined) return Number(whole) + Number(over) / Number(under)
  const [, full, part = ''] = /^(\d+)\s?([½¼¾])$/.exec(amount) ?? []
  return full === undefined ? Number(amount) : Number(full) + (numerals.get(part) ?? 0)
}

/** In the shop's own way of writing: "0.5 kilo" is 500 g, two pao are 500 g. */
function sizeText(value: number, written: string): string {
  const unit = units.find(([, spelling]) => spelling.test(written))?.[0] ?? written.toLowerCase()
  if (isDozen.test(unit)) return `${round(value * 12)} pcs`
  if (unit === 'pao') return `${round(value * 250)} g`
  if (unit === 'kg' && value < 1) return `${round(value * 1000)} g`
  if (unit === 'l' && value < 1) return `${round(value * 1000)} ml`
  return `${round(value)} ${unit}`
}

const round = (value: number) => Math.round(value * 1000) / 1000

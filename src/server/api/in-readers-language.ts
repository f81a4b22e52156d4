import type { CallSchema } from '#wire/call-schema.ts'
import type { Locale } from '#shop/locale.ts'
import { compareNames } from '#shop/name-order.ts'
import { calls, type RouteName } from '#wire/calls.ts'
import { routes } from '#wire/routes.ts'
import type { OpenVisit } from '../open-shop.ts'

/** Texts of the shop within what belongs to a person, beside those of goods in carts, lists, wishlists and orders. */
const shopTexts = new Set(['zone'])

/** Filters whose names pages send back, and show in the reader's language. */
const choices = new Set(['brands', 'countries'])

/** Names that pages send back as filters, and keys. */
const keptAsTheyAre = new Set([
  '_id',
  'category_path',
  'color',
  'goods',
  'path',
  'several',
  'slug',
  'tint',
  'unsold',
])

/**
 * The answer for a reader of another language than English: each text of the shop that is translated, in translation.
 * Staff get the texts as they are, because they edit them; goods in orders and reports have a `label` beside their name,
 * in the language that the office is in for them (`officeLocale`).
 */
export async function inReadersLanguage<Answer>(
  visit: Pick<OpenVisit, 'locale' | 'translations'>,
  name: RouteName,
  answer: Answer,
  officeLocale: Locale = visit.locale,
): Promise<Answer> {
  const isOfOffice = routes[name][1].startsWith('/admin')
  const locale = isOfOffice ? officeLocale : visit.locale
  if (locale === 'en') return answer
  const texts = await visit.translations(locale)
  if (isOfOffice) return withLabels(answer, texts) as Answer
  const { publicCache: isContent }: CallSchema = calls[name]
  /** “1 kg” would be read as “kg 1” in a line from the right. */
  const sizeOf = (size: unknown): unknown => {
    if (typeof size === 'string') return size === '' ? '' : `\u2068${texts.get(size) ?? size}\u2069`
    const isPack = typeof size === 'object' && size !== null && 'text' in size
    return isPack ? { ...size, text: sizeOf(size.text) } : size
  }
  const labelled = (choice: Choice): Choice => withLabel(choice, texts)
  const translated = (value: unknown, isOfShop: boolean): unknown => {
    if (typeof value === 'string') return isOfShop ? (texts.get(value) ?? value) : value
    if (Array.isArray(value)) return value.map((one) => translated(one, isOfShop))
    if (typeof value !== 'object' || value === null) return value
    const isGoods = 'itemfullname' in value
    const result: Record<string, unknown> = {}
    for (const [name, part] of Object.entries(value)) result[name] = partOf(name, part, isGoods)
    if (isGoods && typeof result['name_ur'] === 'string' && result['name_ur'] !== '')
      result['itemfullname'] = result['name_ur']
    const colour = translationOf(result['color'], texts)
    return colour === undefined ? result : { ...result, color_label: colour }
  }
  const partOf = (name: string, part: unknown, isGoods: boolean): unknown => {
    if (name === 'size') return sizeOf(part)
    if (choices.has(name) && Array.isArray(part) && part.every(isChoice))
      return part.map(labelled).toSorted(byCount)
    if (name === 'coloroptions' && Array.isArray(part)) return part.map(labelled)
    if (keptAsTheyAre.has(name)) return part
    return translated(part, isContent === true || isGoods || shopTexts.has(name))
  }
  return translated(answer, isContent === true) as Answer
}

/** Keys that only goods in orders and reports have; their colours have a swatch. */
const goodsKeys = ['productId', 'soldGoods', 'itemId', 'swatch']

/** The names of goods and colours in the reader's language, beside those that are on the order. */
function withLabels(value: unknown, texts: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => withLabels(one, texts))
  if (typeof value !== 'object' || value === null) return value
  const result: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): [string, unknown][] => [
      [key, withLabels(part, texts)],
      ...labelOfKey(key, part, texts),
    ]),
  )
  const colour = translationOf(result['color'], texts)
  const isGoods = typeof result['pack'] === 'string' || goodsKeys.some((key) => key in result)
  const text = isGoods ? result['name'] : 'unit' in result && result['text'] // of a pack
  const label = translationOf(text, texts)
  return {
    ...result,
    ...(label !== undefined && { label }),
    ...(colour !== undefined && { colorLabel: colour }),
  }
}

/** Texts whose label stands beside them: `packLabel` of a pack, and of zones, which pages send back as filters. */
const labelledKeys = new Set(['pack', 'deliveryZone', 'town', 'zone'])

function labelOfKey(
  key: string,
  text: unknown,
  texts: ReadonlyMap<string, string>,
): [string, unknown][] {
  const label = labelledKeys.has(key) ? translationOf(text, texts) : undefined
  return label === undefined ? [] : [[`${key}Label`, label]]
}

const translationOf = (text: unknown, texts: ReadonlyMap<string, string>) =>
  typeof text === 'string' ? texts.get(text) : undefined

function withLabel<Named extends { name?: unknown }>(
  one: Named,
  texts: ReadonlyMap<string, string>,
) {
  const label = translationOf(one.name, texts)
  return label === undefined ? one : { ...one, label }
}

type Choice = { name: string; label?: string; count: number }

const isChoice = (one: unknown): one is Choice =>
  typeof one === 'object' && one !== null && 'name' in one && 'count' in one

/** The most frequent first; equal ones by the name that is read. */
const byCount = (a: Choice, b: Choice) =>
  b.count - a.count || compareNames(a.label ?? a.name, b.label ?? b.name)

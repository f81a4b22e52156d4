import type { CallSchema } from '#wire/call-schema.ts'
import { calls, type RouteName } from '#wire/calls.ts'
import { routes } from '#wire/routes.ts'
import type { OpenVisit } from '../open-shop.ts'

/** Texts of the shop within what belongs to a person: names of products in carts, lists and orders. */
const productTexts = new Set(['itemfullname'])

/** Names that pages send back as filters, and keys. */
const keptAsTheyAre = new Set([
  '_id',
  'brands',
  'category_path',
  'countries',
  'goods',
  'path',
  'slug',
  'tint',
  'unsold',
])

/**
 * The answer for a reader of another language than English: each text of the shop that is translated, in translation.
 * Staff get the texts as they are, because they edit them.
 */
export async function inReadersLanguage<Answer>(
  visit: Pick<OpenVisit, 'locale' | 'translations'>,
  name: RouteName,
  answer: Answer,
): Promise<Answer> {
  if (visit.locale === 'en' || routes[name][1].startsWith('/admin')) return answer
  const texts = await visit.translations(visit.locale)
  const { publicCache: isContent }: CallSchema = calls[name]
  /** “1 kg” would be read as “kg 1” in a line from the right. */
  const sizeOf = (size: unknown): unknown => {
    if (typeof size === 'string') return size === '' ? '' : `\u2068${texts.get(size) ?? size}\u2069`
    const isPack = typeof size === 'object' && size !== null && 'text' in size
    return isPack ? { ...size, text: sizeOf(size.text) } : size
  }
  const translated = (value: unknown, key: string): unknown => {
    if (typeof value === 'string')
      return isContent || productTexts.has(key) ? (texts.get(value) ?? value) : value
    if (Array.isArray(value)) return value.map((one) => translated(one, key))
    if (typeof value !== 'object' || value === null) return value
    const result: Record<string, unknown> = {}
    for (const [name, part] of Object.entries(value))
      result[name] =
        name === 'size' ? sizeOf(part) : keptAsTheyAre.has(name) ? part : translated(part, name)
    if (
      typeof result['name_ur'] === 'string' &&
      result['name_ur'] !== '' &&
      'itemfullname' in result
    )
      result['itemfullname'] = result['name_ur']
    return result
  }
  return translated(answer, '') as Answer
}

import type { SavedText } from '../translations/carried.ts'
import type { ProductDraft } from './product-draft.ts'

/** The texts of a product that shoppers read, beside its name, whose Urdu is a fact. */
export const wordNames = ['description', 'fullDescription', 'origin', 'countryOfOrigin', 'ingredients', 'shelfLife', 'storage'] as const // prettier-ignore
/** The same that are several texts each; their Urdu is in the same order. */
export const wordListNames = ['highlights', 'allergens'] as const

export type WordName = (typeof wordNames)[number]
export type WordListName = (typeof wordListNames)[number]

/** The Urdu as it was written; '': no translation. A text without an entry keeps its translation, also when its English changes. */
export type ProductUrdu = {
  [N in WordName]?: string | undefined
} & { [N in WordListName]?: readonly string[] | undefined } & {
  /** In the order of the colours; undefined: as it is. */
  colors?: readonly (string | undefined)[] | undefined
}

type Words = Pick<
  ProductDraft,
  'name' | 'description' | 'fullDescription' | 'highlights' | 'facts' | 'colours'
>

/** The texts by their names. */
export const wordsOf = ({ description, fullDescription, highlights, facts, colours }: Words) => ({
  description,
  fullDescription,
  origin: facts.origin,
  countryOfOrigin: facts.countryOfOrigin,
  ingredients: facts.ingredients,
  shelfLife: facts.shelfLife,
  storage: facts.storage,
  highlights,
  allergens: facts.allergens,
  colors: colours.map(({ name }) => name),
})

/** Names of things that exist without the product: another country isn't the old one in new words. */
const chosenNames: ReadonlySet<WordName> = new Set(['origin', 'countryOfOrigin', 'shelfLife'])

/** What is saved of the texts of a product, with their Urdu. `before` null: a new product. */
export function textsOfProduct(
  before: Words | null,
  after: Words,
  urdu: ProductUrdu = {},
): SavedText[] {
  const [was, is] = [before && wordsOf(before), wordsOf(after)]
  return [
    nameOf(before, after),
    ...wordNames.map((name) => ({
      before: chosenNames.has(name) ? '' : (was?.[name] ?? ''),
      after: is[name],
      urdu: urdu[name],
    })),
    ...wordListNames.flatMap((name) => listed(was?.[name] ?? [], is[name], urdu[name])),
    ...is.colors.map((after, index) => {
      const typed = urdu.colors?.[index]
      // Other products have the colour too: an empty field of a new one doesn't take its Urdu away.
      const isUntyped = typed === '' && !was?.colors.includes(after)
      return { before: '', after, urdu: isUntyped ? undefined : typed }
    }),
  ]
}

function nameOf(before: Words | null, after: Words): SavedText {
  const [was, is] = [before?.facts.nameUr ?? '', after.facts.nameUr]
  const text = { before: before?.name ?? '', after: after.name }
  return was === is ? { ...text, own: is } : { ...text, urdu: is }
}

/** Of two lists of the same length, each text has become the one in its place, unless it only moved. */
function listed(
  before: readonly string[],
  after: readonly string[],
  urdu: readonly string[] | undefined,
): SavedText[] {
  return after.map((text, index) => {
    const was = before.length === after.length ? (before[index] ?? '') : ''
    return {
      before: after.includes(was) ? text : was,
      after: text,
      urdu: urdu && (urdu[index] ?? ''),
    }
  })
}

/** One of three levels; `path` is the slugs from the top joined by "/", and is the key. */
export type Category = {
  path: string
  level: 1 | 2 | 3
  name: string
  parentPath: string | null
  position: number
  tint: string | null
  picture: string | null
  description: string | null
}

/** Which category, and where it stands. */
export type CategoryKey = Pick<Category, 'path' | 'name' | 'parentPath' | 'level'>

/** The soft grounds on which a main category's pictures stand. */
export const tints = [
  'leaf',
  'wheat',
  'milk',
  'clay',
  'sky',
  'rose',
  'mint',
  'plum',
  'sand',
  'sun',
  'slate',
  'peach',
] as const

/** A category with what stands under it. Counts are of published products. */
export type CategoryNode = {
  name: string
  slug: string
  path: string
  tint: string | null
  picture: string | null
  products: number
  /** Sizes of one product count once. */
  families: number
  children: CategoryNode[]
}

/** Where a product stands: the three names, and the path of the lowest level. */
export type ProductCategory = { main: string; sub: string; item: string; path: string }

/** Whether a name has something that an address can say; 🥦 and *** have nothing. */
export const hasLetters = (name: string) => /[\p{L}\p{N}]/u.test(name.normalize('NFKD'))

/** Names that people read as the same one, whatever their case and spaces. */
export const isSameCategoryName = (a: string, b: string) => comparable(a) === comparable(b)
const comparable = (name: string) =>
  name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/** "Fruits & Vegetables" → "fruits-vegetables". Two names with the same slug are one category. */
export function slugOf(name: string) {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return slug === '' ? 'other' : slug
}

export const pathOf = (...names: readonly string[]) => names.map(slugOf).join('/')

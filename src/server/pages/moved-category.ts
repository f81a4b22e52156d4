import { slugOf } from '#shop/catalogue/categories/category.ts'

/** Where the page of a category is that was renamed, moved or merged; null: this address is not of one. */
export function movedCategory(url: URL, moves: ReadonlyMap<string, string>): string | null {
  const [, root, ...names] = url.pathname.split('/')
  if (root !== 'category' || moves.size === 0) return null
  const path = moves.get(names.map((name) => slugOf(decodeURIComponent(name))).join('/'))
  return path === undefined
    ? null
    : `/category/${path.split('/').map(encodeURIComponent).join('/')}${url.search}`
}

import './category.css'
import './panel.css'
import type { CategoryNode } from '#shop/catalogue/category.ts'
import { slugOf } from '#shop/catalogue/category.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { notFound } from '../../app/api/api-error.ts'
import { catalogueMessages } from '../../messages/en/catalogue.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { type Crumb, crumbFacts, Crumbs } from '../parts/crumbs.tsx'
import { pageIn } from '../parts/pages-around.ts'
import { panelClass } from './panel-of.ts'
import { CountAndSort, ProductList } from './product-list.tsx'
import { ShelfRow, shelfRowOf } from './shelf-row.tsx'
import { sortIn } from '../parts/sort.tsx'
import { useTint } from '../parts/use-tint.ts'
import { tilesOf } from './tiles-of.ts'
import { Tiles } from './tiles.tsx'

const perPage = 36

/** One page for the three levels: what is below is shown as tiles, all products under it as cards. */
export const page = definePage({
  async load({ language, api, params, url }) {
    const wanted = [params.main, params.sub, params.shelf].filter((part) => part !== undefined)
    const trail = trailTo(await api.categoryTree(), wanted.map(slugOf))
    const category = trail.at(-1)
    if (!category) throw notFound(messagesIn(language, catalogueMessages)('category.missing'))
    const place = category.path.split('/')
    const view = { page: pageIn(url.searchParams), sort: sortIn(url.searchParams) }
    const { products, total } = await api.products({ place, limit: perPage, ...view })
    const { name, families: count } = category
    const crumbs = crumbsOf(trail)
    const tiles = tilesOf(category, trail.length, products, messagesIn(language, catalogueMessages))
    const row = shelfRowOf(trail)
    return { crumbs, name, count, tiles, row, place, products, total, ...view }
  },
  head: ({ crumbs, name, count, place, page: at }, { url, language }) => ({
    title: name,
    description: messagesIn(language, catalogueMessages)('category.description', { name, count }),
    canonical: paths.category(place, { page: at }),
    facts: [crumbFacts(crumbs, url.origin, language)],
  }),
  Page: ({ data: { crumbs, name, tiles, row, place, sort, ...list } }) => {
    const tint = useTint(place.join('/'))
    return (
      <div className={`wrap ${tint}`}>
        <Crumbs crumbs={crumbs} />
        <header className={`mb-6 ${place.length === 1 ? panelClass(place.join()) : ''}`}>
          <h1 className="text-sign">{name}</h1>
        </header>
        {row && <ShelfRow row={row} />}
        <Tiles name={name} tiles={tiles} />
        <CountAndSort
          className="mt-8 mb-5"
          total={list.total}
          sort={sort}
          sortTo={(next) => paths.category(place, { sort: next })}
        />
        <ProductList
          list={list}
          perPage={perPage}
          label={name}
          place="members"
          heart={place.length < 3}
          pageTo={(next) => paths.category(place, { sort, page: next })}
        />
      </div>
    )
  },
})

/** The categories from the top down to the one that is asked for; empty when one is not there. */
function trailTo(
  nodes: readonly CategoryNode[],
  [slug, ...rest]: readonly string[],
): CategoryNode[] {
  const node = nodes.find((one) => one.slug === slug)
  if (!node) return []
  if (rest.length === 0) return [node]
  const below = trailTo(node.children, rest)
  return below.length > 0 ? [node, ...below] : []
}

const crumbsOf = (trail: readonly CategoryNode[]): Crumb[] =>
  trail.map(({ name, path }) => ({ name, to: paths.category(path.split('/')) }))

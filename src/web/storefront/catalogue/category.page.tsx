import { type CategoryNode, slugOf } from '#shop/catalogue/categories/category.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { notFound } from '../../app/api/api-error.ts'
import { catalogueMessages } from '../../messages/en/storefront/catalogue/catalogue.ts'
import { messagesIn, type Translate } from '../../messages/messages-in.ts'
import { type Crumb, crumbFacts, Crumbs } from '../parts/crumbs.tsx'
import { panelClass } from './panel-of.ts'
import { FilteredList } from './filters/filtered-list.tsx'
import { addressOf, isNarrowed, listViewIn } from './filters/list-view.ts'
import { loadList } from './filters/load-list.ts'
import { CategoryRow, categoryRowOf } from './category-row.tsx'
import { useTint } from '../parts/use-tint.ts'
import { Link } from '../../app/router/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import type { Product } from '#shop/catalogue/product.ts'
import './category.css'
import './panel.css'

type Tile = { name: string; place: string[]; picture: string | null; counts: string }

/** A sub-category counts its item categories, an item category its products. */
const tilesOf = (
  category: CategoryNode,
  level: number,
  products: readonly Product[],
  t: Translate<typeof catalogueMessages>,
): Tile[] =>
  category.children.map((child) => ({
    name: child.name,
    place: child.path.split('/'),
    picture: pictureOf(child, products),
    counts:
      level === 1
        ? t('category.shelves', { count: child.children.length })
        : t('category.items', { count: child.families }),
  }))

/** Its own picture, else that of one of its products. */
const pictureOf = ({ path, picture }: CategoryNode, products: readonly Product[]) =>
  picture ??
  products.find(({ category }) => `${category.path}/`.startsWith(`${path}/`))?.picture ??
  null

type TilesProps = { name: string; tiles: readonly Tile[]; to: (place: string[]) => string }

const Tiles = ({ name, tiles, to }: TilesProps) => {
  const t = useMessages(catalogueMessages)
  return (
    tiles.length > 0 && (
      <ul className="tiles" aria-label={t('category.tiles', { name })}>
        {tiles.map((tile) => (
          <li key={tile.name}>
            <Link to={to(tile.place)} className="tile">
              <span className="grid content-center">
                <span className="font-display leading-tight font-bold">{tile.name}</span>
                <span className="text-small">{tile.counts}</span>
              </span>
              {tile.picture && (
                <Photo picture={tile.picture} alt="" sizes="80px" className="tile-picture" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    )
  )
}

const perPage = 36

/** One page for all three levels: child categories as tiles, all products below as cards. */
export const page = definePage({
  async load({ language, api, params, url }) {
    const wanted = [params.main, params.sub, params.shelf].filter((part) => part !== undefined)
    const trail = trailTo(await api.categoryTree(), wanted.map(slugOf))
    const category = trail.at(-1)
    if (!category) throw notFound(messagesIn(language, catalogueMessages)('category.missing'))
    const place = category.path.split('/')
    const view = listViewIn(url.searchParams)
    const list = await loadList(api, { place, view, limit: perPage })
    const { name, families: count } = category
    const crumbs = crumbsOf(trail)
    const tiles = tilesOf(
      category,
      trail.length,
      list.products,
      messagesIn(language, catalogueMessages),
    )
    const row = categoryRowOf(trail)
    return { crumbs, name, count, tiles, row, place, ...list }
  },
  head: ({ crumbs, name, count, place, view }, { url, language }) => ({
    title: name,
    description: messagesIn(language, catalogueMessages)('category.description', { name, count }),
    ...(!isNarrowed(view) && { canonical: paths.category(place, { page: view.page }) }),
    facts: [crumbFacts(crumbs, url.origin, language)],
  }),
  Page: ({ data: { crumbs, name, tiles, row, place, facets, view, ...list } }) => {
    const tint = useTint(place.join('/'))
    const narrowTo = (below: string[]) => addressOf(paths.category(below), { ...view, page: 1 })
    return (
      <div className={`wrap ${tint}`}>
        {/* On phones the row below leads back up. */}
        <div className={row ? 'category-crumbs' : undefined}>
          <Crumbs crumbs={crumbs} />
        </div>
        <header className={`category-head ${place.length === 1 ? panelClass(place.join()) : ''}`}>
          <h1>{name}</h1>
        </header>
        {row && <CategoryRow row={row} narrowTo={narrowTo} />}
        <Tiles name={name} tiles={tiles} to={narrowTo} />
        <div className="category-goods">
          <FilteredList
            list={{ ...list, page: view.page }}
            facets={facets}
            view={view}
            perPage={perPage}
            label={name}
            place="members"
            heart={place.length < 3}
            to={(next) => addressOf(paths.category(place), next)}
          />
        </div>
      </div>
    )
  },
})

/** From the top category down; empty if one doesn't exist. */
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

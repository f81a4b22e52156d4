import { encodeProductQuery } from '#wire/v1/catalogue/product.ts'
import { type Api, decodeCard } from '../../../app/api/api.ts'
import { filtersOf, type ListView } from './list-view.ts'

type Asked = {
  view: ListView
  limit: number
  /** category slugs from the top level down, none to three */
  place?: readonly string[]
  search?: string
  exact?: boolean
}

/** A page of a list, and the number of products per filter value. */
export async function loadList(
  { send }: Pick<Api, 'send'>,
  { view, limit, place = [], search, exact }: Asked,
) {
  const query = {
    ...encodeProductQuery({ place, search }),
    ...filtersOf(view),
    ...(exact && { exact: '1' as const }),
  }
  const [{ data, total = data.length, fewer = [], ...about }, facets] = await Promise.all([
    send('products', { query: { ...query, sort: view.sort, page: view.page, limit } }),
    send('facets', { query }),
  ])
  return {
    products: data.map(decodeCard),
    total,
    facets,
    view,
    corrected: about.corrected ?? null,
    fewer,
    unsold: about.unsold ?? [],
    meal: about.meal ?? null,
    several: about.several ?? [],
  }
}

import { encodeProductQuery } from '#wire/v1/product.ts'
import { type Api, decodeCard } from '../../app/api/api.ts'
import { filtersOf, type ListView, listViewIn } from '../catalogue/filters/list-view.ts'

/** A page of the offers, and how many there are with each choice; a category that is not there is none. */
export async function loadOffers(api: Pick<Api, 'send'>, asked: URLSearchParams, limit: number) {
  // All of them are offers in stock: there is no choice of it.
  const { offers: _offers, stock: _stock, ...view } = listViewIn(asked)
  const slug = asked.get('category')?.slice(0, 200).toWellFormed() || undefined
  const list = await offersIn(api, slug, view, limit)
  if (slug === undefined) return { ...list, view, slug, name: null }
  const name = list.facets.categories.find(({ path }) => path === slug)?.name
  return name === undefined
    ? { ...(await offersIn(api, undefined, view, limit)), view, slug: undefined, name: null }
    : { ...list, view, slug, name }
}

async function offersIn(
  { send }: Pick<Api, 'send'>,
  slug: string | undefined,
  view: ListView,
  limit: number,
) {
  const query = {
    ...encodeProductQuery({ place: slug === undefined ? [] : [slug], search: undefined }),
    ...filtersOf(view),
  }
  const [{ data, total }, facets] = await Promise.all([
    send('offers', { query: { ...query, sort: view.sort, page: view.page, limit } }),
    send('facets', { query: { ...query, offers: '1', in_stock: '1', beside: '1' } }),
  ])
  return { products: data.map(decodeCard), total, facets: { ...facets, offers: 0, in_stock: 0 } }
}

import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { offersMessages } from '../../messages/en/storefront/catalogue/offers.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilteredList } from '../catalogue/filters/filtered-list.tsx'
import {
  addressOf,
  filtersOf,
  isNarrowed,
  type ListView,
  listViewIn,
} from '../catalogue/filters/list-view.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { Crumbs } from '../parts/crumbs.tsx'
import { OfferEnds } from '../product/buying/offer-ends.tsx'
import { encodeProductQuery } from '#wire/v1/catalogue/product.ts'
import { type Api, decodeCard } from '../../app/api/api.ts'
import type { WireFacets } from '#wire/v1/catalogue/facets.schema.ts'
import './offers.css'

const perPage = 48

const at = (category: string | undefined, view: ListView) =>
  addressOf(paths.offers({ category }), view)

export const page = definePage({
  load: ({ api, url }) => loadOffers(api, url.searchParams, perPage),
  head: ({ slug, name, view }, { language }) => {
    const t = messagesIn(language, offersMessages)
    return {
      title: name === null ? t('offers.title') : t('offers.titleOf', { name }),
      description: t('offers.description'),
      ...(!isNarrowed(view) && { canonical: paths.offers({ category: slug, page: view.page }) }),
    }
  },
  Page: ({ data: { facets, view, slug, name, ...list } }) => {
    const t = useMessages(offersMessages)
    const title = name === null ? t('offers.title') : t('offers.titleOf', { name })
    const first = { ...view, page: 1 }
    return (
      <div className="wrap">
        <Crumbs crumbs={[{ name: t('offers.title'), to: paths.offers() }]} />
        <h1 className="text-sign max-md:text-head md:mb-5">{title}</h1>
        <OfferFilter
          categories={facets.categories}
          chosen={slug}
          to={(category) => at(category, first)}
        />
        <FilteredList
          list={{ ...list, page: view.page }}
          facets={facets}
          view={view}
          perPage={perPage}
          label={title}
          first={t('offers.saving')}
          count={t('offers.count', { count: list.total })}
          note={(product) => <OfferEnds product={product} />}
          empty={<NoOffers name={name} />}
          to={(next) => at(slug, next)}
          categoryTo={at}
          category={
            slug === undefined ? undefined : categoryOf(slug, name ?? slug, at(undefined, first))
          }
        />
      </div>
    )
  },
})

/** The title names a main category, so only lower ones need a chip. */
const categoryOf = (path: string, name: string, all: string) => ({
  path,
  name,
  all,
  hasChip: path.includes('/'),
})

function NoOffers({ name }: { name: string | null }) {
  const t = useMessages(offersMessages, siteMessages)
  const { departments } = useLayoutData()
  return (
    <EmptyState
      ornament="basket"
      title={name === null ? t('offers.none') : t('offers.noneOf', { name })}
      text={t('offers.noneText')}
    >
      {name !== null && (
        <Link to={paths.offers()} className={buttonClass({ kind: 'main' })}>
          {t('offers.all')}
        </Link>
      )}
      {departments.length > 0 && (
        <Link to={paths.products()} className={buttonClass()}>
          {t('products.title')}
        </Link>
      )}
    </EmptyState>
  )
}

/** Offers and their counts per filter; ignores an unknown category. */
async function loadOffers(api: Pick<Api, 'send'>, params: URLSearchParams, limit: number) {
  // All offers are in stock, so the list has no such filter.
  const { offers: _offers, stock: _stock, ...view } = listViewIn(params)
  const slug = params.get('category')?.slice(0, 200).toWellFormed() || undefined
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

type Props = {
  categories: WireFacets['categories']
  chosen: string | undefined
  to: (category: string | undefined) => string
}

/** Main categories with offers, for phones; desktops have them in the filters. */
function OfferFilter({ categories, chosen, to }: Props) {
  const t = useMessages(offersMessages)
  const main = categories.filter(({ path }) => !path.includes('/'))
  if (main.length < 2 && chosen === undefined) return null
  const [above] = chosen?.split('/') ?? []
  const total = main.reduce((sum, { count }) => sum + count, 0)
  // Highlight the nearest chosen ancestor, or a phone's row would show no choice.
  const isAbove = ({ path }: { path: string }) => path === above
  const displayed = [...main.filter(isAbove), ...main.filter((one) => !isAbove(one))]
  const choices = [{ path: undefined, name: t('offers.all'), count: total }, ...displayed]
  return (
    <nav aria-label={t('offers.filter')} className="offer-filter">
      <ul>
        {choices.map(({ path, name, count }) => (
          <li key={path ?? ''}>
            <Link
              to={to(path)}
              preventScrollReset
              aria-current={path === above ? 'page' : undefined}
              className="offer-choice"
            >
              {name}
              <span className={`money text-small ${path === above ? '' : 'text-soft'}`}>
                {t.number(count)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { definePage } from '../layout-data/define-page.ts'
import type { Api } from '../../app/api/api.ts'
import { paths } from '../../app/paths.ts'
import { catalogueMessages } from '../../messages/en/storefront/catalogue/catalogue.ts'
import { filtersMessages } from '../../messages/en/storefront/catalogue/filters.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { FilteredList } from './filters/filtered-list.tsx'
import { highestPriceIn } from './filters/highest-price.ts'
import { addressOf, isNarrowed, type ListView, listViewIn } from './filters/list-view.ts'
import { loadList } from './filters/load-list.ts'
import { Meant } from './found/meant.tsx'
import { MoreWays } from './found/more-ways.tsx'
import { NothingFound } from './found/nothing-found.tsx'
import { Why } from './found/why.tsx'

const perPage = 48
/** A result this small suggests other searches. */
const few = 3

/** Without a text, lists all products of the category. */
export const page = definePage({
  async load({ api, url }) {
    const { text: query, max } = highestPriceIn(plain(url.searchParams.get('q'), 100))
    const category = plain(url.searchParams.get('category'), 200)
    const exact = query !== '' && url.searchParams.get('exact') === '1'
    const chosen = listViewIn(url.searchParams)
    const view = { ...chosen, max: chosen.max ?? max }
    const place = category === '' ? [] : category.split('/')
    const found = await loadList(api, { search: query, place, exact, view, limit: perPage })
    const isNothing = found.total === 0 && !isNarrowed(view) && category === ''
    const [fewer, popular, wanted] = isNothing
      ? await Promise.all([fewerFor(api, found.fewer), api.send('popularSearches'), api.featured()])
      : [null, null, null]
    const featured = fewer === null ? (wanted ?? []).slice(0, 12) : []
    return { ...found, query, category, exact, fewer, featured, popular: popular?.data ?? [] }
  },
  head: ({ query }, { language }) => {
    const t = messagesIn(language, catalogueMessages)
    return {
      title: query === '' ? t('search.title') : t('search.titleOf', { query }),
    }
  },
  Page: ({
    data: { query, category, exact, view, facets, fewer, featured, popular, ...found },
  }) => {
    const t = useMessages(catalogueMessages, filtersMessages)
    const { corrected, unsold, meal, several, ...list } = found
    const { departments } = useLayoutData()
    const categoryName =
      facets.categories.find(({ path }) => path === category)?.name ??
      departments.find(({ path }) => path === category)?.name
    const at = (text: string, on: string, isExact: boolean) =>
      paths.search({ q: text, category: on }) + (isExact ? '&exact=1' : '')
    const to = (next: ListView) => addressOf(at(query, category, exact), next)
    const all = addressOf(at(query, '', exact), { ...view, page: 1 })
    return (
      <div className="wrap pt-3">
        <h1 className="mb-1 text-head">
          {query === '' ? (categoryName ?? t('search.title')) : t('search.titleOf', { query })}
        </h1>
        {corrected !== null && (
          <Meant
            query={query}
            meant={corrected}
            isShown={!exact && list.total > 0}
            to={(text, isExact) => at(text, category, isExact)}
          />
        )}
        <Why {...{ query, unsold, meal, several }} to={(text) => at(text, category, false)} />
        <FilteredList
          list={{ ...list, page: view.page }}
          facets={facets}
          view={view}
          perPage={perPage}
          label={t('search.results')}
          first={query === '' ? undefined : t('sort.best')}
          count={t(unsold.length > 0 ? 'search.similar' : 'search.found', { count: list.total })}
          empty={
            <NothingFound
              {...{ query, fewer, featured, popular }}
              {...(category !== '' && { all })}
            />
          }
          to={to}
          categoryTo={(path, next) => addressOf(at(query, path, exact), next)}
          category={
            category !== '' ? { path: category, name: categoryName ?? category, all } : undefined
          }
        />
        {list.total > 0 && list.total <= few && <MoreWays query={query} />}
      </div>
    )
  },
})

/** Finds alternatives with fewer words, best first; null if none. */
async function fewerFor(api: Api, texts: readonly string[]) {
  for (const text of texts) {
    const { products, total } = await api.products({ search: text, limit: 12 })
    if (total > 0) return { text, products }
  }
  return null
}

/** Ignores parameters that are empty or too long. */
const plain = (text: string | null, maxLength: number) =>
  (text ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed()

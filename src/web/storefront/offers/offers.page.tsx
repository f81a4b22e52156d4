import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { offersMessages } from '../../messages/en/offers.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilteredList } from '../catalogue/filters/filtered-list.tsx'
import { addressOf, isNarrowed, type ListView } from '../catalogue/filters/list-view.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { Crumbs } from '../parts/crumbs.tsx'
import { OfferEnds } from '../product/offer-ends.tsx'
import { loadOffers } from './load-offers.ts'
import { OfferFilter } from './offer-filter.tsx'

const perPage = 48

const at = (category: string | undefined, view: ListView) =>
  addressOf(paths.offers({ category }), view)

/** What is cheaper now, and until when. */
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
        <h1 className="text-sign md:mb-5">{title}</h1>
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

/** A main category is named by the title, and chosen above the list: only one below needs a chip. */
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

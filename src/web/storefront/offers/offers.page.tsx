import { definePage } from '../layout-data/define-page.ts'
import { decodeCard } from '../../app/api/api.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { offersMessages } from '../../messages/en/offers.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ProductList } from '../catalogue/product-list.tsx'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { Crumbs } from '../parts/crumbs.tsx'
import { pageIn } from '../parts/pages-around.ts'
import { OfferEnds } from '../product/offer-ends.tsx'
import { OfferFilter } from './offer-filter.tsx'

const perPage = 48

/** What is cheaper now, and until when. */
export const page = definePage({
  async load({ api, url, layoutData }) {
    const at = pageIn(url.searchParams)
    const slug = url.searchParams.get('category') ?? ''
    const department = (await layoutData).departments.find(({ path }) => path === slug) ?? null
    const { data, total, categories } = await api.send('offers', {
      query: { page: at, limit: perPage, families: '1', main_category: department?.path },
    })
    const name = department?.name ?? null
    return {
      products: data.map(decodeCard),
      total,
      categories,
      page: at,
      slug: department?.path,
      name,
    }
  },
  head: ({ slug, name, page: at }, { language }) => {
    const t = messagesIn(language, offersMessages)
    return {
      title: name === null ? t('offers.title') : t('offers.titleOf', { name }),
      description: t('offers.description'),
      canonical: paths.offers({ category: slug, page: at }),
    }
  },
  Page: ({ data: { categories, slug, name, ...list } }) => {
    const t = useMessages(offersMessages)
    const title = name === null ? t('offers.title') : t('offers.titleOf', { name })
    return (
      <div className="wrap">
        <Crumbs crumbs={[{ name: t('offers.title'), to: paths.offers() }]} />
        <h1 className="text-sign">{title}</h1>
        {list.total > 0 && (
          <p className="text-small text-soft md:mt-2 md:text-base">
            {t('offers.count', { count: list.total })}
          </p>
        )}
        <OfferFilter categories={categories} chosen={slug} />
        <ProductList
          list={list}
          perPage={perPage}
          label={title}
          note={(product) => <OfferEnds product={product} />}
          empty={<NoOffers name={name} />}
          pageTo={(next) => paths.offers({ category: slug, page: next })}
        />
      </div>
    )
  },
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

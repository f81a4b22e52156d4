import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Crumbs } from '../parts/crumbs.tsx'
import { pageIn } from '../parts/pages-around.ts'
import { CountAndSort, ProductList } from './product-list.tsx'
import { sortIn } from '../parts/sort.tsx'

const perPage = 48

/** The grid of everything. */
export const page = definePage({
  async load({ api, url }) {
    const view = { page: pageIn(url.searchParams), sort: sortIn(url.searchParams) }
    return { ...(await api.products({ limit: perPage, ...view })), ...view }
  },
  head: ({ page: at }, { language }) => ({
    title: messagesIn(language, siteMessages)('products.title'),
    canonical: paths.products({ page: at }),
  }),
  Page: ({ data: { sort, ...list } }) => {
    const t = useMessages(siteMessages)
    return (
      <div className="wrap">
        <Crumbs crumbs={[{ name: t('products.title'), to: paths.products() }]} />
        <h1 className="text-sign">{t('products.title')}</h1>
        <CountAndSort
          className="mt-2 mb-3 md:mt-4 md:mb-5"
          total={list.total}
          sort={sort}
          sortTo={(next) => paths.products({ sort: next })}
        />
        <ProductList
          list={list}
          perPage={perPage}
          label={t('products.title')}
          pageTo={(next) => paths.products({ sort, page: next })}
        />
      </div>
    )
  },
})

import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { catalogueMessages } from '../../messages/en/catalogue.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Crumbs } from '../parts/crumbs.tsx'
import { EmptyShelf } from '../parts/empty-shelf.tsx'
import { pageIn } from '../parts/pages-around.ts'
import { Paging } from '../parts/paging.tsx'
import { sortIn, SortPicker } from '../parts/sort.tsx'
import { ProductShelf } from '../product/product-shelf.tsx'

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
  Page: ({ data: { products, total, page: at, sort } }) => {
    const t = useMessages(catalogueMessages, siteMessages)
    return (
      <div className="wrap">
        <Crumbs crumbs={[{ name: t('products.title'), to: paths.products() }]} />
        <h1 className="text-sign">{t('products.title')}</h1>
        <div className="mt-2 mb-3 flex flex-wrap md:mt-4 md:mb-5 items-center justify-between gap-3">
          <p className="text-soft">{t('category.count', { count: total })}</p>
          <SortPicker sort={sort} to={(next) => paths.products({ sort: next })} />
        </div>
        {products.length === 0 ? (
          <EmptyShelf />
        ) : (
          <ProductShelf
            products={products}
            place="open"
            eager={4}
            label={t('products.title')}
            headed
          />
        )}
        <Paging
          page={at}
          pages={Math.ceil(total / perPage)}
          to={(next) => paths.products({ sort, page: next })}
        />
      </div>
    )
  },
})

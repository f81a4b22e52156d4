import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { catalogueMessages } from '../../messages/en/catalogue.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { pageIn } from '../parts/pages-around.ts'
import { ProductList } from './product-list.tsx'

const perPage = 48

/** What a search finds; with a category and no text, all that stands in it. */
export const page = definePage({
  async load({ api, url }) {
    const asked = plain(url.searchParams.get('q'), 100)
    const category = plain(url.searchParams.get('category'), 200)
    const at = pageIn(url.searchParams)
    const place = category === '' ? [] : category.split('/')
    const found = await api.products({ search: asked, place, limit: perPage, page: at })
    return { ...found, asked, category, page: at }
  },
  head: ({ asked }, { language }) => {
    const t = messagesIn(language, catalogueMessages)
    return {
      title: asked === '' ? t('search.title') : t('search.titleOf', { asked }),
    }
  },
  Page: ({ data: { asked, category, ...list } }) => {
    const t = useMessages(catalogueMessages, siteMessages)
    const { departments } = useLayoutData()
    const shelf = departments.find(({ path }) => path === category)?.name
    return (
      <div className="wrap pt-6">
        <h1 className="text-head">
          {asked === '' ? (shelf ?? t('search.title')) : t('search.titleOf', { asked })}
        </h1>
        <p className="mt-1 mb-6 text-soft" role="status">
          {list.total > 0 && t('search.found', { count: list.total })}
          {shelf && asked !== '' && ` · ${shelf}`}
        </p>
        <ProductList
          list={list}
          perPage={perPage}
          label={t('search.results')}
          empty={<Nothing />}
          pageTo={(next) => paths.search({ q: asked, category, page: next })}
        />
      </div>
    )
  },
})

/** Whatever stands in an address can be looked for: what is no text, or too much of it, is left out. */
const plain = (text: string | null, most: number) =>
  (text ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, most)
    .toWellFormed()

const Nothing = () => {
  const t = useMessages(catalogueMessages, siteMessages)
  return (
    <EmptyState ornament="bird" title={t('search.none')} text={t('search.noneText')}>
      <Link to={paths.products()} className={buttonClass({ kind: 'main' })}>
        {t('products.title')}
      </Link>
    </EmptyState>
  )
}

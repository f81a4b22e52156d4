import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Crumbs } from '../parts/crumbs.tsx'
import { FilteredList } from './filters/filtered-list.tsx'
import { addressOf, isNarrowed, listViewIn } from './filters/list-view.ts'
import { loadList } from './filters/load-list.ts'

const perPage = 48

export const page = definePage({
  load: ({ api, url }) => loadList(api, { view: listViewIn(url.searchParams), limit: perPage }),
  head: ({ view }, { language }) => ({
    title: messagesIn(language, siteMessages)('products.title'),
    ...(!isNarrowed(view) && { canonical: paths.products({ page: view.page }) }),
  }),
  Page: ({ data: { facets, view, ...list } }) => {
    const t = useMessages(siteMessages)
    return (
      <div className="wrap">
        <Crumbs crumbs={[{ name: t('products.title'), to: paths.products() }]} />
        <h1 className="text-sign max-md:text-head md:mb-5">{t('products.title')}</h1>
        <FilteredList
          list={{ ...list, page: view.page }}
          facets={facets}
          view={view}
          perPage={perPage}
          label={t('products.title')}
          to={(next) => addressOf(paths.products(), next)}
          categoryTo={(path, next) => addressOf(paths.category(path.split('/')), next)}
        />
      </div>
    )
  },
})

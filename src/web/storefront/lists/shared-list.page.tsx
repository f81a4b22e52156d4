import '../cart/buying.css'
import { ListPlus } from 'lucide-react'
import type { SharedList } from '#shop/ration-lists/open-shared-list.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { listCalls } from '../../app/api/list-calls.ts'
import { listPaths } from '../../app/list-paths.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { listsMessages } from '../../messages/en/storefront/account/lists.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SharedCartView } from '../cart/shared/shared-cart-view.tsx'
import { definePage } from '../layout-data/define-page.ts'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { PageHead } from '../parts/page-head.tsx'
import { useSaveList } from '../cart/saving/use-save-list.tsx'

const isInvalid = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)

/** Opening a link changes nothing. Its owner isn't named. */
export const page = definePage({
  async load({ api, url }) {
    // Pages with a `key` are never cached: a link that has ended opens nothing.
    const key = url.searchParams.get('key') ?? ''
    const list = await listCalls(api)
      .sharedList(key)
      .catch((error: unknown) => {
        if (isInvalid(error)) return null
        throw error
      })
    return { list, key }
  },
  head: ({ list }, { language }) => ({
    title: list?.name ?? messagesIn(language, listsMessages)('sharedList.invalid'),
  }),
  Page: function SharedListPage({ data: { list, key } }) {
    const t = useMessages(listsMessages)
    const isEmpty = list !== null && list.lines.length + list.gone.length === 0
    if (list === null || isEmpty)
      return (
        <EmptyState
          ornament="basket"
          level={1}
          title={t(isEmpty ? 'sharedList.empty' : 'sharedList.invalid')}
          text={t(isEmpty ? 'sharedList.emptyText' : 'sharedList.invalidText')}
        >
          <Link to={paths.home()} className={buttonClass({ kind: 'main' })}>
            {t('sharedList.shop')}
          </Link>
        </EmptyState>
      )
    const crumbs = [{ name: list.name, to: listPaths.shared({ key }) }]
    return (
      <div className="wrap pb-12">
        <PageHead title={list.name} lead={t('sharedList.lead')} crumbs={crumbs}>
          <KeepList list={list} />
        </PageHead>
        <SharedCartView lines={list.lines} gone={list.gone} />
      </div>
    )
  },
})

function KeepList({ list: { lines } }: { list: SharedList }) {
  const t = useMessages(listsMessages)
  const { save, saving } = useSaveList()
  if (usePerson() === null || lines.length === 0) return null
  return (
    <>
      <Button small onClick={() => save(lines)}>
        <ListPlus aria-hidden className="size-5" /> {t('sharedList.keep')}
      </Button>
      {saving}
    </>
  )
}

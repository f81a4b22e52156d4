import '../cart/buying.css'
import type { OwnList } from '#shop/ration-lists/open-list.ts'
import { ApiError, messageOf } from '../../app/api/api-error.ts'
import { listCalls } from '../../app/api/list-calls.ts'
import { listPaths } from '../../app/list-paths.ts'
import { Link } from '../../app/router/link.tsx'
import { useRevalidator, useRouteError } from '../../app/router/use-router.tsx'
import { listsMessages } from '../../messages/en/storefront/account/lists.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { orLogin } from '../auth/require-login.ts'
import { CartSkeleton } from '../cart/cart-skeleton.tsx'
import { definePage } from '../layout-data/define-page.ts'
import { PageHead } from '../parts/page-head.tsx'
import { AddProduct } from './add-product.tsx'
import { GoneLines, ListLines } from './list-lines.tsx'
import { ListSide } from './list-side.tsx'
import { useList } from './use-list.ts'

export const page = definePage({
  load: ({ api, url, params }) => orLogin(url, listCalls(api).list(params['id'] ?? '')),
  head: ({ name }) => ({ title: name }),
  Page: ({ data }) => <ListView key={data.id} first={data} />,
  Pending: () => (
    <div className="wrap py-8">
      <CartSkeleton lines={4} />
    </div>
  ),
  ErrorPage: ListErrorPage,
})

function ListView({ first }: { first: OwnList }) {
  const t = useMessages(listsMessages)
  const state = useList(first)
  const { name, opened } = state.list
  return (
    <div className="wrap pb-12">
      <PageHead
        title={name}
        crumbs={[
          { name: t('lists.title'), to: listPaths.lists() },
          { name, to: listPaths.list(first) },
        ]}
      />
      <div className="till-grid">
        <div className="grid content-start gap-6">
          <AddProduct state={state} />
          {opened.lines.length > 0 && <ListLines state={state} />}
          {opened.lines.length + opened.gone.length === 0 && (
            <EmptyState ornament="basket" title={t('list.empty')} text={t('list.emptyText')} />
          )}
          <GoneLines state={state} />
        </div>
        <ListSide state={state} />
      </div>
    </div>
  )
}

function ListErrorPage() {
  const t = useMessages(listsMessages)
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <EmptyState
      ornament="lamp"
      level={1}
      title={isGone ? t('lists.notFound') : messageOf(error, t('lists.failed'))}
      {...(isGone && { text: t('lists.notFoundText') })}
    >
      {!isGone && (
        <Button kind="main" onClick={() => void revalidate()}>
          {t('lists.retry')}
        </Button>
      )}
      <Link to={listPaths.lists()} className={buttonClass()}>
        {t('lists.all')}
      </Link>
    </EmptyState>
  )
}

import { BellRing, ClipboardPaste, ListPlus, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { RationList } from '#shop/ration-lists/ration-list.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { listCalls } from '../../app/api/list-calls.ts'
import { listPaths } from '../../app/list-paths.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { useRevalidator, useRouteError } from '../../app/router/use-router.tsx'
import { accountMessages } from '../../messages/en/storefront/account/account.ts'
import { listsMessages } from '../../messages/en/storefront/account/lists.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { orLogin } from '../auth/require-login.ts'
import { definePage } from '../layout-data/define-page.ts'
import { PageHead } from '../parts/page-head.tsx'
import { NewList } from './new-list.tsx'

export const page = definePage({
  load: ({ api, url }) => orLogin(url, listCalls(api).lists()),
  head: (_, { language }) => ({ title: messagesIn(language, listsMessages)('lists.title') }),
  Page: function ListsPage({ data: lists }) {
    const t = useMessages(listsMessages, accountMessages)
    const [open, setOpen] = useState(false)
    const ways = (
      <div className="flex flex-wrap gap-3">
        <Button kind="main" onClick={() => setOpen(true)}>
          <ListPlus aria-hidden className="size-5" /> {t('lists.new')}
        </Button>
        <Link to={paths.quickOrder()} className={buttonClass()}>
          <ClipboardPaste aria-hidden className="size-5" /> {t('lists.paste')}
        </Link>
      </div>
    )
    return (
      <div className="wrap pb-12">
        <PageHead
          title={t('lists.title')}
          lead={t('lists.lead')}
          crumbs={[
            { name: t('profile.title'), to: paths.profile() },
            { name: t('lists.title'), to: listPaths.lists() },
          ]}
        >
          {lists.length > 0 && ways}
        </PageHead>
        {lists.length === 0 ? (
          <EmptyState ornament="basket" title={t('lists.none')} text={t('lists.noneText')}>
            {ways}
          </EmptyState>
        ) : (
          <ul className="grid gap-4 md:grid-cols-2 wide:grid-cols-3">
            {lists.map((list) => (
              <li key={list.id} className="grid">
                <ListCard list={list} />
              </li>
            ))}
          </ul>
        )}
        <Dialog open={open} onClose={() => setOpen(false)} title={t('newList.title')}>
          <NewList />
        </Dialog>
      </div>
    )
  },
  Pending: () => (
    <div className="wrap grid gap-4 py-8 md:grid-cols-2 wide:grid-cols-3" aria-hidden>
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} className="h-28 w-full !rounded-card" />
      ))}
    </div>
  ),
  ErrorPage: ListsErrorPage,
})

function ListCard({ list }: { list: RationList }) {
  const t = useMessages(listsMessages)
  const { name, lines, reminderDay, linkToken } = list
  return (
    <Link to={listPaths.list(list)} className="panel grid content-start gap-2 p-5">
      <h2 className="text-lead wrap-break-word">{name}</h2>
      <p className="text-soft">{t('lists.lines', { count: lines })}</p>
      {(reminderDay !== null || linkToken !== null) && (
        <p className="flex flex-wrap gap-2">
          {reminderDay !== null && (
            <Badge icon={<BellRing aria-hidden className="size-4" />}>
              {t('lists.remindedOn', { day: reminderDay })}
            </Badge>
          )}
          {linkToken !== null && (
            <Badge icon={<Share2 aria-hidden className="size-4" />}>{t('lists.shared')}</Badge>
          )}
        </p>
      )}
    </Link>
  )
}

function ListsErrorPage() {
  const t = useMessages(listsMessages)
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  return (
    <EmptyState ornament="lamp" level={1} title={messageOf(error, t('lists.failed'))}>
      <Button kind="main" onClick={() => void revalidate()}>
        {t('lists.retry')}
      </Button>
    </EmptyState>
  )
}

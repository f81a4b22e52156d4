import { ChevronRight } from 'lucide-react'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeImportsMessages } from '../../messages/en/back-office/catalogue/imports.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { BackLink } from '../parts/back-link.tsx'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { staffSend } from '../send.ts'
import { useChangeWords } from './use-change-words.ts'

type PastImport = Answer<'adminImports'>['data'][number]

export const page = definePage({
  async load({ api, layoutData }) {
    const { role } = await layoutData
    refuseWithout(role, 'product.import')
    return (await staffSend(api)('adminImports')).data
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeImportsMessages)('imports.title'),
  }),
  Page: ({ data }) => {
    const t = useMessages(backOfficeImportsMessages)
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <BackLink to={officePaths.products()}>{t('imports.products')}</BackLink>
        <h1 className="text-head">{t('imports.title')}</h1>
        {data.length === 0 ? (
          <EmptyState ornament="lamp" title={t('imports.none')} text={t('imports.noneText')} />
        ) : (
          <p>{t('imports.text')}</p>
        )}
        <ul aria-label={t('imports.list')} className="grid grid-cols-1 gap-3">
          {data.map((one) => (
            <Row key={one.id} past={one} />
          ))}
        </ul>
      </div>
    )
  },
})

function Row({
  past: { id, at, by, file, change, added, changed, undoneAt },
}: {
  past: PastImport
}) {
  const t = useMessages(backOfficeImportsMessages)
  const wordsOf = useChangeWords()
  const time = t.moment(Date.parse(at))
  const title = change === null ? file || t('imports.open', { time }) : wordsOf(change)
  const counts = change === null ? t('imports.counts', { added, changed }) : t('imports.countsChange', { changed }) // prettier-ignore
  return (
    <li className="grid min-w-0">
      <Link
        to={officePaths.pastImport({ id })}
        className="office-box flex flex-wrap items-center justify-between gap-3 hover:bg-sunk"
      >
        <span className="min-w-0">
          <strong className="block font-semibold">
            <bdi>{title}</bdi>
          </strong>
          <span className="block text-small text-soft">
            {counts} · {by ?? t('imports.nobody')} · {time}
          </span>
        </span>
        <span className="flex items-center gap-3">
          {undoneAt !== null && <Badge>{t('imports.undone')}</Badge>}
          <ChevronRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
        </span>
      </Link>
    </li>
  )
}

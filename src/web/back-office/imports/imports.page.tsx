import { ChevronRight } from 'lucide-react'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeImportsMessages } from '../../messages/en/back-office/catalogue/imports.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { officePaths } from '../addresses.ts'
import { listPage } from '../list/list-page.tsx'
import { useChangeLabel } from './use-change-label.ts'

export const page = listPage({
  call: 'adminImports',
  at: officePaths.imports,
  needs: 'product.import',
  messages: [backOfficeImportsMessages],
  title: 'imports.title',
  back: { to: officePaths.products(), label: 'imports.products' },
  width: 'max-w-3xl',
  Above: ({ list }) => list.rows.length > 0 && <Introduction />,
  empty: (t) => ({ title: t('imports.none'), text: t('imports.noneText') }),
  label: 'imports.list',
  Row: ({ row }) => <PastImport past={row} />,
})

const Introduction = () => <p>{useMessages(backOfficeImportsMessages)('imports.text')}</p>

type Props = { past: Answer<'adminImports'>['data'][number] }

function PastImport({ past: { id, at, by, file, change, added, changed, undoneAt } }: Props) {
  const t = useMessages(backOfficeImportsMessages)
  const changeLabel = useChangeLabel()
  const time = t.moment(Date.parse(at))
  const title = change === null ? file || t('imports.open', { time }) : changeLabel(change)
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

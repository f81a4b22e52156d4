import { ChevronLeft } from 'lucide-react'
import { allows } from '#shop/permissions.ts'
import type { Answer } from '#wire/calls.ts'
import { ApiError } from '../../app/api/api-error.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeImportsMessages } from '../../messages/en/back-office-imports.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { staffSend } from '../send.ts'
import { Counts } from './counts.tsx'
import { UndoImport } from './undo-import.tsx'

type Kept = Answer<'adminImport'>['data']['keptProducts']

const most = 1000

export const page = definePage({
  async load({ api, layoutData, params }) {
    const { role } = await layoutData
    if (!allows(role, 'product.import'))
      throw new ApiError({ status: 403, code: 'permission_missing', message: '' })
    return (await staffSend(api)('adminImport', { params: { id: params['id'] ?? '' } })).data
  },
  head: ({ at }, { language }) => {
    const t = messagesIn(language, backOfficeImportsMessages)
    return { title: t('imports.open', { time: t.moment(Date.parse(at)) }) }
  },
  Page: ({ data: { id, at, by, file, undoneAt, undoneBy, keptProducts, ...counts } }) => {
    const t = useMessages(backOfficeImportsMessages)
    const person = (name: string | null) => name ?? t('imports.nobody')
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <Link to={officePaths.imports()} className="office-link -mx-3.5 justify-self-start">
          <ChevronLeft aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
          {t('imports.back')}
        </Link>
        <h1 className="text-head">{t('imports.open', { time: t.moment(Date.parse(at)) })}</h1>
        <section className="office-box grid min-w-0 grid-cols-1 gap-3">
          <p className="break-words">
            <bdi>{[file, person(by)].filter(Boolean).join(' · ')}</bdi>
          </p>
          {undoneAt !== null && (
            <p role="status" className="font-semibold">
              {t('imports.undoneBy', {
                name: person(undoneBy),
                time: t.moment(Date.parse(undoneAt)),
              })}
            </p>
          )}
          <Counts
            counts={[
              [t('imports.added'), counts.added],
              [t('imports.changed'), counts.changed],
              ...(undoneAt === null
                ? []
                : ([
                    [t('imports.removed'), counts.removed],
                    [t('imports.restored'), counts.restored],
                    [t('imports.kept'), counts.kept],
                  ] as const)),
            ]}
          />
          {undoneAt === null && <UndoImport id={id} />}
        </section>
        {keptProducts.length > 0 && <Stay products={keptProducts} isDone={undoneAt !== null} />}
      </div>
    )
  },
})

function Stay({ products, isDone }: { products: Kept; isDone: boolean }) {
  const t = useMessages(backOfficeImportsMessages)
  return (
    <section aria-labelledby="kept" className="office-box grid gap-2">
      <h2 id="kept" className="text-title">
        {t(isDone ? 'kept.title' : 'kept.titleBefore')}
      </h2>
      <ul>
        {products.map(({ number, name, why }) => (
          <li key={number}>
            <Link
              to={officePaths.product({ id: String(number) })}
              className="inline-block py-2.5 hover:underline"
            >
              {t(`kept.${why}`, { name })}
            </Link>
          </li>
        ))}
      </ul>
      {products.length === most && <p className="text-small">{t('kept.more', { count: most })}</p>}
    </section>
  )
}

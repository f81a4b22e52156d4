import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeImportsMessages } from '../../messages/en/back-office/catalogue/imports.ts'
import { messagesIn, type Translate } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { BackLink } from '../parts/back-link.tsx'
import { staffSend } from '../send.ts'
import { Counts } from './counts.tsx'
import { useChangeLabel } from './use-change-label.ts'
import { UndoImport } from './undo-import.tsx'
import { useDotted } from '../parts/use-dotted.ts'

type Past = Answer<'adminImport'>['data']
type KeptProducts = Past['keptProducts']

const most = 1000

export const page = definePage({
  async load({ api, layoutData, params }) {
    const { role } = await layoutData
    refuseWithout(role, 'product.import')
    return (await staffSend(api)('adminImport', { params: { id: params['id'] ?? '' } })).data
  },
  head: (past, { language }) => ({
    title: titleOf(past, messagesIn(language, backOfficeImportsMessages)),
  }),
  Page: ({ data }) => {
    const t = useMessages(backOfficeImportsMessages)
    const dotted = useDotted()
    const changeLabel = useChangeLabel()
    const { id, by, file, change, undoneAt, undoneBy, keptProducts, ...counts } = data
    const person = (name: string | null) => name ?? t('imports.nobody')
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <BackLink to={officePaths.imports()}>{t('imports.back')}</BackLink>
        <h1 className="text-head">{titleOf(data, t)}</h1>
        <section className="office-box grid min-w-0 grid-cols-1 gap-3">
          <p>
            <bdi>{dotted([change ? changeLabel(change) : file, person(by)])}</bdi>
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
              ...(change === null ? ([[t('imports.added'), counts.added]] as const) : []),
              [t('imports.changed'), counts.changed],
              ...(undoneAt === null
                ? []
                : ([
                    ...(change === null ? ([[t('imports.removed'), counts.removed]] as const) : []),
                    [t('imports.restored'), counts.restored],
                    [t('imports.kept'), counts.kept],
                  ] as const)),
            ]}
          />
          {undoneAt === null && <UndoImport id={id} isChange={change !== null} />}
        </section>
        {keptProducts.length > 0 && <Stay products={keptProducts} isDone={undoneAt !== null} />}
      </div>
    )
  },
})

const titleOf = ({ at, change }: Past, t: Translate<typeof backOfficeImportsMessages>) =>
  t(change === null ? 'imports.open' : 'imports.openChange', { time: t.moment(Date.parse(at)) })

function Stay({ products, isDone }: { products: KeptProducts; isDone: boolean }) {
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

import './reading.css'
import type { Block } from '#shop/content/content.ts'
import { contentCalls } from '../../app/api/content-calls.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Photo } from '../../ui/photo.tsx'
import { readingMessages } from '../../messages/en/storefront/content/reading.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { Markdown } from './reading/markdown.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { tintAt } from './reading/tints.ts'
import { CountUp } from './count-up.tsx'

export const page = definePage({
  load: async ({ api }) => ({
    deeds: await contentCalls(api)
      .achievements()
      .catch((): Block[] => []),
  }),
  head: (_, { language }) => {
    const t = messagesIn(language, readingMessages)
    return {
      title: t('achievements.title'),
      description: t('achievements.description'),
      canonical: paths.achievements(),
    }
  },
  Page: ({ data: { deeds } }) => {
    const t = useMessages(readingMessages)
    return (
      <div className="wrap">
        <PageHead
          title={t('achievements.title')}
          lead={t('achievements.lead')}
          crumbs={[{ name: t('achievements.title'), to: paths.achievements() }]}
        />
        <Figures />
        {deeds.length === 0 ? (
          <EmptyState
            ornament="peacock"
            title={t('achievements.empty')}
            text={t('achievements.emptyText')}
          />
        ) : (
          <section className="mt-14">
            <h2 className="head-art head-stars mb-8 text-head">{t('achievements.list')}</h2>
            <ul className="grid gap-x-12 gap-y-10 wide:grid-cols-2">
              {deeds.map((deed, index) => (
                <li key={deed.id}>
                  <Deed deed={deed} index={index} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    )
  },
})

/** Figures that staff edit. */
function Figures() {
  const t = useMessages(readingMessages)
  const counters = useLayoutData().settings?.counters ?? []
  if (counters.length === 0) return null
  return (
    <section aria-label={t('achievements.figures')} className="figures">
      <dl className="grid grid-cols-3 gap-2">
        {counters.map(({ label, count }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-1 text-center">
            <dt className="text-on-brand-soft max-sm:text-small sm:text-lead">{label}</dt>
            <dd className="font-display text-sign font-bold text-bright">
              <CountUp to={count} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="border-phool absolute inset-x-0 bottom-0" aria-hidden />
    </section>
  )
}

const Deed = ({ deed, index }: { deed: Block; index: number }) => (
  <article className={`deed ${tintAt(index)}`}>
    <Photo
      picture={deed.picture}
      alt=""
      shape="wide"
      sizes="480px"
      className="deed-picture mehrab"
    />
    <div className="grid gap-2">
      <h3 className="text-title">{deed.title}</h3>
      <Markdown text={deed.description} className="!text-base text-soft" />
    </div>
  </article>
)

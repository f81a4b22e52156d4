import './reading.css'
import type { Block } from '#shop/content/content.ts'
import { contentCalls } from '../../app/api/content-calls.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Photo } from '../../ui/photo.tsx'
import { readingMessages } from '../../messages/en/storefront/content/reading.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Markdown } from './reading/markdown.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { tintAt } from './reading/tints.ts'

export const page = definePage({
  async load({ api }) {
    const [blocks, { shopName, address }] = await Promise.all([
      contentCalls(api)
        .about()
        .catch((): Block[] => []),
      api.settings(),
    ])
    return { blocks, shopName, hasAddress: address !== '' }
  },
  head: ({ shopName }, { language }) => {
    const t = messagesIn(language, readingMessages)
    return {
      title: t('about.title'),
      description: t('about.description', { shopName }),
      canonical: paths.about(),
    }
  },
  Page: ({ data: { blocks, shopName, hasAddress } }) => {
    const t = useMessages(readingMessages)
    return (
      <div className="wrap">
        <PageHead
          title={t('about.title')}
          lead={t('about.lead', { shopName })}
          crumbs={[{ name: t('about.title'), to: paths.about() }]}
        />
        {blocks.length === 0 ? (
          <EmptyState
            ornament="lamp"
            title={t('about.empty')}
            text={t(hasAddress ? 'about.emptyText' : 'about.emptyNoAddress')}
          />
        ) : (
          <div className="turns">
            {blocks.map((block, index) => (
              <Turn key={block.id} block={block} index={index} />
            ))}
          </div>
        )}
        <Next hasAddress={hasAddress} />
      </div>
    )
  },
})

const Turn = ({ block, index }: { block: Block; index: number }) => (
  <section className={`turn ${tintAt(index)}`}>
    <Photo
      picture={block.picture}
      alt=""
      shape="wide"
      sizes="(min-width: 768px) 720px, 100vw"
      eager={index === 0}
      className="turn-picture"
    />
    <div className="grid gap-4">
      <h2 className="text-head">{block.title}</h2>
      <Markdown text={block.description} />
    </div>
  </section>
)

/** Without an address the page doesn't invite visitors. */
const Next = ({ hasAddress }: { hasAddress: boolean }) => {
  const t = useMessages(readingMessages)
  return (
    <section className="mt-16 rounded-sheet bg-brand px-6 py-12 text-center text-on-brand">
      <h2 className="text-head">{t(hasAddress ? 'about.next' : 'about.nextNoAddress')}</h2>
      <p className="mx-auto mt-3 max-w-xl text-on-brand-soft">
        {t(hasAddress ? 'about.nextText' : 'about.nextTextNoAddress')}
      </p>
      <p className="mt-6 flex flex-wrap justify-center gap-3">
        <Link to={paths.products()} className={buttonClass({ kind: 'main' })}>
          {t('about.shop')}
        </Link>
        <Link to={paths.contact()} className={buttonClass({ kind: 'brand' })}>
          {t(hasAddress ? 'about.visit' : 'about.write')}
        </Link>
      </p>
    </section>
  )
}

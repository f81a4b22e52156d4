import './reading.css'
import type { Block } from '#shop/content/content.ts'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Photo } from '../../ui/photo.tsx'
import { tr } from '../../messages/reading.ts'
import { Markdown } from './reading/markdown.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { tintAt } from './reading/tints.ts'

export const page = definePage({
  async load({ api }) {
    const [blocks, { shopName, address }] = await Promise.all([
      api.about().catch((): Block[] => []),
      api.settings(),
    ])
    return { blocks, shopName, hasAddress: address !== '' }
  },
  head: ({ shopName }) => ({
    title: tr('about.title'),
    description: tr('about.description', { shopName }),
    canonical: paths.about(),
  }),
  Page: ({ data: { blocks, shopName, hasAddress } }) => (
    <div className="wrap">
      <PageHead
        title={tr('about.title')}
        lead={tr('about.lead', { shopName })}
        crumbs={[{ name: tr('about.title'), to: paths.about() }]}
      />
      {blocks.length === 0 ? (
        <EmptyState
          ornament="lamp"
          title={tr('about.empty')}
          text={tr(hasAddress ? 'about.emptyText' : 'about.emptyNoAddress')}
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
  ),
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

/** Nobody is asked to come by where it is not said where that is. */
const Next = ({ hasAddress }: { hasAddress: boolean }) => (
  <section className="mt-16 rounded-sheet bg-brand px-6 py-12 text-center text-on-brand">
    <h2 className="text-head">{tr(hasAddress ? 'about.next' : 'about.nextNoAddress')}</h2>
    <p className="mx-auto mt-3 max-w-xl text-on-brand-soft">
      {tr(hasAddress ? 'about.nextText' : 'about.nextTextNoAddress')}
    </p>
    <p className="mt-6 flex flex-wrap justify-center gap-3">
      <Link to={paths.products()} className={buttonClass({ kind: 'main' })}>
        {tr('about.shop')}
      </Link>
      <Link to={paths.contact()} className={buttonClass({ kind: 'brand' })}>
        {tr(hasAddress ? 'about.visit' : 'about.write')}
      </Link>
    </p>
  </section>
)

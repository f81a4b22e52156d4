import '../../look/reading.css'
import type { Block } from '#shop/content/content.ts'
import { definePage } from '../../page.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Photo } from '../../ui/photo.tsx'
import { tr } from '../../words/reading.ts'
import { Markdown } from '../reading/markdown.tsx'
import { PageHead } from '../reading/page-head.tsx'
import { tintAt } from '../reading/tints.ts'

export const page = definePage({
  async load({ api }) {
    const [blocks, { shopName }] = await Promise.all([
      api.about().catch((): Block[] => []),
      api.settings(),
    ])
    return { blocks, shopName }
  },
  head: ({ shopName }) => ({
    title: tr('about.title'),
    description: tr('about.description', { shopName }),
    canonical: paths.about(),
  }),
  Page: ({ data: { blocks, shopName } }) => (
    <div className="wrap">
      <PageHead
        title={tr('about.title')}
        lead={tr('about.lead', { shopName })}
        crumbs={[{ name: tr('about.title'), to: paths.about() }]}
      />
      {blocks.length === 0 ? (
        <EmptyState ornament="lamp" title={tr('about.empty')} text={tr('about.emptyText')} />
      ) : (
        <div className="turns">
          {blocks.map((block, index) => (
            <Turn key={block.id} block={block} index={index} />
          ))}
        </div>
      )}
      <Next />
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

const Next = () => (
  <section className="mt-16 rounded-sheet bg-brand px-6 py-12 text-center text-on-brand">
    <h2 className="text-head">{tr('about.next')}</h2>
    <p className="mx-auto mt-3 max-w-xl text-on-brand-soft">{tr('about.nextText')}</p>
    <p className="mt-6 flex flex-wrap justify-center gap-3">
      <Link to={paths.products()} className={buttonClass({ kind: 'main' })}>
        {tr('about.shop')}
      </Link>
      <Link to={paths.contact()} className={buttonClass({ kind: 'brand' })}>
        {tr('about.visit')}
      </Link>
    </p>
  </section>
)

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { homeMessages } from '../../messages/en/storefront/catalogue/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData, usePerson } from '../layout-data/use-layout-data.ts'
import { ForCustomer, FromThisDevice } from '../again/again.tsx'
import { ProductCards } from '../product/card/product-cards.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import type { Product } from '#shop/catalogue/product.ts'
import type { Banner, SalePicture } from '#shop/content/content.ts'
import type { Review } from '#shop/reviews/review.ts'
import type { WireUsual } from '#wire/v1/buying/usual.ts'
import { Banners } from './banners.tsx'
import type { Api } from '../../app/api/api.ts'
import { homeCalls } from '../../app/api/home-calls.ts'
import { lastOrder } from '../orders/last-order.ts'
import { Later, laterPart } from '../parts/later.tsx'
import { Link } from '../../app/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Photo } from '../../ui/photo.tsx'
import { tintClass } from '../parts/use-tint.ts'
import './home.css'
import '../cart/strip/strip.css'

// The server renders it with the page; its code loads after the first screen's.
const load = async () => (await import('./home-end-parts.tsx')).HomeEndParts
const part = laterPart(load, import.meta.env.SSR ? await load() : null)

/** For client navigations: load the code with the page's data, so that nothing jumps. */
const loadHomeEnd = part.ready

// The terms of the chosen place load with the header that also displays them.
const loadHeadline = async () => (await import('./headline.tsx')).Headline
const headline = laterPart(loadHeadline, import.meta.env.SSR ? await loadHeadline() : null)

/** Below the products: sales, blurbs, reviews; "opens soon" for an empty catalogue. */
const HomeEnd = (props: Parameters<Awaited<ReturnType<typeof load>>>[0]) => (
  <Later part={part} props={props} />
)

/** Usual products and the order under way; of a guest, the order that this browser placed. */
async function loadUsual(api: Api, person: object | null) {
  if (person === null && !import.meta.env.SSR && lastOrder.read() === '') return null
  const usual = await api.send('usual')
  return person === null && usual.order === null ? null : usual
}

export const page = definePage({
  async load({ api, layoutData }) {
    const calls = homeCalls(api)
    // A section that fails to load is left out.
    const [banners, sales, featured, reviews, usual] = await Promise.all([
      calls.banners().catch(() => []),
      calls.sales().catch(() => []),
      api.featured(),
      calls.reviews().catch(() => []),
      layoutData.then(({ person }) => loadUsual(api, person)).catch(() => null),
      loadHomeEnd(),
    ])
    return { usual, banners, sales: sales.slice(0, 4), featured, reviews: reviews.slice(0, 3) }
  },
  head: () => ({ title: null, canonical: paths.home() }),
  Page: ({ data }) =>
    data.featured.length === 0 ? (
      <HomeEnd isEmpty sales={[]} reviews={[]} />
    ) : (
      <OpenShop data={data} />
    ),
})

type OpenShopProps = {
  data: {
    usual: WireUsual | null
    banners: readonly Banner[]
    sales: readonly SalePicture[]
    featured: readonly Product[]
    reviews: readonly Review[]
  }
}

/** One row on a desktop, above the departments. */
const firstRow = 6

const OpenShop = ({ data }: OpenShopProps) => {
  const t = useMessages(homeMessages)
  const person = usePerson()
  const [first, more] = [data.featured.slice(0, firstRow), data.featured.slice(firstRow)]
  return (
    <div className="home">
      <Heading />
      <ForCustomer usual={data.usual} />
      <Banners banners={data.banners} />
      <Later part={headline} props={{}} />
      <div className={person ? undefined : 'home-again'}>
        <FromThisDevice />
      </div>
      <section className="home-first home-late wrap mt-4">
        <SectionHead over={t('home.featured')} title={t('home.bestSelling')} art="roses" />
        <ProductCards products={first} place="open" label={t('home.featured')} />
      </section>
      <Departments />
      <div className="home-late">
        {more.length > 0 && <More products={more} />}
        <HomeEnd sales={data.sales} reviews={data.reviews} />
      </div>
    </div>
  )
}

/** On phones, so many before “See more”. */
const firstOnPhone = 8
/** Also after Back, so that the page is as long as it was. */
let wasOpened = false

function More({ products }: { products: readonly Product[] }) {
  const t = useMessages(homeMessages)
  const [isOpen, setOpen] = useState(wasOpened)
  const section = useRef<HTMLElement>(null)
  function open() {
    wasOpened = true
    flushSync(() => setOpen(true))
    section.current?.querySelectorAll<HTMLElement>('.card-link')[firstOnPhone]?.focus()
  }
  return (
    <section ref={section} className="home-more wrap mt-4 md:mt-10" data-open={isOpen || undefined}>
      <SectionHead title={t('home.more')} art="roses" />
      <ProductCards products={products} place="open" label={t('home.more')} />
      {!isOpen && products.length > firstOnPhone && (
        <Button className="mt-4 w-full md:hidden" onClick={open}>
          {t('home.seeMore')}
        </Button>
      )}
    </section>
  )
}

function Heading() {
  const t = useMessages(homeMessages)
  const name = useLayoutData().settings?.shopName ?? ''
  return <h1 className="sr-only">{t('home.heading', { name })}</h1>
}

/** The main categories, each under its own arch; on phones a row that sticks below the header. */
function Departments() {
  const t = useMessages(homeMessages)
  const { departments } = useLayoutData()
  if (departments.length === 0) return null
  return (
    <section className="departments wrap mt-10">
      <SectionHead title={t('home.departments')} art="feathers">
        <Link to={paths.products()} className="inline-link thumb">
          {t('home.seeAll')}
          <span className="sr-only"> {t('home.products')}</span>
        </Link>
      </SectionHead>
      <ul className="lanes">
        {departments.map(({ name, path, tint, picture }) => (
          <li key={path}>
            <Link to={paths.category([path])} className={`lane ${tintClass(tint, path)}`}>
              <span className="lane-arch mehrab picture-ground">
                <Photo
                  picture={picture}
                  alt=""
                  sizes="160px"
                  className="size-full object-contain"
                />
              </span>
              <span className="lane-name">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

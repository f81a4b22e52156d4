import './home.css'
import '../cart/strip/strip.css'
import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { homeMessages } from '../../messages/en/home.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { ForCustomer, FromThisDevice } from '../again/again.tsx'
import { ProductShelf } from '../product/product-shelf.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import type { Product } from '#shop/catalogue/product.ts'
import type { Banner, SalePicture } from '#shop/content/content.ts'
import type { Review } from '#shop/reviews/review.ts'
import type { WireUsual } from '#wire/v1/usual.ts'
import { Banners } from './banners.tsx'
import { Departments } from './departments.tsx'
import { HomeEnd, loadHomeEnd } from './home-end.tsx'

export const page = definePage({
  async load({ api, layoutData }) {
    // What of these cannot be loaded is left out; the page stands without it.
    const [banners, sales, featured, reviews, usual] = await Promise.all([
      api.banners().catch(() => []),
      api.sales().catch(() => []),
      api.featured(),
      api.reviews().catch(() => []),
      layoutData.then(({ person }) => person && api.send('usual')).catch(() => null),
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

const OpenShop = ({ data }: OpenShopProps) => {
  const t = useMessages(homeMessages)
  return (
    <>
      <Heading />
      <ForCustomer usual={data.usual} />
      <Banners banners={data.banners} />
      <Departments />
      <FromThisDevice />
      <section className="wrap mt-4 md:mt-14">
        <SectionHead over={t('home.featured')} title={t('home.bestSelling')} art="roses" />
        <ProductShelf products={data.featured} place="open" label={t('home.featured')} />
      </section>
      <HomeEnd sales={data.sales} reviews={data.reviews} />
    </>
  )
}

function Heading() {
  const t = useMessages(homeMessages)
  const name = useLayoutData().settings?.shopName ?? ''
  return <h1 className="sr-only">{t('home.heading', { name })}</h1>
}

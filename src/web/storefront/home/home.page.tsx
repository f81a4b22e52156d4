import '../../look/home.css'
import { definePage } from '../../page.tsx'
import { paths } from '../../paths.ts'
import { th } from '../../words/home.ts'
import { t } from '../../words/t.ts'
import { ProductShelf } from '../product/product-shelf.tsx'
import { SectionHead } from '../parts/section-head.tsx'
import { Banners } from './banners.tsx'
import { Blurbs } from './blurbs.tsx'
import { Departments } from './departments.tsx'
import { SaleGrid } from './sale-grid.tsx'
import { ReviewsCorner } from './reviews-corner.tsx'

export const page = definePage({
  async load({ api }) {
    // Spec §8: what of these cannot be loaded is left out; the page stands without it.
    const [banners, sales, featured, reviews] = await Promise.all([
      api.banners().catch(() => []),
      api.sales().catch(() => []),
      api.featured(),
      api.reviews().catch(() => []),
    ])
    return { banners, sales: sales.slice(0, 4), featured, reviews: reviews.slice(0, 3) }
  },
  head: () => ({ title: t('shop.name'), canonical: paths.home() }),
  Page: ({ data }) => (
    <>
      <h1 className="sr-only">{th('home.heading')}</h1>
      <Banners banners={data.banners} />
      <Blurbs />
      <Departments />
      <SaleGrid sales={data.sales} />
      <section className="wrap mt-10 md:mt-14">
        <SectionHead over={th('home.featured')} title={th('home.bestSelling')} />
        <ProductShelf products={data.featured} place="open" label={th('home.featured')} />
      </section>
      <ReviewsCorner reviews={data.reviews} />
    </>
  ),
})

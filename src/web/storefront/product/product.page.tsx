import './product.css'
import './reviews/product-reviews.css' // for the server-rendered reviews, whose code loads later
import { useEffect } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import { decodeWholeProduct } from '#wire/v1/catalogue/whole-product.ts'
import { type Api, decodeCard } from '../../app/api/api.ts'
import { reviewCalls } from '../../app/api/review-calls.ts'
import { definePage } from '../layout-data/define-page.ts'
import { media, paths } from '../../app/paths.ts'
import { notFound } from '../../app/api/api-error.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { FromThisDevice } from '../again/again.tsx'
import { Crumbs } from '../parts/crumbs.tsx'
import { pageIn } from '../parts/pages-around.ts'
import { useTint } from '../parts/use-tint.ts'
import { Below, loadBelow } from './below.tsx'
import { BuyBox } from './buying/buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { crumbsTo, productFacts } from './product-facts.ts'
import { ProductFactsList } from './product-facts-list.tsx'
import { ProductSizes } from './product-sizes.tsx'
import { ProductTitle, ProductDescription } from './product-description.tsx'
import { SellerStatistics } from './seller-statistics.tsx'
import { useChoice } from './buying/use-choice.ts'

const recordVisit = (id: string) =>
  import('../bought/on-this-device.ts').then(
    ({ recordViewed }) => recordViewed(id),
    () => undefined,
  )

async function loadProduct({ send }: Pick<Api, 'send'>, id: string) {
  const { data, related, together } = await send('product', { params: { id } })
  return {
    product: decodeWholeProduct(data),
    related: related.map(decodeCard),
    together: together.map(decodeCard),
  }
}

/** One product page at three addresses. */
export const page = definePage({
  async load({ language, api, params: { number = '' }, url }) {
    if (!/^\d{1,12}$/.test(number))
      throw notFound(messagesIn(language, siteMessages)('missing.title'))
    const page = pageIn(url.searchParams)
    // Reviews must not fail the page.
    const [productPage, said] = await Promise.all([
      loadProduct(api, number),
      reviewCalls(api)
        .productReviews(number, page)
        .catch(() => null),
      loadBelow(),
    ])
    return { ...productPage, said, page, colour: url.searchParams.get('color') }
  },
  head: ({ product }, { url, language }) => ({
    title: product.name,
    description: product.description || product.fullDescription,
    canonical: paths.product(product),
    kind: 'product',
    facts: productFacts(product, url.origin, language),
    ...(product.picture && { image: media(product.picture) }),
  }),
  Page: ({ data: { product, related, together, said, colour, page: at } }) => {
    useEffect(() => void recordVisit(product.id), [product.id])
    const tint = useTint(product.category.path)
    return (
      <>
        {/* Remount for another product, so that nothing animates between them. */}
        <div key={product.id} className={`wrap ${tint}`}>
          <Crumbs crumbs={crumbsTo(product)} />
          <Main key={colour} product={product} wanted={colour} />
          <Below {...{ product, related, together, said, page: at }} />
        </div>
        <FromThisDevice except={product.id} />
      </>
    )
  },
})

type MainProps = { product: Product; wanted: string | null }

function Main({ product, wanted }: MainProps) {
  const { colour, view, choose, show } = useChoice(product, wanted)
  return (
    <div className="product">
      <div className="product-column">
        <Gallery product={product} view={view} onView={show} />
        <div className="product-part product-words">
          <ProductDescription product={product} />
        </div>
      </div>
      <div className="product-column">
        <div className="product-part">
          <ProductTitle product={product} />
          {product.sizes && <ProductSizes product={product} />}
          <BuyBox product={product} colour={colour} onColour={choose} />
        </div>
        <div className="product-part product-facts">
          <ProductFactsList facts={product.facts} />
          <SellerStatistics />
        </div>
      </div>
    </div>
  )
}

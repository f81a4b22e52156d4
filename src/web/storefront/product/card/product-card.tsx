import { type ReactNode, useState } from 'react'
import { ratingOf, sizesOf } from '#shop/catalogue/sizes/sizes.ts'
import { isSoldOut, type Product } from '#shop/catalogue/product.ts'
import { multiBuyFor } from '#shop/pricing/multi-buy.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { Photo } from '../../../ui/photo.tsx'
import { PriceView } from '../../../ui/price.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { WishlistButton } from '../../wishlist/wishlist-button.tsx'
import { usePriceList } from '../../layout-data/use-layout-data.ts'
import { useTint } from '../../parts/use-tint.ts'
import { CardTerms } from '../../wholesale/for-wholesale.tsx'
import { useWholesale } from '../../wholesale/use-wholesale.ts'
import { AddButton } from '../buying/add-button.tsx'
import { CardSizes } from './card-sizes.tsx'
import { GoodsPicture } from './goods-picture.tsx'
import { ProductBadges } from './product-badges.tsx'
import { UrduName } from './urdu-name.tsx'
import { UnitPriceNote } from './unit-price-note.tsx'
import type { Place } from '../buying/use-add-to-cart.ts'

type Props = {
  product: Product
  place: Place
  /** only on main- and sub-category pages */
  heart?: boolean
  /** in the first screen */
  eager?: boolean
  /** below its price */
  note?: ((product: Product) => ReactNode) | undefined
}

/** Displays the size that is picked. */
export function ProductCard({ product: lead, place, heart = false, eager = false, note }: Props) {
  const t = useMessages(siteMessages)
  const [picked, setPicked] = useState<Product>()
  const sizes = sizesOf(lead)
  const rating = ratingOf(lead)
  const product = sizes.find(({ id }) => id === picked?.id) ?? lead
  const priceList = usePriceList()
  const price = priceFor(product, priceList)
  const wholesale = useWholesale(product)
  const tint = useTint(product.category.path)
  const soldOut = isSoldOut(product)
  return (
    <article className={`card ${tint}`} data-soldout={soldOut || undefined}>
      <GoodsPicture name={product.name} className="card-picture picture-ground">
        <Photo
          picture={product.picture}
          alt=""
          word={product.brand || product.category.item}
          sizes="(min-width: 1150px) 210px, (min-width: 768px) 24vw, 42vw"
          eager={eager}
          className="card-photo"
        />
        <ProductBadges product={product} className="card-badges" />
        {soldOut && <span className="card-gone">{t('product.soldOut')}</span>}
      </GoodsPicture>
      <div className="card-text">
        <h3 className="card-name">
          <Link to={paths.item(product)} className="card-link">
            {product.name}
          </Link>
        </h3>
        <p className="card-size">
          {sizes.length === 1 && product.pack.text && <span>{product.pack.text}</span>}{' '}
          <UnitPriceNote price={price.now} pack={product.pack} alone sizes={sizes} />{' '}
          {wholesale && <CardTerms terms={wholesale} />}
        </p>
        <UrduName name={product.facts.nameUr} className="card-urdu" />
        {product.bought && (
          <p className="text-small font-semibold text-leaf-ink">{t('product.bought')}</p>
        )}
        <p className="card-about">{product.description}</p>
        {rating ? (
          <Stars rating={rating.average} count={rating.count} />
        ) : (
          // Decoration; hollow, so that it doesn't look like a rating.
          <p aria-hidden className="max-md:hidden">
            <span className="stars" data-stars="0" />
          </p>
        )}
        {sizes.length > 1 && <CardSizes sizes={sizes} chosen={product} onPick={setPicked} />}
      </div>
      <div className={note && 'min-h-11'}>
        <PriceView price={price} hasMultiBuy={multiBuyFor(product, priceList) !== null} />
        {note?.(product)}
      </div>
      <AddButton key={product.id} product={product} place={place} />
      {heart && <WishlistButton product={product} className="card-heart" />}
    </article>
  )
}

import { useState } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import { Photo } from '../../ui/photo.tsx'
import { productMessages } from '../../messages/en/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { WishlistButton } from '../wishlist/wishlist-button.tsx'
import { GoodsPicture } from './goods-picture.tsx'

/** The picture, and below it the other views and colours to choose from. */
export function Gallery({ product }: { product: Product }) {
  const t = useMessages(productMessages)
  const views = [product.picture, ...product.pictures.filter((one) => one !== product.picture)]
  const [at, setAt] = useState(0)
  return (
    <div className="gallery">
      <GoodsPicture
        name={product.name}
        className="picture-ground aspect-square overflow-hidden rounded-sheet bg-tint"
      >
        <Photo
          key={at}
          picture={views[at] ?? null}
          alt={product.gallery[at]?.alt || product.name}
          word={product.brand || product.shelf.item}
          sizes="(min-width: 1150px) 620px, 100vw"
          eager
          className={`gallery-picture aspect-square w-full object-contain ${at > 0 ? 'animate-appear' : ''}`}
        />
        <WishlistButton product={product} className="absolute end-4 top-4" />
      </GoodsPicture>
      {views.length > 1 && (
        <div
          role="group"
          aria-label={t('product.views')}
          className="flex gap-2 overflow-x-auto p-1"
        >
          {views.map((view, index) => (
            <button
              key={view}
              type="button"
              aria-label={product.gallery[index]?.alt || t('product.view', { at: index + 1 })}
              aria-pressed={index === at}
              className="size-18 shrink-0 overflow-hidden rounded-small border-2 border-transparent bg-tint aria-pressed:border-marigold-deep"
              onClick={() => setAt(index)}
            >
              <Photo picture={view} alt="" sizes="72px" className="size-full object-contain" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

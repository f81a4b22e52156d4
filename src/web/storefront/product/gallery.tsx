import { type KeyboardEvent, useRef } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import { Photo } from '../../ui/photo.tsx'
import { productMessages } from '../../messages/en/storefront/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { WishlistButton } from '../wishlist/wishlist-button.tsx'
import { GoodsPicture } from './card/goods-picture.tsx'
import { ShareProduct } from './share-product.tsx'
import { nextOf, swipeOf, viewsOf } from './views.ts'

type Props = {
  product: Product
  view: string | null
  onView: (view: string | null) => void
}

/** The picture with thumbnails of views and colours; swipe or use the arrow keys. */
export function Gallery({ product, view, onView }: Props) {
  const t = useMessages(productMessages)
  const views = viewsOf(product)
  const at = Math.max(0, views.indexOf(view))
  const start = useRef(0)
  const thumbs = useRef<HTMLDivElement>(null)
  const nameOf = (index: number) =>
    product.gallery.find(({ path }) => path === views[index])?.alt ||
    product.colours.find(({ picture }) => picture !== null && picture === views[index])?.name

  const go = (step: number) => onView(views[nextOf(at, step, views.length)] ?? null)

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined || views.length < 2) return
    event.preventDefault()
    const to = nextOf(at, isRightToLeft() ? -step : step, views.length)
    onView(views[to] ?? null)
    thumbs.current?.querySelectorAll('button')[to]?.focus()
  }

  return (
    <div className="gallery">
      <div
        className="contents"
        onTouchStart={({ touches }) => (start.current = touches[0]?.clientX ?? 0)}
        onTouchEnd={({ changedTouches }) => {
          const step = swipeOf(start.current, changedTouches[0]?.clientX ?? start.current)
          if (step !== 0) go(isRightToLeft() ? -step : step)
        }}
      >
        <GoodsPicture
          name={product.name}
          className="picture-ground aspect-4/3 md:aspect-square overflow-hidden rounded-sheet bg-tint"
        >
          <Photo
            key={views[at] ?? ''}
            picture={views[at] ?? null}
            alt={nameOf(at) || product.name}
            word={product.brand || product.category.item}
            sizes="(min-width: 1150px) 620px, 100vw"
            eager
            className={`gallery-picture aspect-4/3 md:aspect-square w-full object-contain ${at > 0 ? 'animate-appear' : ''}`}
          />
          <WishlistButton product={product} className="absolute end-4 top-4" />
          <ShareProduct product={product} />
        </GoodsPicture>
      </div>
      {views.length > 1 && (
        <div
          ref={thumbs}
          role="group"
          aria-label={t('product.views')}
          className="flex gap-2 overflow-x-auto p-1"
        >
          {views.map((one, index) => (
            <button
              key={one}
              type="button"
              aria-label={nameOf(index) || t('product.view', { at: index + 1 })}
              aria-pressed={index === at}
              className="size-18 shrink-0 overflow-hidden rounded-small border-2 border-transparent bg-tint aria-pressed:border-marigold-deep"
              onKeyDown={onKeyDown}
              onClick={() => onView(one)}
            >
              <Photo picture={one} alt="" sizes="72px" className="size-full object-contain" />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const isRightToLeft = () => document.documentElement.dir === 'rtl'

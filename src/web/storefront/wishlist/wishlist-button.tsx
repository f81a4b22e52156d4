import { Heart as HeartIcon } from 'lucide-react'
import { personalPart } from '../../app/personal-part.tsx'
import { wishlistMessages } from '../../messages/en/storefront/catalogue/wishlist.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useWishlist } from './use-wishlist.ts'

type Props = { product: { id: string; name: string }; className?: string }

export const WishlistButton = personalPart(
  'heart',
  function WishlistButton({ product, className = '' }: Props) {
    const t = useMessages(wishlistMessages)
    const { has, toggle } = useWishlist('wishlist')
    const on = has(product.id)
    return (
      <button
        type="button"
        aria-pressed={on}
        aria-label={t('wishlist.heart', { name: product.name })}
        className={`heart ${className}`}
        onClick={() => void toggle(product.id)}
      >
        <HeartIcon
          key={String(on)}
          aria-hidden
          className={`size-5 ${on ? 'animate-pop fill-current' : ''}`}
        />
      </button>
    )
  },
)

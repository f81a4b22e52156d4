import { Share2 } from 'lucide-react'
import type { CartLine } from '#shop/cart/cart.ts'
import { sharedText } from '#shop/cart/shared-cart.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/button.tsx'
import { cartMessages } from '../../messages/en/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useShare } from '../parts/use-share.tsx'

/** A link that puts the same into somebody's cart. `lines` null: they are not known yet. */
export function ShareCart({ lines }: { lines: readonly CartLine[] | null }) {
  const t = useMessages(cartMessages)
  const { share, sharing } = useShare()
  return (
    <>
      <Button
        small
        aria-disabled={lines === null}
        onClick={() => {
          if (lines === null) return
          share({
            path: paths.sharedCart({ items: sharedText(lines) }),
            title: t('cart.shareTitle'),
          })
        }}
      >
        <Share2 aria-hidden className="size-5" /> {t('cart.share')}
      </Button>
      {sharing}
    </>
  )
}

import { Suspense, useState } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import { lazyPart } from '../../../app/hydration/lazy-part.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { Place } from './use-add-to-cart.ts'

type Props = { product: Product; quantity: number; least: number; place: Place }

const ColourDialog = lazyPart(async () => (await import('./colour-dialog.tsx')).ColourDialog)

/** A product with several colours asks for one first; shows how many are in the cart. */
export function ChooseColour({ product, quantity, least, place }: Props) {
  const t = useMessages(siteMessages)
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <button
        type="button"
        className="card-add"
        aria-haspopup="dialog"
        aria-label={t('product.addOf', { name: product.name })}
        onClick={() => setOpen(true)}
      >
        {t('product.add')}
        {quantity > 0 && <span className="money">({quantity})</span>}
      </button>
      {open !== undefined && (
        <Suspense fallback={null}>
          <ColourDialog
            product={product}
            open={open}
            least={least}
            place={place}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

import { useState } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { colourMessages } from '../../../messages/en/storefront/catalogue/colours.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { ColourPicker } from './colour-picker.tsx'
import { type Place, useAddToCart } from './use-add-to-cart.ts'

type Props = {
  product: Product
  open: boolean
  /** quantity to add */
  least: number
  place: Place
  onClose: () => void
}

export function ColourDialog({ product, open, least, place, onClose }: Props) {
  const t = useMessages(colourMessages, siteMessages)
  const [colour, setColour] = useState(product.colours[0]?.name)
  const add = useAddToCart(place)
  return (
    <Dialog open={open} onClose={onClose} title={t('colours.title')}>
      <div className="grid gap-5">
        <p className="font-semibold">{product.name}</p>
        <ColourPicker
          group="dialog-colour"
          colours={product.colours}
          chosen={colour}
          onChoose={setColour}
        />
        <Button
          kind="main"
          onClick={() => {
            onClose()
            add(product.id, least, undefined, colour)
          }}
        >
          {t('product.add')}
        </Button>
      </div>
    </Dialog>
  )
}

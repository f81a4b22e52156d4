import { isColourGone } from '#shop/cart/cart.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { FieldError } from '../../../ui/field.tsx'
import { colourMessages } from '../../../messages/en/colours.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { ColourPicker } from '../../product/colour-picker.tsx'

type Props = {
  product: Product
  colour: string | undefined
  onColour: (colour: string) => void
}

export function ColourChoice({ product, colour, onColour }: Props) {
  const t = useMessages(colourMessages)
  const gone = isColourGone({ colours: product.colours, ...(colour !== undefined && { colour }) })
  if (product.colours.length === 0 && !gone) return null
  return (
    <>
      {gone && <FieldError message={t('colours.gone', { colour: colour ?? '' })} />}
      <ColourPicker group="colour" colours={product.colours} chosen={colour} onChoose={onColour} />
    </>
  )
}

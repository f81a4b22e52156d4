import { isColourGone } from '#shop/cart/cart.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { useLocation, useNavigate } from '../../../app/router/use-router.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { colourMessages } from '../../../messages/en/colours.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { ColourPicker } from '../../product/colour-picker.tsx'

type Props = { product: Product; colour: string | undefined }

/** The colour is in the address, so that it stays when the page is loaded anew. */
export function ColourChoice({ product, colour }: Props) {
  const t = useMessages(colourMessages)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const gone = isColourGone({ colours: product.colours, ...(colour !== undefined && { colour }) })
  const choose = (name: string) => {
    const params = new URLSearchParams(search)
    params.set('color', name)
    void navigate(`${pathname}?${params.toString()}`, { replace: true, preventScrollReset: true })
  }
  if (product.colours.length === 0 && !gone) return null
  return (
    <>
      {gone && <FieldError message={t('colours.gone', { colour: colour ?? '' })} />}
      <ColourPicker colours={product.colours} chosen={colour} onChoose={choose} />
    </>
  )
}

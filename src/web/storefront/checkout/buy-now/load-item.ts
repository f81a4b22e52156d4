import { messagesIn } from '../../../messages/messages-in.ts'
import { chosenColour } from '#shop/catalogue/colours/colour.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { maxQuantity } from '#shop/pricing/wholesale-terms.ts'
import type { LoaderArgs } from '../../../app/page.tsx'
import { notFound } from '../../../app/api/api-error.ts'
import { detailsMessages } from '../../../messages/en/storefront/checkout/details.ts'

export type Wanted = {
  product: Product
  quantity: number
  /** From the address, else the first; a colour that no longer exists must be chosen again. */
  colour?: string | undefined
}

/** The item of Buy Now; one piece unless the address has a quantity. */
export async function loadItem({
  api,
  language,
  params: { number = '' },
  url,
}: LoaderArgs): Promise<Wanted> {
  if (!/^\d{1,12}$/.test(number))
    throw notFound(messagesIn(language, detailsMessages)('details.noItem'))
  const product = await api.product(number)
  const { colour } = chosenColour(product, url.searchParams.get('color') ?? undefined)
  return { product, quantity: quantityIn(url.searchParams.get('quantity')), colour }
}

export function quantityIn(text: string | null): number {
  if (text === null || !/^\d{1,4}$/.test(text)) return 1
  return Math.min(maxQuantity, Math.max(1, Number(text)))
}

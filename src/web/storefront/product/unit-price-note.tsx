import type { Pack, Product } from '#shop/catalogue/product.ts'
import { unitPriceOf } from '#shop/catalogue/unit-price.ts'
import type { Paisa } from '#shop/money.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'

type Props = {
  price: Paisa
  pack: Pack
  /** Among these sizes: by the measure of the first, and with nothing before it to be set apart from. */
  among?: readonly Product[] | undefined
}

/** " · Rs. 25 / 100 g" after the size, where the pack is understood. */
export function UnitPriceNote({ price, pack, among }: Props) {
  const t = useMessages(siteMessages)
  const unit = unitPriceOf(price, pack, among?.[0]?.pack)
  if (unit === null) return null
  return (
    <>
      {!among && ' · '}
      <span className="money whitespace-nowrap">
        {t(`unit.${unit.per}`, { price: t.money(unit.price) })}
      </span>
    </>
  )
}

import type { Pack } from '#shop/catalogue/product.ts'
import { unitPriceOf } from '#shop/catalogue/sizes/unit-price.ts'
import type { Paisa } from '#shop/money.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'

type Props = {
  price: Paisa
  pack: Pack
  /** leave out the separator */
  alone?: boolean
  /** sizes to compare with */
  sizes?: readonly { pack: Pack }[]
}

/** " · Rs. 25 / 100 g" after the size, if the pack can be parsed. */
export function UnitPriceNote({ price, pack, alone = false, sizes = [] }: Props) {
  const t = useMessages(siteMessages)
  const unit = unitPriceOf(
    price,
    pack,
    sizes.map((size) => size.pack),
  )
  if (unit === null) return null
  return (
    <>
      {!alone && ' · '}
      <span className="money whitespace-nowrap">
        {t(`unit.${unit.per}`, { price: t.money(unit.price) })}
      </span>
    </>
  )
}

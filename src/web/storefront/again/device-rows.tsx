import { useEffect, useState } from 'react'
import { type CartLine, withLineQuantity } from '#shop/cart/cart.ts'
import { maxQuantityOf } from '#shop/catalogue/product.ts'
import { usualItems } from '#shop/orders/buying-again/usual-items.ts'
import { useApi } from '../../app/api/use-api.ts'
import { Button } from '../../ui/button.tsx'
import { againMessages } from '../../messages/en/storefront/catalogue/again.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { LineStrip } from '../cart/strip/line-strip.tsx'
import { usePerson } from '../layout-data/use-layout-data.ts'
import { SectionHead } from '../parts/section-head.tsx'
import { clearViewed, useBought, useViewed } from '../bought/on-this-device.ts'
import { UsualRow } from './usual-row.tsx'

const maxBought = 18

/** At today's prices, without products the shop no longer has. `except`: the current product; empty on the home page. */
export function DeviceRows({ except }: { except: string }) {
  const t = useMessages(againMessages)
  const person = usePerson()
  const viewed = useViewed().filter((id) => id !== except)
  const bought = useBought()
  const usual = person || except ? [] : usualItems(bought).slice(0, maxBought)
  const found = useLines([...new Set([...usual.map(({ productId }) => productId), ...viewed])])
  const known = found ?? new Map<string, CartLine>()
  const again = usual.flatMap(({ productId, quantity }) => {
    const line = known.get(productId)
    return line
      ? [withLineQuantity(line, Math.max(1, Math.min(quantity, maxQuantityOf(line))))]
      : []
  })
  const seen = viewed.flatMap((id) => known.get(id) ?? [])
  // Not empty: the home page keeps room until it is known what there is.
  if (found !== null && again.length === 0 && seen.length < 2) return <span hidden />
  return (
    <>
      {again.length > 0 && (
        <UsualRow lines={again} title={t('again.title')} over={t('again.here')} />
      )}
      {seen.length > 1 && (
        <section className="wrap mt-10">
          <SectionHead title={t('again.viewed')} art="leaves">
            <Button kind="quiet" small onClick={clearViewed}>
              {t('again.clear')}
            </Button>
          </SectionHead>
          <LineStrip lines={seen} label={t('again.viewed')} />
        </section>
      )}
    </>
  )
}

/** Today's price of one each; the server only receives the ids. Null: not known yet. */
function useLines(ids: readonly string[]): ReadonlyMap<string, CartLine> | null {
  const api = useApi()
  const [lines, setLines] = useState<ReadonlyMap<string, CartLine> | null>(null)
  const idsKey = ids.toSorted().join(' ')
  useEffect(() => {
    if (idsKey === '') return
    let current = true
    const items = idsKey.split(' ').map((productId) => ({ productId, quantity: 1 }))
    api.priceCart(items).then(
      (cart) => current && setLines(new Map(cart.lines.map((line) => [line.productId, line]))),
      () => current && setLines((before) => before ?? new Map()),
    )
    return () => {
      current = false
    }
  }, [api, idsKey])
  return lines
}

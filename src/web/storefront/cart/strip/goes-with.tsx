import './beside-cart.css'
import { useEffect, useState } from 'react'
import type { CartLine } from '#shop/cart/cart.ts'
import type { Product } from '#shop/catalogue/product.ts'
import type { PriceList } from '#shop/person.ts'
import { priceFor, wholesaleFor } from '#shop/pricing/price-tag.ts'
import { oneByOne } from '#shop/pricing/wholesale-terms.ts'
import { decodeProduct } from '#wire/v1/catalogue/product.ts'
import { useApi } from '../../../app/api/use-api.ts'
import { againMessages } from '../../../messages/en/storefront/catalogue/again.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { usePriceList } from '../../layout-data/use-layout-data.ts'
import { useCartState } from '../store/use-cart-store.tsx'
import { LineStrip } from './line-strip.tsx'

/** Frequently bought together; empty without evidence. */
export function GoesWith({ className }: { className: string }) {
  const t = useMessages(againMessages)
  const priceList = usePriceList()
  const products = useTogether()
  if (products.length === 0) return null
  return (
    <section className={className}>
      <h2 className="head-art head-lotus mb-3 text-lead">{t('again.goesWith')}</h2>
      <LineStrip
        lines={products.map((product) => lineOf(product, priceList))}
        label={t('again.goesWith')}
      />
    </section>
  )
}

/** Loaded once per opening, so that products added from it keep their position. */
function useTogether(): readonly Product[] {
  const api = useApi()
  const { items } = useCartState()
  const [products, setProducts] = useState<readonly Product[]>([])
  const [requested, setRequested] = useState('')
  const ids = items.map(({ productId }) => productId).join(',')
  if (requested === '' && ids !== '') setRequested(ids)

  useEffect(() => {
    if (requested === '') return
    let current = true
    api.send('boughtTogether', { query: { ids: requested } }).then(
      ({ data }) => current && setProducts(data.map(decodeProduct)),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [api, requested])
  return products
}

/** The smallest quantity this customer can buy. */
function lineOf(product: Product, priceList: PriceList): CartLine {
  const wholesale = wholesaleFor(product, priceList)
  const { minimum: quantity } = wholesale ?? oneByOne
  const { id: productId, ...shown } = product
  return { ...shown, productId, wholesale, quantity, price: priceFor(product, priceList, quantity) }
}

import { sizeName } from '#shop/catalogue/family.ts'
import { isSoldOut, type Product } from '#shop/catalogue/product.ts'
import { priceListOf } from '#shop/person.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import { paths } from '../../app/paths.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { usePerson } from '../layout-data/use-layout-data.ts'

type Props = {
  sizes: readonly Product[]
  chosen: Product
  onPick: (size: Product) => void
}

/** The sizes of a card's product. Without JavaScript, and in a new tab, each is a link to its page. */
export function CardSizes({ sizes, chosen, onPick }: Props) {
  const t = useMessages(siteMessages)
  const priceList = priceListOf(usePerson())
  return (
    <ul className="card-sizes" aria-label={t('product.sizesOf', { name: chosen.name })}>
      {sizes.map((size) => (
        <li key={size.id}>
          <a
            href={paths.item(size)}
            className="card-pack"
            aria-current={size.id === chosen.id || undefined}
            data-soldout={isSoldOut(size) || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onPick(size)
            }}
          >
            <bdi>{sizeName(size, sizes)}</bdi>
            <span className="sr-only">
              , {t.money(priceFor(size, priceList).now)}
              {isSoldOut(size) && `, ${t('product.soldOut')}`}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}

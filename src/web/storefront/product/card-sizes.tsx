import { sizeName } from '#shop/catalogue/sizes.ts'
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
    <ul
      className="card-sizes relative z-1 -mt-1.5 -mb-2 flex overflow-x-auto"
      aria-label={t('product.sizesOf', { name: chosen.name })}
    >
      {sizes.map((size) => (
        <li key={size.id} className="shrink-0">
          <a
            href={paths.item(size)}
            className="card-pack grid h-11 min-w-11 place-items-center pe-1 whitespace-nowrap"
            aria-current={size.id === chosen.id || undefined}
            data-soldout={isSoldOut(size) || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onPick(size)
            }}
          >
            <bdi className="grid w-full place-items-center rounded-small px-2 py-1">
              {sizeName(size, sizes)}
            </bdi>
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

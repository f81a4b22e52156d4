import { sizeName } from '#shop/catalogue/sizes/sizes.ts'
import { isSoldOut, type Product } from '#shop/catalogue/product.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import { paths } from '../../../app/paths.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { usePriceList } from '../../layout-data/use-layout-data.ts'

type Props = {
  sizes: readonly Product[]
  chosen: Product
  onPick: (size: Product) => void
}

const picked = 'border-marigold-deep bg-marigold-soft font-semibold text-on-marigold-soft'
const gone = 'border-dashed border-edge text-soft'
const other = 'border-edge bg-raised'

/** Smaller than a thumb, so the tap area extends above and below; overflow scrolls. Without JavaScript, and in a new tab, each size is a
 * link to its page. */
export function CardSizes({ sizes, chosen, onPick }: Props) {
  const t = useMessages(siteMessages)
  const priceList = usePriceList()
  return (
    <ul
      className="card-sizes relative z-10 -my-2 flex overflow-x-auto"
      aria-label={t('product.sizesOf', { name: chosen.name })}
    >
      {sizes.map((size) => (
        <li key={size.id} className="shrink-0">
          <a
            href={paths.item(size)}
            className="grid h-11 min-w-11 place-items-center pe-1 text-tiny whitespace-nowrap"
            aria-current={size.id === chosen.id || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey) return
              event.preventDefault()
              onPick(size)
            }}
          >
            <bdi
              className={`w-full rounded-small border p-1 text-center ${size.id === chosen.id ? picked : isSoldOut(size) ? gone : other}`}
            >
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

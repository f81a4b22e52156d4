import { priceListOf } from '#shop/person.ts'
import { priceFor } from '#shop/pricing/price-tag.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Photo } from '../../ui/photo.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { catalogueMessages } from '../../messages/en/catalogue.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useTint } from '../parts/use-tint.ts'
import { usePerson } from '../layout-data/use-layout-data.ts'
import type { Found } from './use-search.ts'

type Props = {
  id: string
  text: string
  scope: string
  found: Found | null
  /** which one the arrow keys are on */
  at: number
  onChoose: (address: string) => void
}

export const SearchResults = ({ id, text, scope, found, at, onChoose }: Props) => {
  const t = useMessages(catalogueMessages)
  return (
    <div className="menu-card start-0 end-0 max-h-[70dvh] overflow-auto p-2">
      <ul id={id} role="listbox" aria-label={t('search.results')}>
        {found?.products.map((product, index) => (
          <Result
            key={product.id}
            id={`${id}-${index}`}
            product={product}
            active={index === at}
            onChoose={onChoose}
          />
        ))}
      </ul>
      <p role="status" className={found?.total === 0 ? 'p-4 text-center text-soft' : 'sr-only'}>
        {found &&
          (found.total === 0 ? t('search.none') : t('search.found', { count: found.total }))}
      </p>
      {found === null && <ResultsSkeleton />}
      {found !== null && found.total > found.products.length && (
        <Link
          to={paths.search({ q: text.trim(), category: scope })}
          className="menu-link justify-center font-semibold text-link"
          onClick={(event) => {
            event.preventDefault()
            onChoose(paths.search({ q: text.trim(), category: scope }))
          }}
        >
          {t('search.all', { count: found.total })}
        </Link>
      )}
    </div>
  )
}

type ResultProps = {
  id: string
  product: Found['products'][number]
  active: boolean
  onChoose: (address: string) => void
}

function Result({ id, product, active, onChoose }: ResultProps) {
  const t = useMessages(siteMessages)
  const price = priceFor(product, priceListOf(usePerson()))
  const tint = useTint(product.shelf.path)
  return (
    <li role="presentation">
      <Link
        id={id}
        role="option"
        aria-selected={active}
        to={paths.item(product)}
        tabIndex={-1}
        className={`menu-link ${active ? 'bg-sunk' : ''}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey) return
          event.preventDefault()
          onChoose(paths.item(product))
        }}
      >
        <span className={`size-12 shrink-0 overflow-hidden rounded-small bg-tint ${tint}`}>
          <Photo picture={product.picture} alt="" sizes="48px" className="size-12 object-contain" />
        </span>
        <span className="min-w-0 grow">
          <span className="line-clamp-2 leading-snug font-semibold">{product.name}</span>
          <span className="block text-small text-soft">
            {product.pack.text}
            {product.bought && (
              <span className="font-semibold text-leaf-ink"> · {t('product.bought')}</span>
            )}
          </span>
        </span>
        <span className="money font-bold">{t.money(price.now)}</span>
      </Link>
    </li>
  )
}

const ResultsSkeleton = () => (
  <div className="grid gap-3 p-2">
    {[1, 2, 3].map((row) => (
      <div key={row} className="flex items-center gap-3">
        <Skeleton className="size-12" />
        <Skeleton className="h-4 grow" />
        <Skeleton className="h-4 w-16" />
      </div>
    ))}
  </div>
)

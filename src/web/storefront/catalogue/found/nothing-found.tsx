import type { Product } from '#shop/catalogue/product.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { catalogueMessages } from '../../../messages/en/storefront/catalogue/catalogue.ts'
import { filtersMessages } from '../../../messages/en/storefront/catalogue/filters.ts'
import { foundMessages } from '../../../messages/en/storefront/catalogue/found.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ProductCards } from '../../product/card/product-cards.tsx'
import { MoreWays } from './more-ways.tsx'

type Props = {
  query: string
  /** results of the text with fewer words */
  fewer: { text: string; products: readonly Product[] } | null
  /** popular products, if fewer words find nothing either */
  featured: readonly Product[]
  /** what others searched for */
  popular: readonly string[]
  /** the same search in all categories */
  all?: string
}

export function NothingFound({ query, fewer, featured, popular, all }: Props) {
  const t = useMessages(catalogueMessages, filtersMessages, foundMessages, siteMessages)
  return (
    <>
      <EmptyState
        ornament="bird"
        title={t('found.none')}
        text={
          all !== undefined || query === '' ? t('found.noneHere') : t('found.noneText', { query })
        }
      >
        {all !== undefined && (
          <Link to={all} className={buttonClass({ kind: 'main' })}>
            {t('filters.allCategories')}
          </Link>
        )}
        <Link
          to={paths.products()}
          className={buttonClass({ kind: all === undefined ? 'main' : 'plain' })}
        >
          {t('products.title')}
        </Link>
      </EmptyState>
      {fewer !== null && (
        <section className="mb-10">
          <h2 className="mb-4 text-title">{t('found.fewer', { query, fewer: fewer.text })}</h2>
          <ProductCards products={fewer.products} place="open" label={fewer.text} />
        </section>
      )}
      {featured.length > 0 && (
        <section className="mb-10">
          <h2 className="mb-4 text-title">{t('found.featured')}</h2>
          <ProductCards products={featured} place="open" label={t('found.featured')} />
        </section>
      )}
      {popular.length > 0 && (
        <nav aria-labelledby="found-popular">
          <h2 id="found-popular" className="mb-3 text-title">
            {t('found.popular')}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {popular.map((text) => (
              <li key={text}>
                <Link
                  to={paths.search({ q: text })}
                  className={buttonClass({ small: true, className: '!min-h-11' })}
                >
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <MoreWays query={query} />
    </>
  )
}

import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import type { SalePicture } from '#shop/content/content.ts'
import { Photo } from '../../ui/photo.tsx'
import { homeEndMessages } from '../../messages/en/storefront/catalogue/home-end.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SectionHead } from '../parts/section-head.tsx'

/** Up to four; the fourth only where it fits. */
export const SaleGrid = ({ sales }: { sales: readonly SalePicture[] }) => {
  const t = useMessages(homeEndMessages)
  return (
    <section className="wrap mt-8 md:mt-10">
      <SectionHead title={t('home.sale')} art="chevrons">
        <Link to={paths.offers()} className="inline-link inline-flex min-h-11 items-center">
          {t('home.allOffers')}
        </Link>
      </SectionHead>
      {sales.length === 0 ? (
        <p className="text-soft">{t('home.noSales')}</p>
      ) : (
        <ul className="sales">
          {sales.map((sale) => (
            <li key={sale.id}>
              <SaleLink sale={sale} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function SaleLink({ sale }: { sale: SalePicture }) {
  const picture = (
    <Photo
      picture={sale.picture}
      alt={sale.alt}
      shape="wide"
      sizes="(min-width: 1150px) 310px, (min-width: 480px) 45vw, 80vw"
      className="sale-picture"
    />
  )
  if (sale.link === null) return picture
  return (
    <Link to={sale.link} className="sale group">
      {picture}
      <span className="font-display text-lead leading-tight font-bold group-hover:underline">
        {sale.title}
      </span>
    </Link>
  )
}

import { MessageCircle } from 'lucide-react'
import { whatsappLink } from '#shop/accounts/contacts/phone.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { foundMessages } from '../../../messages/en/storefront/catalogue/found.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'

/** For searches with few results: the categories, and a message to the shop. */
export function MoreWays({ query }: { query: string }) {
  const t = useMessages(foundMessages)
  const { departments, settings } = useLayoutData()
  const { whatsapp = '', shopName = '' } = settings ?? {}
  return (
    <div className="mt-6 mb-10 grid gap-6">
      {departments.length > 0 && (
        <nav aria-labelledby="found-categories">
          <h2 id="found-categories" className="mb-3 text-title">
            {t('found.categories')}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {departments.map(({ path, name }) => (
              <li key={path}>
                <Link
                  to={paths.category([path])}
                  className={buttonClass({ small: true, className: '!min-h-11' })}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {query !== '' && (
        <section className="panel flex flex-wrap items-center gap-4 p-5">
          <p className="grow">{t('found.askText')}</p>
          <Link to={paths.contact({ about: query })} className={buttonClass()}>
            {t('found.ask')}
          </Link>
          {whatsapp && (
            <a
              href={whatsappLink(whatsapp, t('found.stockText', { name: shopName, query }))}
              target="_blank"
              rel="noreferrer"
              className={buttonClass()}
            >
              <MessageCircle aria-hidden className="size-5" /> {t('found.stock')}
            </a>
          )}
        </section>
      )}
    </div>
  )
}

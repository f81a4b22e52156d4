import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { catalogueMessages } from '../../messages/en/storefront/catalogue/catalogue.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'

export const EmptyCategory = () => {
  const t = useMessages(catalogueMessages, siteMessages)
  return (
    <EmptyState ornament="basket" title={t('category.empty')} text={t('category.emptyText')}>
      <Link to={paths.home()} className={buttonClass({ kind: 'main' })}>
        {t('missing.home')}
      </Link>
    </EmptyState>
  )
}

import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { checkoutMessages } from '../../messages/en/storefront/checkout/checkout.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { usePerson } from '../layout-data/use-layout-data.ts'

export const EmptyCart = () => {
  const t = useMessages(checkoutMessages)
  return (
    <EmptyState ornament="basket" level={1} title={t('cart.empty')} text={t('cart.emptyText')}>
      <Link to={paths.home()} className={buttonClass({ kind: 'main' })}>
        {t('cart.shop')}
      </Link>
      <Link to={paths.quickOrder()} className={buttonClass()}>
        {t('cart.paste')}
      </Link>
    </EmptyState>
  )
}

/** Businesses order from a list. */
export function QuickOrderLink() {
  const t = useMessages(siteMessages)
  if (usePerson()?.kind !== 'stock') return null
  return (
    <Link to={paths.quickOrder()} className={buttonClass()}>
      {t('layout.quickOrder')}
    </Link>
  )
}

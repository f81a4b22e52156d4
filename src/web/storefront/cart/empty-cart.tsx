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
      <QuickOrderLink label={t('cart.paste')} />
    </EmptyState>
  )
}

/** Businesses order from a list; `label`: what others read, if they see it too. */
export function QuickOrderLink({ label }: { label?: string }) {
  const t = useMessages(siteMessages)
  const text = usePerson()?.kind === 'stock' ? t('layout.quickOrder') : label
  if (!text) return null
  return (
    <Link to={paths.quickOrder()} className={buttonClass()}>
      {text}
    </Link>
  )
}

import { decodeSharedCart } from '#wire/v1/buying/shared-cart.ts'
import { ApiError } from '../../../app/api/api-error.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { sharedCartMessages } from '../../../messages/en/storefront/checkout/shared-cart.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { definePage } from '../../layout-data/define-page.ts'
import { PageHead } from '../../parts/page-head.tsx'
import { SharedCartView } from './shared-cart-view.tsx'

const isDamaged = (error: unknown) =>
  error instanceof ApiError && (error.code === 'shared_cart_unreadable' || error.status === 400)

/** Opening a shared link changes nothing. */
export const page = definePage({
  async load({ api, url }) {
    const items = url.searchParams.get('items') ?? ''
    const shared = await api
      .send('sharedCart', { query: { items } })
      .then(decodeSharedCart)
      .catch((error: unknown) => {
        if (isDamaged(error)) return null
        throw error
      })
    return { shared }
  },
  head: (_, { language }) => ({ title: messagesIn(language, sharedCartMessages)('shared.title') }),
  Page: function SharedCartPage({ data: { shared } }) {
    const t = useMessages(sharedCartMessages)
    const why = shared === null ? 'damaged' : 'nothing'
    if (shared === null || (shared.cart.lines.length === 0 && shared.gone.length === 0))
      return (
        <EmptyState
          ornament="basket"
          level={1}
          title={t(`shared.${why}`)}
          text={t(`shared.${why}Text`)}
        >
          <Link to={paths.home()} className={buttonClass({ kind: 'main' })}>
            {t('shared.shop')}
          </Link>
        </EmptyState>
      )
    return (
      <div className="wrap">
        <PageHead
          title={t('shared.title')}
          lead={t('shared.lead')}
          crumbs={[{ name: t('shared.title'), to: paths.sharedCart({ items: '' }) }]}
        />
        <SharedCartView lines={shared.cart.lines} gone={shared.gone} />
      </div>
    )
  },
})

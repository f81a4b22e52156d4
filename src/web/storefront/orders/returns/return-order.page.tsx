import { referenceOf } from '#shop/orders/order.ts'
import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import { definePage } from '../../layout-data/define-page.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { returnsMessages } from '../../../messages/en/storefront/checkout/returns.ts'
import { messagesIn, type Translate } from '../../../messages/messages-in.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { loadOrder } from '../load-order.ts'
import { OrderErrorPage } from '../order-error.tsx'
import { ReturnForm } from './return-form.tsx'
import { linesUnderReview, returnableLines } from './returnable-lines.ts'

export const page = definePage({
  async load(ask) {
    const { order, key } = await loadOrder(ask, ask.params.id ?? '', true)
    return { order, key, lines: returnableLines(order, Date.now()) }
  },
  head: (_, { language }) => ({ title: messagesIn(language, returnsMessages)('returns.title') }),
  Page: ({ data: { order, key, lines } }) => {
    const t = useMessages(returnsMessages)
    return lines !== null && lines.length > 0 ? (
      <div className="wrap py-5 wide:py-8">
        <p className="money text-small font-semibold text-link">
          {t('returns.of', { reference: referenceOf(order) })}
        </p>
        <h1 className="mt-1 mb-5 text-head">{t('returns.title')}</h1>
        <div className="till-grid">
          <ReturnForm order={order} orderKey={key} lines={lines} />
          <section aria-labelledby="rules" className="till-side panel p-5">
            <h2 id="rules" className="text-lead">
              {t('returns.rules')}
            </h2>
            <ul className="grid list-disc gap-1.5 ps-5 text-soft">
              <li>{t('returns.rule1')}</li>
              <li>{t('returns.rule2')}</li>
              <li>
                {t(
                  `returns.${order.payment === 'account' ? 'rule3OnAccount' : order.pickup ? 'rule3AtCounter' : 'rule3'}`,
                )}
              </li>
            </ul>
          </section>
        </div>
      </div>
    ) : (
      <EmptyState
        ornament="truck"
        level={1}
        title={t('returns.nothing')}
        text={whyNothing(order, t)}
      >
        <Link to={paths.order({ id: order.id, key })} className={buttonClass({ kind: 'main' })}>
          {t('returns.details')}
        </Link>
      </EmptyState>
    )
  },
  ErrorPage: () => <OrderErrorPage />,
})

function whyNothing(order: OrderWithReturns, t: Translate<typeof returnsMessages>) {
  if (order.status !== 'delivered') return t('returns.notYet')
  const names = linesUnderReview(order).map(({ name }) => name)
  if (names.length > 0) return t('returns.restLater', { names: t.joined(names) })
  return t(order.returns.length > 0 ? 'returns.allAsked' : 'returns.tooLate')
}

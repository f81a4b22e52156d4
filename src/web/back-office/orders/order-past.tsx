import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import type { StaffOrder } from './load-order.ts'

/** The history of an order, and its returns. */
export function OrderPast({ order }: { order: StaffOrder }) {
  const t = useMessages(backOfficeOrdersMessages)
  const { channel, history, returns, lines, enteredBy } = order
  const isSale = channel === 'counter'
  // Counter sales pass all states at once: hide the ones in between.
  const steps = isSale
    ? history.filter(({ status }) => status !== 'packed' && status !== 'shipped')
    : history
  return (
    <section aria-labelledby="history" className="office-box grid gap-2">
      <h2 id="history" className="text-title">
        {t('order.history')}
      </h2>
      <ol className="grid gap-2">
        {steps.map(({ status, at }) => (
          <li key={status} className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-semibold">
              {t(isSale && status === 'delivered' ? 'order.handedOver' : `became.${status}`)}
            </span>
            <time dateTime={at} className="text-small text-soft">
              {t.moment(Date.parse(at))}
            </time>
          </li>
        ))}
      </ol>
      {enteredBy !== null && (
        <p className="text-small text-soft">{t('order.enteredBy', { name: enteredBy })}</p>
      )}
      {returns.length > 0 && (
        <>
          <h3 className="mt-2 font-semibold">{t('order.returns')}</h3>
          <ul className="grid gap-1 text-small">
            {returns.map(({ id, productId, quantity, state }) => (
              <li key={id}>
                {t('order.returnOf', {
                  name: lines.find((line) => line.productId === productId)?.name ?? '',
                  quantity,
                  state: t(`order.${state}`),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

import { referenceOf } from '#shop/orders/order.ts'
import { startOfShopDay } from '#shop/settings/shop-day.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeStockMessages } from '../../messages/en/back-office/catalogue/stock.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { AfterLinks } from '../list/page-links.tsx'

type Movement = Answer<'adminStockMovements'>['data'][number]
type Props = {
  product: { id: string; name: string } | null
  movements: readonly Movement[]
  next: string | null
  isFirst: boolean
}

/** The stock ledger, newest first: of one product everything, of all what staff did by hand. */
export function Movements({ product, movements, next, isFirst }: Props) {
  const t = useMessages(backOfficeStockMessages)
  const at = { product: product?.id }
  const title = product === null ? t('list.title') : t('list.titleOf', { name: product.name })
  return (
    <section aria-labelledby="movements" className="office-box grid gap-2">
      <h2 id="movements" className="text-title">
        {title}
      </h2>
      {movements.length === 0 && <p className="text-soft">{t('list.none')}</p>}
      <ol className="divide-y divide-line">
        {movements.map((movement) => (
          <Line key={movement.id} movement={movement} isNamed={product === null} />
        ))}
      </ol>
      <AfterLinks
        label={title}
        isFirst={isFirst}
        next={next}
        to={(after) => officePaths.stock({ ...at, after })}
        texts={{ newest: t('list.newest'), older: t('list.more') }}
      />
    </section>
  )
}

function Line({ movement, isNamed }: { movement: Movement; isNamed: boolean }) {
  const t = useMessages(backOfficeStockMessages)
  const { product, reason, change, stockAfter, note, bestBefore, orderId, person, at } = movement
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2">
      <div className="min-w-0">
        <p>
          <span className="font-semibold">{t(`reason.${reason}`)}</span>{' '}
          {isNamed && (
            <Link
              to={officePaths.stock({ product: product.id })}
              className="text-target text-link underline"
            >
              {t.joined([product.label ?? product.name, product.packLabel ?? product.pack])}
            </Link>
          )}
          {orderId !== null && (
            <Link
              to={officePaths.order({ id: orderId })}
              className="money text-target text-link underline"
            >
              {t('list.order', { reference: referenceOf({ id: orderId }) })}
            </Link>
          )}
        </p>
        {note !== '' && <p className="text-small">{note}</p>}
        {bestBefore !== null && (
          <p className="text-small">
            {t('list.best', { day: t.day(startOfShopDay(bestBefore) ?? 0) })}
          </p>
        )}
        <p className="text-small text-soft">
          <time dateTime={at}>
            {person === null
              ? t.moment(Date.parse(at))
              : t('list.by', {
                  name: person.name || t('list.someone'),
                  time: t.moment(Date.parse(at)),
                })}
          </time>
        </p>
      </div>
      <p className="money text-end">
        <bdi className="block font-semibold">
          {sign}
          {t.number(Math.abs(change))}
        </bdi>
        <span className="block text-small text-soft">
          {t('list.after', { count: t.number(stockAfter) })}
        </span>
      </p>
    </li>
  )
}

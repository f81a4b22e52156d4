import '../cart/buying.css'
import { keyOf } from '#shop/cart/cart.ts'
import { leftOfLine, type OrderLine } from '#shop/orders/order.ts'
import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import { returnedOf } from '#shop/returns/refund.ts'
import { paths } from '../../app/paths.ts'
import { ordersMessages } from '../../messages/en/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Link } from '../../app/router/link.tsx'
import { MultiBuyNote } from '../parts/multi-buy-note.tsx'
import { MiniLine, MiniLines } from '../cart/mini-lines.tsx'

export const OrderItems = ({ order }: { order: OrderWithReturns }) => {
  const t = useMessages(ordersMessages)
  return (
    <section className="panel grid gap-4 p-5" aria-labelledby="items">
      <h2 id="items" className="text-lead">
        {t('order.items')}
      </h2>
      <MiniLines label={t('order.items')}>
        {order.lines.map((line) => (
          <Item
            key={keyOf(line)}
            line={line}
            returned={returnedOf(order, line)}
            isOpen={order.status === 'placed' || order.status === 'packed'}
          />
        ))}
      </MiniLines>
    </section>
  )
}

/** `isOpen`: something may still turn out to be missing. */
function Item({ line, returned, isOpen }: { line: OrderLine; returned: number; isOpen: boolean }) {
  const t = useMessages(ordersMessages)
  const { quantity: left, amount } = leftOfLine(line)
  return (
    <MiniLine
      picture={line.picture}
      tint={line.tint}
      colour={line.colour}
      name={
        <Link
          to={paths.item(line)}
          className={`hover:underline ${left === 0 ? 'text-soft line-through' : ''}`}
        >
          {line.name}
        </Link>
      }
      about={
        <>
          {line.pack && (
            <>
              <bdi>{line.pack}</bdi> ·{' '}
            </>
          )}
          <span className="whitespace-nowrap">
            {t('order.line', { quantity: line.quantity, price: t.total(line.price) })}
          </span>
          {line.cancelledQuantity > 0 && (
            <span className="font-semibold whitespace-nowrap text-tomato-ink">
              {' · '}
              {t('order.lineCancelled', { count: line.cancelledQuantity })}
            </span>
          )}
          {returned > 0 && (
            <span className="font-semibold whitespace-nowrap text-leaf-ink">
              {' · '}
              {t('order.lineReturned', { count: returned })}
            </span>
          )}
          {isOpen && left > 0 && line.ifMissing && (
            <span className="block">{t(`ifMissing.${line.ifMissing}`)}</span>
          )}
          <MultiBuyNote isPlaced line={{ ...line, quantity: left }} />
        </>
      }
      amount={t.total(amount)}
    />
  )
}

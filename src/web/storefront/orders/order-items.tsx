import '../cart/buying.css'
import { orderAllows } from '#shop/order-states.ts'
import { keyOf } from '#shop/cart/cart.ts'
import { choiceForAll, leftOfLine, type OrderLine } from '#shop/orders/order.ts'
import type { OrderWithReturns } from '#shop/returns/order-return.ts'
import { returnedOf } from '#shop/returns/refund.ts'
import { paths } from '../../app/paths.ts'
import { ordersMessages } from '../../messages/en/storefront/checkout/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Link } from '../../app/router/link.tsx'
import { MultiBuyNote } from '../parts/multi-buy-note.tsx'
import { MiniLine, MiniLines } from '../cart/mini-lines.tsx'
import { useLineTexts } from './use-line-texts.ts'

export const OrderItems = ({ order }: { order: OrderWithReturns }) => {
  const t = useMessages(ordersMessages)
  // An item may still turn out to be missing.
  const isOpen = orderAllows(order, 'redirect')
  const forAll = choiceForAll(order.lines)
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
            showsMissingChoice={isOpen && forAll === null}
          />
        ))}
      </MiniLines>
      {isOpen && forAll && (
        <p className="border-t border-line pt-4 text-small text-soft">
          {t(`ifMissingAny.${forAll}`)}
        </p>
      )}
    </section>
  )
}

type ItemProps = {
  line: OrderLine
  returned: number
  /** displays the choice for a missing item */
  showsMissingChoice: boolean
}

function Item({ line, returned, showsMissingChoice }: ItemProps) {
  const t = useMessages(ordersMessages)
  const { quantity: left, amount } = leftOfLine(line)
  const { pack, each } = useLineTexts()(line)
  return (
    <MiniLine
      line={{ ...line, pack }}
      name={
        <Link
          to={paths.item(line)}
          className={`thumb inline-block hover:underline ${left === 0 ? 'text-soft line-through' : ''}`}
        >
          {line.name}
        </Link>
      }
      about={[
        each,
        line.cancelledQuantity > 0 && (
          <span key="cancelled" className="font-semibold text-tomato-ink">
            {t('order.lineCancelled', { count: line.cancelledQuantity })}
          </span>
        ),
        returned > 0 && (
          <span key="returned" className="font-semibold text-leaf-ink">
            {t('order.lineReturned', { count: returned })}
          </span>
        ),
      ]}
      amount={t.money(amount)}
    >
      {showsMissingChoice && left > 0 && line.ifMissing && (
        <span className="block">{t(`ifMissing.${line.ifMissing}`)}</span>
      )}
      <MultiBuyNote isPlaced line={{ ...line, quantity: left }} />
    </MiniLine>
  )
}

import { Link } from 'react-router'
import { type Paisa, showTotal } from '#shop/money.ts'
import { paths } from '../../paths.ts'
import { say } from '../../words/buying.ts'
import { Notice } from '../ordering/notice.tsx'
import type { OrderProblem } from '../ordering/use-place-order.ts'

type Props = { problem: OrderProblem; now: Paisa }

/** Why there is no order yet, and what to do. */
export const CheckoutProblem = ({ problem: { code, message, was }, now }: Props) => (
  <Notice>
    <p>{message}</p>
    {code === 'price_changed' && was !== now && (
      <p>{say('checkout.changed', { was: showTotal(was), now: showTotal(now) })}</p>
    )}
    {(code === 'out_of_stock' || code === 'product_not_found') && (
      <Link to={paths.cart()} className="underline">
        {say('checkout.backToCart')}
      </Link>
    )}
  </Notice>
)

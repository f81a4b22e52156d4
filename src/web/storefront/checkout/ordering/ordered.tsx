import { amountOfLine, type Cart, keyOf } from '#shop/cart/cart.ts'
import { checkoutMessages } from '../../../messages/en/storefront/checkout/checkout.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { CartSummary } from '../../cart/cart-summary.tsx'
import { MiniLine, MiniLines } from '../../cart/mini-lines.tsx'
import type { useCart } from '../../cart/store/use-cart.ts'
import { MultiBuyNote } from '../../parts/multi-buy-note.tsx'

type Props = Pick<Cart, 'lines'> & { cart: ReturnType<typeof useCart> }

export const Ordered = ({ lines, cart }: Props) => (
  <div className="grid gap-4">
    <Lines lines={lines} />
    <hr className="border-line" />
    <CartSummary cart={cart} hasLogin={false} />
  </div>
)

function Lines({ lines }: Pick<Cart, 'lines'>) {
  const t = useMessages(checkoutMessages)
  return (
    <MiniLines label={t('checkout.order')} {...(lines.length > 2 && { tabIndex: 0 })}>
      {lines.map((line) => (
        <MiniLine
          key={keyOf(line)}
          line={line}
          about={[`${t.number(line.quantity)} × ${t.money(line.price.now)}`]}
          amount={t.money(amountOfLine(line))}
        >
          <MultiBuyNote line={{ ...line, price: line.price.now }} />
        </MiniLine>
      ))}
    </MiniLines>
  )
}

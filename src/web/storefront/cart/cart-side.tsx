import '../../look/buying.css'
import { Link, useNavigate } from 'react-router'
import { less, showTotal } from '#shop/money.ts'
import { worth } from '#shop/loyalty/points.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { say } from '../../words/buying.ts'
import { useBasketStore } from '../basket/use-basket.tsx'
import { PointsBox } from '../loyalty/points-box.tsx'
import { Summary } from '../ordering/summary.tsx'
import { useOverlay } from '../session/overlay.tsx'
import { shortage } from './cart-shown.ts'
import type { useCart } from './use-cart.ts'

type Props = { cart: ReturnType<typeof useCart> }

export function CartSide({ cart }: Props) {
  const { person, shown, before, points, chosen, choose, count } = cart
  const proceed = useProceed(cart)
  const total = less(before, worth(points))
  const ready = shown !== null && !cart.isWaiting
  return (
    <>
      <div className="till-side">
        {person && ready && (
          <section className="panel p-5" aria-labelledby="points">
            <h2 id="points" className="mb-3 text-lead">
              {say('points.title')}
            </h2>
            <PointsBox balance={person.points} total={before} chosen={chosen} onChoose={choose} />
          </section>
        )}
        <section className="panel p-5" aria-labelledby="summary">
          <h2 id="summary" className="mb-4 text-lead">
            {say('summary.title')}
          </h2>
          <Summary
            figures={{ subtotal: shown?.subtotal ?? before, shipping: shown?.shipping ?? before, total }}
            pieces={count}
            points={points}
            earned={shown?.pointsEarned ?? 0}
            guest={!person}
          >
            <Button kind="main" className="max-wide:hidden" onClick={proceed}>
              {say('cart.proceed')}
            </Button>
            <p className="text-center text-small text-soft">{say('summary.delivery')}</p>
            <Link to={paths.home()} className="inline-link justify-self-center text-small">
              {say('cart.more')}
            </Link>
          </Summary>
        </section>
      </div>
      <div className="till-bar">
        <p className="grid leading-tight">
          <span className="text-tiny text-soft">{say('summary.total')}</span>
          <span className="money text-lead font-bold">{showTotal(total)}</span>
        </p>
        <Button kind="main" className="grow" onClick={proceed}>
          {say('cart.proceed')}
        </Button>
      </div>
    </>
  )
}

/** To the checkout; a guest by way of the login, and then on by itself. */
function useProceed({ shown, person }: Props['cart']) {
  const basket = useBasketStore()
  const navigate = useNavigate()
  const { show } = useOverlay()
  return () => {
    if (shown?.lines.some((line) => shortage(line) !== null)) {
      toast.error(say('cart.stop'))
      document.querySelector('.line[data-short] button')?.scrollIntoView({ block: 'center' })
      document.querySelector<HTMLElement>('.line[data-short] button')?.focus()
      return
    }
    const go = () => void basket.settle().then(() => navigate(paths.checkout()))
    if (person) return go()
    show('login', { after: go, reason: say('cart.loginToGoOn') })
  }
}

import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../app/hydration/lazy-part.ts'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { checkoutMessages } from '../../messages/en/storefront/checkout/checkout.ts'
import { cartMessages } from '../../messages/en/storefront/checkout/cart.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useArrival } from '../delivery/use-arrival.ts'
import { useChosenArrival, type useWindow } from '../delivery/windows/use-window.ts'
import { CartSummary } from './cart-summary.tsx'
import { PointsPart } from './points/points-part.tsx'
import type { useCart } from './store/use-cart.ts'
import { useProceed } from './use-proceed.ts'

const WindowPart = lazyPart(
  async () => (await import('../delivery/windows/window-part.tsx')).WindowPart,
)

type Props = ReturnType<typeof useWindow<ReturnType<typeof useCart>>>

export function CartSide({ cart, taken, take }: Props) {
  const t = useMessages(checkoutMessages, cartMessages)
  const { person, hasPoints, delivery, current, before, total, chosen, choose, isPending } = cart
  const proceed = useProceed(cart)
  const soonest = useArrival(current?.lines.some(({ stock }) => stock !== 0))
  const arriving = useChosenArrival(cart, taken) ?? soonest
  return (
    <>
      <div className="till-side">
        {person && hasPoints && !isPending && (
          <section className="panel p-5" aria-labelledby="points">
            <h2 id="points" className="mb-3 text-lead">
              {t('points.title')}
            </h2>
            <PointsPart account={person} total={before} chosen={chosen} onChoose={choose} />
          </section>
        )}
        <section className="panel p-5" aria-labelledby="summary">
          <h2 id="summary" className="mb-4 text-lead">
            {t('summary.title')}
          </h2>
          {current && !isPending && delivery !== undefined ? (
            <CartSummary cart={cart}>
              <Button kind="main" className="max-wide:hidden" onClick={proceed}>
                {t('cart.proceed')}
              </Button>
              {arriving && <p className="text-center text-small text-soft">{arriving}</p>}
              {delivery?.windows[0] && (
                <TimeChoice>
                  <WindowPart
                    isEarly
                    offered={delivery.windows}
                    lines={current.lines.length}
                    onTake={take}
                  />
                </TimeChoice>
              )}
              <Link to={paths.home()} className="inline-link thumb justify-self-center text-small">
                {t('cart.more')}
              </Link>
            </CartSummary>
          ) : (
            <Skeleton className="h-60 w-full wide:h-76" />
          )}
        </section>
      </div>
      <div className="till-bar">
        {isPending ? (
          <Skeleton className="h-11 grow" />
        ) : (
          <>
            <p className="grid leading-tight">
              <span className="text-tiny text-soft">
                {t('summary.total')}
                {cart.zone && ` · ${cart.zone}`}
              </span>
              <span className="money text-lead font-bold">{t.money(total)}</span>
            </p>
            <Button kind="main" className="grow" onClick={proceed}>
              {t('cart.proceed')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

/** Delivery times behind a button: loaded when they are asked for, and kept when it is pressed again. */
function TimeChoice({ children }: { children: ReactNode }) {
  const t = useMessages(cartMessages)
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <Button small aria-expanded={isOpen === true} onClick={() => setOpen(!isOpen)}>
        {t('cart.chooseTime')}
      </Button>
      {isOpen !== undefined && (
        <div hidden={!isOpen}>
          <Suspense>{children}</Suspense>
        </div>
      )}
    </>
  )
}

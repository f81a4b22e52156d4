import { telLink } from '../parts/tel-link.ts'
import { type ReactNode, Suspense } from 'react'
import { Button } from '../../ui/button.tsx'
import type { useForm } from '../../ui/form/use-form.ts'
import { checkoutMessages } from '../../messages/en/storefront/checkout/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { OptionsPart } from './options-part.tsx'
import type { useCheckout } from './use-checkout.ts'
import { Banknote, CreditCard } from 'lucide-react'
import { paths } from '../../app/paths.ts'
import { Link } from '../../app/router/link.tsx'
import { useHydrated } from '../../app/hydration/use-hydrated.ts'
import { ahead, lazyPart } from '../../app/hydration/lazy-part.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { Later, laterPart } from '../parts/later.tsx'
import { waitingText } from './waiting/waiting-text.ts'
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx'
import { OrderedPart } from './ordering/ordered-part.tsx'
import type { Payment } from '#shop/settings/payment.ts'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import '../cart/buying.css'

// Loaded ahead: without a connection it could not explain why.
const loadError = async () => (await import('./checkout-error.tsx')).CheckoutError
const CheckoutError = lazyPart(loadError)
// In one file: naming another file here takes as many bytes as it saves.
const choices = () => import('./later-choices.ts')
const PickupPart = lazyPart(async () => (await choices()).PickupPart)
const KhataPart = lazyPart(async () => (await choices()).KhataPart)
const WindowPart = lazyPart(
  async () => (await import('../delivery/windows/window-part.tsx')).WindowPart,
)
if (!import.meta.env.SSR) ahead(loadError)

// The server renders it with the page; its code loads after the page's: guests have no points.
const drawer = async () => (await import('./points-drawer.tsx')).PointsDrawer
const points = laterPart(drawer, import.meta.env.SSR ? await drawer() : null)

/** For client navigations: load the code with the page's data, so that nothing jumps. */
export const loadPoints = points.ready

type PaymentChoiceProps = {
  payment: Payment
  offered: readonly Payment[]
  onChoose: (payment: Payment) => void
}

const icon = 'size-6 shrink-0 text-link'

const PaymentChoice = ({ payment, offered, onChoose }: PaymentChoiceProps) => {
  const t = useMessages(checkoutMessages)
  return (
    <section className="panel p-5">
      <RadioGroup
        label={t('checkout.payment')}
        name="payment"
        value={payment}
        onChange={onChoose}
        choices={(
          [
            {
              value: 'cod',
              label: t('checkout.cod'),
              hint: t('checkout.codHint'),
              icon: <Banknote aria-hidden className={icon} />,
            },
            {
              value: 'card',
              label: t('checkout.card'),
              hint: t('checkout.cardHint'),
              icon: <CreditCard aria-hidden className={icon} />,
            },
          ] as const
        ).filter(({ value }) => offered.includes(value))}
      />
    </section>
  )
}

type Props = {
  checkout: ReturnType<typeof useCheckout>
  form: ReturnType<typeof useForm>['form']
  /** address and contact */
  children: ReactNode
}

/** The checkout of a cart, around its address fields. */
export function CheckoutForm({ checkout, form, children }: Props) {
  const t = useMessages(checkoutMessages)
  const { cart, total, busy, isReady, paying, take, isPickup } = checkout
  const { settings } = useLayoutData()
  const hydrated = useHydrated()
  const isWaiting = waitingText.use() !== '' // a waiting order takes its place too
  const later = (part: ReactNode, room: ReactNode) => (
    <Suspense fallback={room}>{hydrated ? part : room}</Suspense>
  )
  return (
    <div className="till-grid">
      <div className="till-main">
        <form id="checkout" {...form} noValidate className="till-main">
          {settings?.pickupDays
            ? later(<PickupPart isPickup={isPickup} onTake={take} />, <Skeleton className="h-11" />)
            : null}
          {children}
          {cart.delivery?.windows[0] &&
            later(
              <WindowPart
                offered={cart.delivery.windows}
                lines={cart.current?.lines.length}
                busy={busy || !isReady || isWaiting}
                onTake={take}
              />,
              // As high as the choice of a week's days and a row of times.
              <Skeleton className="h-83 w-full max-sm:h-96" />,
            )}
          {!isPickup && (
            <PaymentChoice
              payment={paying.payment}
              offered={paying.offered}
              onChoose={paying.choosePayment}
            />
          )}
          {cart.person && later(<KhataPart {...paying} {...{ total, isPickup }} />, null)}
          <OptionsPart
            payment={paying.payment}
            total={total}
            isPickup={isPickup}
            lines={cart.current?.lines ?? []}
          />
        </form>
        {cart.person && cart.hasPoints && (
          <Later part={points} props={{ cart, account: cart.person }} />
        )}
      </div>
      <OrderPanel checkout={checkout} />
      <div className="till-bar">
        <p className="grid min-w-20 leading-tight">
          <span className="text-tiny text-soft">
            {t('summary.total')}
            {cart.zone && ` · ${cart.zone}`}
          </span>
          <span className="money text-lead font-bold">{cart.isPending ? '–' : t.money(total)}</span>
        </p>
        <Button
          type="submit"
          form="checkout"
          kind="main"
          busy={busy}
          aria-disabled={!isReady}
          className="grow"
        >
          {t('checkout.place')}
        </Button>
      </div>
    </div>
  )
}

type OrderPanelProps = { checkout: ReturnType<typeof useCheckout> }

function OrderPanel({ checkout: { cart, total, busy, isReady, problem } }: OrderPanelProps) {
  const t = useMessages(checkoutMessages)
  const { settings } = useLayoutData()
  const { current, isPending } = cart
  // The inline script knows how many lines a guest's cart has.
  const room = (
    <div>
      <Skeletons count={cart.lines || 4} className="line">
        <Skeleton className="col-span-3 h-9" />
      </Skeletons>
      <Skeleton className="mt-4 h-54" />
    </div>
  )
  return (
    <section className="till-side panel p-5" aria-labelledby="order">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="order" className="text-lead">
          {t('checkout.order')}
        </h2>
        <Link to={paths.cart()} className="inline-link thumb text-small">
          {t('checkout.edit')}
        </Link>
      </div>
      {current && !isPending ? <OrderedPart cart={cart} lines={current.lines} room={room} /> : room}
      {problem && (
        <Suspense fallback={null}>
          <CheckoutError
            problem={problem}
            now={total}
            returnPath={{ to: paths.cart(), label: t('checkout.backToCart') }}
          />
        </Suspense>
      )}
      <Button
        type="submit"
        form="checkout"
        kind="main"
        busy={busy}
        aria-disabled={!isReady}
        className="max-wide:hidden"
      >
        {t('checkout.place')}
      </Button>
      {settings?.phone && (
        <a
          href={telLink(settings.phone)}
          className="inline-link thumb justify-self-center text-small"
        >
          {t('checkout.call')} <bdi dir="ltr">{settings.phone}</bdi>
        </a>
      )}
    </section>
  )
}

import '../cart/buying.css'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import type { useForm } from '../../ui/use-form.ts'
import { checkoutMessages } from '../../messages/en/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { OptionsPart } from './options-part.tsx'
import { OrderPanel } from './order-panel.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { PointsDrawer } from './points-drawer.tsx'
import type { useCheckout } from './use-checkout.ts'

type Props = {
  checkout: ReturnType<typeof useCheckout>
  form: ReturnType<typeof useForm>['form']
  /** where to, and to whom */
  children: ReactNode
}

/** The checkout of a cart, around the fields that ask where it goes. */
export function CheckoutForm({ checkout, form, children }: Props) {
  const t = useMessages(checkoutMessages)
  const { cart, total, busy, paying } = checkout
  return (
    <div className="till-grid">
      <div className="till-main">
        <form id="checkout" {...form} noValidate className="till-main">
          {children}
          <PaymentChoice
            payment={paying.payment}
            offered={paying.offered}
            onChoose={paying.choosePayment}
          />
          <OptionsPart payment={paying.payment} total={total} lines={cart.shown?.lines ?? []} />
        </form>
        {cart.person && cart.hasPoints && <PointsDrawer cart={cart} account={cart.person} />}
      </div>
      <OrderPanel checkout={checkout} />
      <div className="till-bar">
        <p className="grid leading-tight">
          <span className="text-tiny text-soft">{t('summary.total')}</span>
          <span className="money text-lead font-bold">{t.total(total)}</span>
        </p>
        <Button type="submit" form="checkout" kind="main" busy={busy} className="grow">
          {t('checkout.place')}
        </Button>
      </div>
    </div>
  )
}

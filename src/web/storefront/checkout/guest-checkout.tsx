import { MapPin } from 'lucide-react'
import { checkoutMessages } from '../../messages/en/checkout.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useDeliverTo } from '../delivery/deliver-to.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { DetailsFields } from './details-fields.tsx'
import { contactIn } from './draft.ts'
import { LoginHint } from './login-hint.tsx'
import { useDetailsForm } from './use-details-form.ts'
import { type CheckoutProps, useCheckout } from './use-checkout.ts'

/** A guest says who gets the order; who logs in here finds what was typed. */
export function GuestCheckout(props: CheckoutProps) {
  const t = useMessages(checkoutMessages)
  const checkout = useCheckout(props)
  const { place } = useDeliverTo()
  const { form, fields } = useDetailsForm((details) =>
    checkout.send({ address: details.address.trim(), place, contact: contactIn(details) }),
  )

  return (
    <CheckoutForm checkout={checkout} form={form}>
      <section className="panel grid gap-5 p-5" aria-labelledby="contact">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="contact" className="flex items-center gap-2 text-lead">
            <MapPin aria-hidden className="size-5 text-link" /> {t('checkout.contact')}
          </h2>
          <LoginHint />
        </div>
        <DetailsFields {...fields} />
      </section>
    </CheckoutForm>
  )
}

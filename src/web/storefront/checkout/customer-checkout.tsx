import type { Address } from '#shop/addresses/address.ts'
import type { Person } from '../../app/api/api.ts'
import { detailsMessages } from '../../messages/en/storefront/checkout/details.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { useReceiver } from '../account/addresses/use-receiver.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { DeliverTo } from './details/deliver-to.tsx'
import { addressProblemOf } from './details/details-rules.ts'
import { type CheckoutProps, useCheckout } from './use-checkout.ts'
import { useDeliveryAddress } from './details/use-delivery-address.ts'

/** The account is known, so only the address is asked. */
export function CustomerCheckout({ person, ...props }: CheckoutProps & { person: Person }) {
  const t = useMessages(detailsMessages)
  const checkout = useCheckout(props)
  const to = useDeliveryAddress()
  const { address, place } = to
  const { entry, pick: receive } = useReceiver(address)

  function pick(next: Address) {
    receive(next)
    to.pick(next)
  }

  function replace() {
    receive(null)
    to.replace()
  }

  function type(text: string) {
    receive(text.trim() === '' ? null : entry)
    to.write(text)
  }

  const { delivery, settleDelivery } = checkout.cart
  const { isPickup } = checkout
  const problem = addressProblemOf(address, delivery?.missing)
  const { form, errorOf } = useForm<'address'>({
    async check() {
      if (isPickup) return null
      const found = addressProblemOf(address, (await settleDelivery())?.missing)
      return found && { fields: { address: t(found) } }
    },
    send: () =>
      checkout.send({
        address: address.trim(),
        place,
        ...(entry && { contact: { name: entry.name, phone: entry.phone, email: person.email } }),
      }),
  })

  return (
    <CheckoutForm checkout={checkout} form={form}>
      {!isPickup && (
        <DeliverTo
          receiver={entry ?? { name: person.fullName, phone: person.phone }}
          address={address}
          onAddress={type}
          onPick={pick}
          onOther={replace}
          error={errorOf('address') && problem ? t(problem) : undefined}
        />
      )}
    </CheckoutForm>
  )
}

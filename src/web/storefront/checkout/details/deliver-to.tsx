import { MapPin } from 'lucide-react'
import type { Address } from '#shop/addresses/address.ts'
import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { AreaField } from '../../../ui/form/area-field.tsx'
import { checkoutMessages } from '../../../messages/en/storefront/checkout/checkout.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { DeliveryHere } from '../../delivery/delivery-line.tsx'
import { AddressPart } from '../../delivery/address-part.tsx'

type Props = {
  receiver: { name: string; phone: string }
  address: string
  onAddress: (address: string) => void
  onPick: (address: Address) => void
  onOther: () => void
  error: string | undefined
}

export const DeliverTo = ({ receiver, address, onAddress, onPick, onOther, error }: Props) => {
  const t = useMessages(checkoutMessages)
  return (
    <section className="panel grid gap-4 p-5" aria-labelledby="deliver-to">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="deliver-to" className="flex items-center gap-2 text-lead">
          <MapPin aria-hidden className="size-5 text-link" /> {t('checkout.deliverTo')}
        </h2>
        <Link to={paths.profile()} className="inline-link thumb text-small">
          {t('checkout.change')}
        </Link>
      </div>
      <p>
        <span className="font-semibold">{receiver.name}</span>
        <span className="block text-small text-soft">
          <bdi dir="ltr">{localPhone(receiver.phone)}</bdi>
        </span>
      </p>
      <AddressPart address={address} onPick={onPick} onOther={onOther} error={error}>
        <AreaField
          label={t('checkout.address')}
          hint={t('checkout.addressHint')}
          error={error}
          name="address"
          autoComplete="street-address"
          maxLength={500}
          required
          value={address}
          onChange={({ target }) => onAddress(target.value)}
        />
      </AddressPart>
      <DeliveryHere />
    </section>
  )
}

import { Mail } from 'lucide-react'
import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { backOfficeCustomerMessages } from '../../messages/en/back-office/orders/customer.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { PhoneLinks } from '../parts/phone-links.tsx'
import { Reach } from '../parts/reach.tsx'
import type { StaffCustomer } from './load-customer.ts'

export function CustomerContact({ customer }: { customer: StaffCustomer }) {
  const t = useMessages(backOfficeCustomerMessages)
  const { phone, email, loyaltyCard, addresses } = customer
  return (
    <>
      <section aria-labelledby="contact" className="office-box grid gap-2">
        <h2 id="contact" className="text-title">
          {t('customer.contact')}
        </h2>
        <PhoneLinks phone={phone} />
        <p className="text-small">{email}</p>
        <Reach to={`mailto:${email}`} icon={<Mail aria-hidden className="size-5" />}>
          {t('customer.email')}
        </Reach>
        <p className="money text-small text-soft">{t('customer.card', { number: loyaltyCard })}</p>
      </section>
      <section aria-labelledby="addresses" className="office-box grid gap-2">
        <h2 id="addresses" className="text-title">
          {t('customer.addresses')}
        </h2>
        {addresses.length === 0 && (
          <p className="text-small text-soft">{t('customer.noAddresses')}</p>
        )}
        <ul className="divide-y divide-line">
          {addresses.map((one) => (
            <li key={one.id} className="grid gap-1 py-2">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {one.label || one.name}
                {one.isDefault && <Badge>{t('customer.usual')}</Badge>}
              </p>
              <p className="text-small whitespace-pre-line">{one.address}</p>
              <p className="text-small text-soft">
                {one.name} <span className="money">{localPhone(one.phone)}</span>
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

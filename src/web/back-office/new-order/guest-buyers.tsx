import { localPhone } from '#shop/accounts/contacts/phone.ts'
import { type RefObject, useCallback, useEffect } from 'react'
import type { Answer } from '#wire/calls.ts'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { putField } from '../forms/form-texts.ts'
import { useStaffSend } from '../send.ts'
import { useSearch } from './use-search.ts'
import { useDotted } from '../parts/use-dotted.ts'

type GuestBuyer = Answer<'adminGuestBuyers'>['data'][number]

/** Guests who ordered before with the typed phone number. */
export function useGuestBuyers(text: string) {
  const send = useStaffSend()
  const find = useCallback(
    async (phone: string) =>
      /\d{4}/.test(phone.replace(/\D/g, ''))
        ? (await send('adminGuestBuyers', { query: { phone: phone.slice(0, 40) } })).data
        : [],
    [send],
  )
  return useSearch(text, find)?.found ?? []
}

export type FilledIn = Partial<Pick<GuestBuyer, 'name' | 'phone' | 'email' | 'address'>>

/** Fills the fields of the form around `box` with what is known of a guest. */
export function useFilledIn(box: RefObject<HTMLElement | null>, guest: FilledIn | null) {
  useEffect(() => {
    const form = box.current?.closest('form')
    if (guest === null || !form) return
    for (const name of ['name', 'phone', 'email', 'address'] as const) {
      const field = form.elements.namedItem(name)
      const text = guest[name] ?? ''
      if (field instanceof Element) putField(field, name === 'phone' ? localPhone(text) : text)
    }
    box.current?.querySelector('input')?.focus()
  }, [box, guest])
}

type Props = { guests: readonly GuestBuyer[]; onChoose: (guest: GuestBuyer) => void }

export function GuestBuyers({ guests, onChoose }: Props) {
  const t = useMessages(backOfficeNewOrderMessages)
  const dotted = useDotted()
  if (guests.length === 0) return null
  return (
    <ul aria-label={t('buyer.guests')} className="divide-y divide-line">
      {guests.map((guest) => (
        <li key={guest.phone} className="flex flex-wrap items-center justify-between gap-2 py-2">
          <span className="min-w-0">
            <span className="block font-semibold">
              <bdi>{guest.name}</bdi>
            </span>
            <span className="block text-small text-soft">
              {dotted([localPhone(guest.phone), guest.address])}
            </span>
            <span className="block text-small text-soft">
              {t('buyer.guestOrders', {
                count: guest.orders,
                reference: guest.lastOrder.reference,
                day: t.day(Date.parse(guest.lastOrder.at)),
              })}
            </span>
          </span>
          <Button onClick={() => onChoose(guest)}>{t('buyer.choose', { name: guest.name })}</Button>
        </li>
      ))}
    </ul>
  )
}

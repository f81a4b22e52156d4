import { useEffect, useState } from 'react'
import { type Address, addressText } from '#shop/addresses/address.ts'
import type { Person } from '../../../app/api/api.ts'
import { useReceiver } from '../../account/addresses/use-receiver.ts'
import { useDeliveryAddress } from './use-delivery-address.ts'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { type Details, filledIn, noDetails, readDraft, writeDraft } from './draft.ts'
import { useHydrated } from '../../../app/hydration/use-hydrated.ts'

const detailsOf = (person: Person | null, entry: Address | null): Details =>
  person
    ? {
        ...noDetails,
        fullName: entry?.name ?? person.fullName,
        email: person.email,
        phone: entry?.phone ?? person.phone,
      }
    : noDetails

/** Receiver and address: this browser's draft, else the address book, else the account. Every change is stored. `isHydrated`: the draft
 * is applied. */
export function useDetails() {
  const person = usePerson()
  const isHydrated = useHydrated()
  const to = useDeliveryAddress()
  const { entry } = useReceiver(to.address)
  const known = detailsOf(person, entry)
  const [typed, setTyped] = useState<Partial<Details>>(isHydrated ? filledIn(readDraft()) : {})
  useEffect(() => {
    setTyped((before) => ({ ...filledIn(readDraft()), ...before }))
  }, [])
  const details = { ...known, ...typed, address: to.address }

  function keep(part: Partial<Details>, address: string) {
    setTyped((before) => {
      const next = { ...before, ...part }
      writeDraft({ ...known, ...filledIn(readDraft()), ...next, address })
      return next
    })
  }

  return {
    details,
    isHydrated,
    change(part: Partial<Details>) {
      if (part.address !== undefined) to.write(part.address)
      keep(part, part.address ?? to.address)
    },
    replace() {
      to.replace()
      keep({}, '')
    },
    pick(next: Address) {
      to.pick(next)
      keep({ fullName: next.name, phone: next.phone }, addressText(next))
    },
  }
}

import { useState } from 'react'
import { type Address, addressText } from '#shop/addresses/address.ts'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'

/** The address book entry that the order goes to, if any; it may be another person's. Matched by its text until it is picked; a picked
 * entry stays while its text is edited. */
export function useReceiver(address: string) {
  const { book } = useLayoutData()
  const [picked, setPicked] = useState<string | null>(null)
  const entry =
    book.find(({ id }) => id === picked) ??
    book.find((one) => addressText(one) === address.trim()) ??
    null
  return { entry, pick: (next: Address | null) => setPicked(next?.id ?? null) }
}

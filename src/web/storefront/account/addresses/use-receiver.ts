import { useState } from 'react'
import { type Address, addressText } from '#shop/addresses/address.ts'
import { useLayoutData } from '../../layout-data/use-layout-data.ts'

/**
 * The entry of the address book that is ordered to, if any: it may be somebody else's, a parcel for
 * one's mother. Known by its text until it is picked; then it stays while the text is corrected.
 */
export function useReceiver(address: string) {
  const { book } = useLayoutData()
  const [picked, setPicked] = useState<string | null>(null)
  const entry =
    book.find(({ id }) => id === picked) ??
    book.find((one) => addressText(one) === address.trim()) ??
    null
  return { entry, pick: (next: Address | null) => setPicked(next?.id ?? null) }
}

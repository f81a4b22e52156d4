import { useState } from 'react'
import { type Address, addressText } from '#shop/addresses/address.ts'
import type { DeliverTo } from '../../layout-data/deliver-to-cookie.ts'
import { saveDeliverTo, useDeliverTo } from '../../delivery/deliver-to.ts'
import { readDraft } from './draft.ts'
import { useHydrated } from '../../../app/hydration/use-hydrated.ts'

/** The form's address: chosen or typed, else the default address, else the last order's. A typed address keeps its pin; one from the
 * address book brings its own. */
export function useDeliveryAddress() {
  const isHydrated = useHydrated()
  const to = useDeliverTo()
  // A cleared field stays empty until another address is chosen.
  const [emptied, setEmptied] = useState<DeliverTo | null>(null)
  // Another address than a saved one has another pin.
  const [replaced, setReplaced] = useState<DeliverTo | null>(null)
  const address = emptied === to ? '' : to.address || (isHydrated ? readDraft().address : '')

  return {
    address,
    place: to.place,
    write(text: string) {
      if (text.trim() === '') return setEmptied(to)
      saveDeliverTo({ address: text, place: replaced === to ? null : to.place })
    },
    replace() {
      setEmptied(to)
      setReplaced(to)
    },
    pick: (entry: Address) => saveDeliverTo({ address: addressText(entry), place: entry.place }),
  }
}

import { useState } from 'react'
import { type Address, addressText } from '#shop/addresses/address.ts'
import type { DeliverTo } from '../../layout-data/deliver-to-cookie.ts'
import { saveDeliverTo, useDeliverTo } from '../../delivery/deliver-to.ts'
import { readDraft } from './draft.ts'
import { useHydrated } from '../../../app/hydration/use-hydrated.ts'

/**
 * Where to, in a form: as chosen or typed, else the default address, else as written for the last
 * order. An address that is typed keeps its pin; one out of the book brings its own.
 */
export function useDeliveryAddress() {
  const isHydrated = useHydrated()
  const to = useDeliverTo()
  // An emptied field stays empty until something else is chosen.
  const [emptied, setEmptied] = useState<DeliverTo | null>(null)
  const address = emptied === to ? '' : to.address || (isHydrated ? readDraft().address : '')

  return {
    address,
    place: to.place,
    write(text: string) {
      if (text.trim() === '') return setEmptied(to)
      saveDeliverTo({ address: text, place: to.place })
    },
    pick: (entry: Address) => saveDeliverTo({ address: addressText(entry), place: entry.place }),
  }
}

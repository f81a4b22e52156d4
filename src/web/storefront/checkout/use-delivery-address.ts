import { useState } from 'react'
import { readDraft } from '../ordering/draft.ts'
import { useAwake } from '../ordering/use-awake.ts'
import { useAddress } from '../session/use-address.ts'

/** Where to: typed here, else as chosen in the header, else as written for the last order. */
export function useDeliveryAddress() {
  const awake = useAwake()
  const [kept, keep] = useAddress()
  const [typed, setTyped] = useState<string | null>(null)

  function write(address: string) {
    setTyped(address)
    keep(address)
  }

  return [typed ?? (kept || (awake ? readDraft().address : '')), write] as const
}

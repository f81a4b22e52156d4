import type { DemoOrder } from './types.ts'
import { personOf } from './visit-as.ts'

/** Address and pin of an order; an address of its own has no pin. */
export function destinationOf({ address, by }: Pick<DemoOrder, 'address' | 'by'>) {
  if (address !== undefined) return { address, place: null }
  const { text, lat, lng } = personOf(by).address
  return { address: text, place: { lat, lng } }
}

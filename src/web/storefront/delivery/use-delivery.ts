import { useEffect, useSyncExternalStore } from 'react'
import type { Point } from '#shop/delivery/place.ts'
import type { Api } from '../../app/api/api.ts'
import { useApi } from '../../app/api/use-api.ts'
import type { LayoutData } from '../layout-data/load-layout.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { useDeliverTo } from './deliver-to.ts'

export type Delivery = Awaited<ReturnType<Api['deliveryAt']>>

// What the shop has said, by place; null: it could not be asked. Header, cart and checkout ask once.
const known = new Map<string, Delivery | null>()
const asked = new Set<string>()
const listeners = new Set<() => void>()
const learned = new WeakSet<object>()

const tell = () => {
  for (const hear of listeners) hear()
}

function subscribe(hear: () => void) {
  listeners.add(hear)
  return () => void listeners.delete(hear)
}

const keyOf = (place: Point | null) => (place === null ? '' : `${place.lat} ${place.lng}`)

/** What came with the page is known from then on; in the browser only. */
function learn(first: LayoutData['delivery']) {
  if (first === null || learned.has(first)) return
  learned.add(first)
  known.set(keyOf(first.place), first.answer)
}

/** Asked anew: an order was refused, so the terms may be others now. */
export function forgetDeliveries() {
  known.clear()
  tell()
}

/** The same for where the shopper has things brought. */
export const useDelivery = () => useDeliveryAt(useDeliverTo().place)

/** On which terms things are brought there; undefined while it is being asked, null where there is no pin. */
export function useDeliveryAt(place: Point | null): Delivery | null | undefined {
  const api = useApi()
  const { delivery: first } = useLayoutData()
  const key = keyOf(place)
  const withPage = first !== null && keyOf(first.place) === key ? first.answer : undefined
  const delivery = useSyncExternalStore(
    subscribe,
    () => {
      learn(first)
      return key === '' ? null : known.get(key)
    },
    () => (key === '' ? null : withPage),
  )

  useEffect(() => {
    if (place === null || delivery !== undefined || asked.has(key)) return
    asked.add(key)
    const keep = (answer: Delivery | null) => {
      asked.delete(key)
      known.set(key, answer)
      tell()
    }
    void api.deliveryAt(place).then(keep, () => keep(null))
  }, [api, place, key, delivery])

  return delivery
}

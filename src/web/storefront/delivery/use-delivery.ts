import { useEffect, useSyncExternalStore } from 'react'
import type { Point } from '#shop/delivery/place.ts'
import type { Api } from '../../api.ts'
import { useApi } from '../../use-api.ts'

export type Delivery = Awaited<ReturnType<Api['deliveryAt']>>

// What the shop has said, by place; null: it could not be asked. Header, cart and checkout ask once.
const known = new Map<string, Delivery | null>()
const asked = new Set<string>()
const hearers = new Set<() => void>()

const tell = () => {
  for (const hear of hearers) hear()
}

function subscribe(hear: () => void) {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}

/** Asked anew: an order was refused, so the terms may be others now. */
export function forgetDeliveries() {
  known.clear()
  tell()
}

/** On which terms things are brought there; undefined while it is being asked, null where there is no pin. */
export function useDelivery(place: Point | null): Delivery | null | undefined {
  const api = useApi()
  const key = place === null ? '' : `${place.lat} ${place.lng}`
  const delivery = useSyncExternalStore(
    subscribe,
    () => (key === '' ? null : known.get(key)),
    () => null,
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

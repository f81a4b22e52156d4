import { useEffect, useSyncExternalStore } from 'react'
import type { Point } from '#shop/delivery/place.ts'
import type { Api } from '../../app/api/api.ts'
import { useApi } from '../../app/api/use-api.ts'
import { createSignal } from '../../app/store.ts'
import type { LayoutData } from '../layout-data/load-layout.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { useDeliverTo } from './deliver-to.ts'

export type Delivery = Awaited<ReturnType<Api['deliveryAt']>>

// Terms by location, shared by header, cart and checkout; null: the request failed.
const known = new Map<string, Delivery | null>()
const asked = new Set<string>()
const changes = createSignal()
const learned = new WeakSet<object>()

const keyOf = (place: Point | null) => (place === null ? '' : `${place.lat} ${place.lng}`)

/** Browser only: remembers the terms that came with the page. */
function learn(first: LayoutData['delivery']) {
  if (first === null || learned.has(first)) return
  learned.add(first)
  known.set(keyOf(first.place), first.answer)
}

/** After a refused order: the terms may have changed. */
export function invalidateDeliveries() {
  known.clear()
  changes.notify()
}

export const useDelivery = () => useDeliveryAt(useDeliverTo().place)

/** Undefined while loading, null without a pin. */
export function useDeliveryAt(place: Point | null): Delivery | null | undefined {
  const api = useApi()
  const { delivery: first } = useLayoutData()
  const key = keyOf(place)
  const withPage = first !== null && keyOf(first.place) === key ? first.answer : undefined
  const delivery = useSyncExternalStore(
    changes.subscribe,
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
      changes.notify()
    }
    void api.deliveryAt(place).then(keep, () => keep(null))
  }, [api, place, key, delivery])

  return delivery
}

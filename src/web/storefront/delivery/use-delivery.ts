import { useEffect, useState, useSyncExternalStore } from 'react'
import type { MissingInAddress } from '#shop/delivery/missing-in-address.ts'
import type { Point } from '#shop/delivery/place.ts'
import type { Api } from '../../app/api/api.ts'
import { useApi } from '../../app/api/use-api.ts'
import { createSignal } from '../../app/store.ts'
import { type DeliverTo, packDeliverTo, unpackDeliverTo } from '../layout-data/deliver-to-cookie.ts'
import { askDelivery, type LayoutData } from '../layout-data/load-layout.ts'
import { useLayoutData } from '../layout-data/use-layout-data.ts'
import { useDeliverTo } from './deliver-to.ts'

/** `missing`: in the address, if it was requested with one. */
export type Delivery = Awaited<ReturnType<Api['deliveryAt']>> & {
  missing?: MissingInAddress | null
}

// Terms by location, shared by header, cart and checkout; null: the request failed.
const known = new Map<string, Delivery | null>()
const requested = new Map<string, Promise<Delivery | null>>()
const changes = createSignal()
const learned = new WeakSet<object>()

const restsAfter = 300 // milliseconds without a further letter

const keyOf = (to: DeliverTo) =>
  to.place === null && to.address.trim() === '' ? '' : packDeliverTo(to)

/** Browser only: remembers the terms that came with the page. */
function learn(first: LayoutData['delivery']) {
  if (first === null || learned.has(first)) return
  learned.add(first)
  known.set(keyOf(first.to), first.answer)
}

/** After a refused order: the terms may have changed. */
export function invalidateDeliveries() {
  known.clear()
  changes.notify()
}

/** Once per location at a time. */
function ask(api: Api, key: string): Promise<Delivery | null> {
  const to = unpackDeliverTo(key)
  const running = requested.get(key)
  if (to === null || running) return running ?? Promise.resolve(null)
  const keep = (answer: Delivery | null) => {
    requested.delete(key)
    known.set(key, answer)
    changes.notify()
    return answer
  }
  const answer = askDelivery(api, to).then(keep, () => keep(null))
  requested.set(key, answer)
  return answer
}

export const useDelivery = () => useDeliveryHere().delivery

/** Terms at the chosen address: undefined before the first answer, null without an address. While the next address is typed, those of
 * the last one; `settle` waits for the next ones. */
export function useDeliveryHere() {
  const api = useApi()
  const to = useDeliverTo()
  const answer = useDeliveryTo(to)
  const [last, setLast] = useState(answer)
  if (answer !== undefined && answer !== last) setLast(answer)
  return {
    delivery: answer === undefined ? last : answer,
    isPending: answer === undefined,
    settle: async () => (answer === undefined ? ask(api, keyOf(to)) : answer),
  }
}

/** Undefined while loading, null without a pin. */
export const useDeliveryAt = (place: Point | null) => useDeliveryTo({ address: '', place })

function useDeliveryTo(to: DeliverTo): Delivery | null | undefined {
  const api = useApi()
  const { delivery: first } = useLayoutData()
  const key = keyOf(to)
  const withPage = first !== null && keyOf(first.to) === key ? first.answer : undefined
  const delivery = useSyncExternalStore(
    changes.subscribe,
    () => {
      learn(first)
      return key === '' ? null : known.get(key)
    },
    () => (key === '' ? null : withPage),
  )

  useEffect(() => {
    if (delivery !== undefined) return
    const timer = setTimeout(() => void ask(api, key), to.address === '' ? 0 : restsAfter)
    return () => clearTimeout(timer)
  }, [api, key, to.address, delivery])

  return delivery
}

import type { RecordedEvent } from '#shop/events/event.ts'
import { eventTraits } from '#shop/events/event-kinds.ts'
import type { OpenShop } from '../open-shop.ts'

type Changed = () => void
type Watching = { follow: (subjects: readonly string[]) => void; stop: () => void }
export type OrderWatch = { watch: (changed: Changed) => Watching; close: () => void }

/** Tells watchers that something happened to the orders and riders that they follow, whichever server did it. */
export function openOrderWatch({ events }: Pick<OpenShop, 'events'>): OrderWatch {
  const watchers = new Map<string, Set<Changed>>()
  const close = events.subscribe((event) => {
    const hear = new Set(subjectsOf(event).flatMap((one) => [...(watchers.get(one) ?? [])]))
    for (const changed of hear) changed()
  })
  const leave = (subject: string, changed: Changed) => {
    const others = watchers.get(subject)
    others?.delete(changed)
    if (others?.size === 0) watchers.delete(subject)
  }
  return {
    watch: (changed) => {
      let followed: readonly string[] = []
      let isOver = false
      const stop = () => {
        isOver = true
        for (const one of followed) leave(one, changed)
      }
      const follow = (subjects: readonly string[]) => {
        if (isOver) return
        for (const one of followed) if (!subjects.includes(one)) leave(one, changed)
        for (const one of subjects)
          watchers.set(one, (watchers.get(one) ?? new Set<Changed>()).add(changed))
        followed = subjects
      }
      return { follow, stop }
    },
    close,
  }
}

function subjectsOf(event: RecordedEvent): readonly string[] {
  const { kind, subject, data } = event
  const { area } = eventTraits[kind]
  if (area === 'order' || kind === 'run.stops-shown') return [subject]
  if (event.kind === 'run.changed') return [subject, ...event.data.orders]
  return area === 'return' && 'order' in data ? [data.order] : []
}

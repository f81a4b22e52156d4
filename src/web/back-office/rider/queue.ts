import type { PaidBy } from '#shop/cash/drawer.ts'
import type { StopActionKind } from '#shop/orders/runs/run.ts'
import type { Answer } from '#wire/calls.ts'

export type RiderRun = Answer<'adminRun'>['data']
export type RiderStop = RiderRun['stops'][number]

/** What a rider pressed, until the shop has answered. Holds nothing about the customer. */
export type QueuedAction = {
  /** The shop acts once for it, however often it is sent. */
  id: string
  /** Account of the rider. */
  rider: string
  order: string
  reference: string
  kind: StopActionKind
  reason: string
  code: string
  /** Rupees, for `paid-less`. */
  collected: number | null
  /** null: nothing is due, or nothing was paid. */
  paid: PaidBy | null
  /** ms UTC. */
  pressedAt: number
  confirmed: boolean
  /** The shop's answer, if it was refused. */
  refusal: { code: string; message: string } | null
}

/** A corrupt text is like an empty one. */
export function parseQueue(text: string): QueuedAction[] {
  try {
    const saved: unknown = JSON.parse(text || '[]')
    return Array.isArray(saved) ? saved.filter(isAction) : []
  } catch {
    return []
  }
}

const isAction = (value: unknown): value is QueuedAction =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'rider' in value &&
  'order' in value &&
  'kind' in value &&
  'pressedAt' in value

/** The first action that this rider's device can send. */
export const nextToSend = (queue: readonly QueuedAction[], rider: string) =>
  queue.find((one) => one.rider === rider && one.refusal === null)

/** A new action replaces refused ones at the same stop: the rider has read them. */
export const withAction = (queue: readonly QueuedAction[], action: QueuedAction) => [
  ...queue.filter(
    ({ order, rider, refusal }) =>
      refusal === null || order !== action.order || rider !== action.rider,
  ),
  action,
]

export const without = (queue: readonly QueuedAction[], id: string) =>
  queue.filter((one) => one.id !== id)

export type ShownStop = RiderStop & {
  /** It shows what the rider pressed, and the shop doesn't know it yet. */
  isWaiting: boolean
  refused: QueuedAction | null
}

/** The run as the rider left it: with what is still to be sent. */
export function shownStops(
  { rider, stops }: Pick<RiderRun, 'rider' | 'stops'>,
  queue: readonly QueuedAction[],
): ShownStop[] {
  const own = queue.filter((one) => one.rider === rider.id)
  const shown = stops.map((stop) => {
    const actions = own.filter(({ order }) => order === stop.id)
    const waiting = isOpen(stop) ? actions.filter(({ refusal }) => refusal === null) : []
    const refused = actions.findLast(({ refusal }) => refusal !== null) ?? null
    return { ...waiting.reduce(after, stop), isWaiting: waiting.length > 0, refused }
  })
  const missed = own.filter(({ kind, refusal }) => kind === 'not-home' && refusal === null)
  const place = (stop: ShownStop) => missed.findIndex(({ order }) => order === stop.id)
  const isLast = (stop: ShownStop) => isOpen(stop) && place(stop) >= 0
  return [
    ...shown.filter((stop) => !isLast(stop)),
    ...shown.filter(isLast).toSorted((a, b) => place(a) - place(b)),
  ]
}

function after(stop: RiderStop, { kind, pressedAt, reason }: QueuedAction): RiderStop {
  const since = new Date(pressedAt).toISOString()
  switch (kind) {
    case 'taken':
      return { ...stop, status: 'shipped', since }
    case 'delivered':
    case 'paid-less':
      return { ...stop, status: 'delivered', since }
    case 'refused':
      return { ...stop, status: 'cancelled', since }
    case 'not-home':
      return { ...stop, status: 'shipped', missed: { at: since, reason } }
  }
}

export const isOpen = ({ status }: Pick<RiderStop, 'status'>): boolean =>
  status !== 'delivered' && status !== 'cancelled'

/** What was chosen as the next stop, as it was then. */
export type ChosenStop = Pick<RiderStop, 'id' | 'missed'>

/**
 * The stop that the rider goes to: the chosen one until it fails, else the first that they carry, then what they still have
 * to take with them, then those where they found nobody. An order that isn't packed is no next stop.
 */
export function nextStop(
  stops: readonly ShownStop[],
  chosen: ChosenStop | null,
): ShownStop | undefined {
  const open = stops.filter((stop) => isOpen(stop) && stop.status !== 'placed')
  const isChosen = ({ id, missed }: ShownStop) =>
    id === chosen?.id && missed?.at === chosen.missed?.at
  const isCarried = ({ status }: ShownStop) => status === 'shipped'
  return (
    open.find(isChosen) ??
    open.find((stop) => isCarried(stop) && stop.missed === null) ??
    open.find((stop) => !isCarried(stop)) ??
    open[0]
  )
}

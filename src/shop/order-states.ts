/** Every state of an order, in the order in which lists show them. */
export const orderStatuses = [
  'placed',
  'packed',
  'ready',
  'shipped',
  'delivered',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]
/** Columns of the board. */
export type BoardStatus = Exclude<OrderStatus, 'cancelled'>
/** Neither delivered nor cancelled: still work for staff. */
export type OpenStatus = Exclude<BoardStatus, 'delivered'>
/** States that staff can move an order to. Cancelling is an action. */
export type NextStatus = Exclude<BoardStatus, 'placed'>

/** What can be done to an order beside moving it on. `cancel` is the buyer's own, `cancelByStaff` the shop's. */
export type OrderAction = 'cancel' | 'cancelByStaff' | 'redeem' | 'redirect' | 'replace' | 'weigh'

type OrderState = {
  /** States that staff can move the order to from here, the usual one first. */
  next: readonly NextStatus[]
  /** Staff may pass this state over; it is then entered together with the one after it. */
  isOptional?: true
  isOpen: boolean
  allows: readonly OrderAction[]
  /** Of the three steps Order Placed, Shipped, Delivered. */
  step: 1 | 2 | 3
  /** `loud`: begin; `calm`: waits; `brand`: on its way. */
  tone: 'bad' | 'brand' | 'calm' | 'good' | 'loud'
  /** The e-mail to the buyer when the order enters the state; null: none. */
  email: 'order-delivered' | 'order-ready' | 'order-shipped' | null
}

/** The states of an order as a graph. Boards, buttons, steps, badges, counts, e-mails and SQL lists derive from it. */
export const orderStates: Readonly<Record<OrderStatus, OrderState>> = {
  placed: {
    next: ['packed'],
    isOpen: true,
    allows: ['cancel', 'cancelByStaff', 'redeem', 'redirect', 'replace', 'weigh'],
    step: 1,
    tone: 'loud',
    email: null, // the confirmation follows `order.placed`
  },
  packed: {
    next: ['shipped', 'ready'],
    isOptional: true,
    isOpen: true,
    allows: ['cancelByStaff', 'redirect', 'weigh'],
    step: 1,
    tone: 'calm',
    email: null,
  },
  // Ready for pickup: the customer collects it, or a rider takes it after all.
  ready: {
    next: ['delivered', 'shipped'],
    isOpen: true,
    allows: ['cancelByStaff', 'redirect'],
    step: 2,
    tone: 'brand',
    email: 'order-ready', // only for pickup
  },
  shipped: {
    next: ['delivered'],
    isOpen: true,
    allows: ['cancelByStaff'], // refused at the door, or could not be delivered
    step: 2,
    tone: 'brand',
    email: 'order-shipped',
  },
  delivered: {
    next: [],
    isOpen: false,
    allows: [],
    step: 3,
    tone: 'good',
    email: 'order-delivered',
  },
  cancelled: { next: [], isOpen: false, allows: [], step: 1, tone: 'bad', email: null },
}

export const openStatuses = orderStatuses.filter(
  (status): status is OpenStatus => orderStates[status].isOpen,
)

export const boardStatuses = orderStatuses.filter(
  (status): status is BoardStatus => status !== 'cancelled',
)

export const nextStatuses = boardStatuses.filter(
  (status): status is NextStatus => status !== 'placed',
)

/** A value for each column of the board. */
export const perColumn = <T>(of: (status: BoardStatus) => T) =>
  Object.fromEntries(boardStatuses.map((status) => [status, of(status)])) as Record<BoardStatus, T>

/** Whether the action is allowed in the order's state. Pages, calls and use cases all ask here. */
export const orderAllows = ({ status }: { status: OrderStatus }, action: OrderAction): boolean =>
  orderStates[status].allows.includes(action)

type Movable = {
  status: OrderStatus
  /** Truthy: the customer picks it up, so it is never sent. */
  pickup?: object | boolean | null | undefined
  /** What it waits for before it is packed; `releasedAt` null: it still does. */
  hold?: { releasedAt: unknown } | null | undefined
}

/** Whether the order waits for its customer before it is packed. */
export const isOnHold = ({ status, hold }: Pick<Movable, 'status' | 'hold'>): boolean =>
  status === 'placed' && hold?.releasedAt === null

/** Whether it is packed only when its customer has paid. */
export const isToPrepay = (order: {
  status: OrderStatus
  hold?: { kind: string; releasedAt: unknown } | null | undefined
}): boolean => isOnHold(order) && order.hold?.kind === 'prepay'

/** Whether its total goes on the customer's khata, so that nothing is collected. */
export const isOnAccount = ({ payment }: { payment: string }): boolean => payment === 'account'

/** The states that staff can move the order to, the usual one first. */
export const nextStatesOf = (order: Movable): NextStatus[] =>
  isOnHold(order)
    ? []
    : orderStates[order.status].next.filter((to) => !(order.pickup && to === 'shipped'))

/** The states that an order enters on the way to `to`, which is the last; null: staff can't move it there. */
export function movesTo(order: Movable, to: OrderStatus): OrderStatus[] | null {
  const next = nextStatesOf(order)
  if (next.some((one) => one === to)) return [to]
  const between = next.find(
    (status) =>
      orderStates[status].isOptional &&
      nextStatesOf({ ...order, status }).some((after) => after === to),
  )
  return between === undefined ? null : [between, to]
}

/** The state that a step back leads to; null: there is none. */
export function statusBefore({
  status,
  changes,
}: {
  status: OrderStatus
  changes: readonly { status: OrderStatus }[]
}): OrderStatus | null {
  if (status === 'placed' || status === 'cancelled') return null
  const entered = changes.map((change) => change.status)
  return entered[entered.indexOf(status) - 1] ?? null
}

/** The states that an order can have been in before this one. */
export function statesBefore(to: OrderStatus): OrderStatus[] {
  const direct = orderStatuses.filter(
    (from) =>
      orderStates[from].next.some((one) => one === to) ||
      (to === 'cancelled' && orderStates[from].allows.includes('cancelByStaff')),
  )
  return orderStatuses.filter((one) =>
    direct.some((from) => one === from || statesBefore(from).includes(one)),
  )
}

/** A state by its name in any case; null: unknown. */
export const statusOf = (name: string): OrderStatus | null =>
  orderStatuses.find((status) => status === name.toLowerCase()) ?? null

/** The step of a state's name in any case; an unknown one counts as the first. */
export function stepOf(name: string): 1 | 2 | 3 {
  const status = statusOf(name)
  return status === null ? 1 : orderStates[status].step
}

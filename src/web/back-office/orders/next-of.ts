import { type NextStatus, nextStatesOf } from '#shop/order-states.ts'

type Movable = Parameters<typeof nextStatesOf>[0]

/** The usual next state; null: none. */
export const nextOf = (order: Movable): NextStatus | null => nextStatesOf(order)[0] ?? null

/** Names the button that moves an order to a state. */
export const stepName = ({ pickup }: Pick<Movable, 'pickup'>, to: NextStatus) =>
  pickup && to === 'delivered' ? 'order.handOver' : (`order.${to}` as const)

import type { Order } from '#shop/orders/order.ts'
import { OrderCard } from './order-card.tsx'

export const OrderCards = ({ orders }: { orders: readonly Order[] }) => (
  <ul className="grid gap-4 wide:grid-cols-2 wide:gap-5">
    {orders.map((order) => (
      <li key={order.id} className="grid">
        <OrderCard order={order} />
      </li>
    ))}
  </ul>
)

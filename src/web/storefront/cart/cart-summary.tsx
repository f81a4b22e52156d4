import type { ReactNode } from 'react'
import { Summary } from './summary.tsx'
import type { useCart } from './store/use-cart.ts'

type Props = { cart: ReturnType<typeof useCart>; children?: ReactNode }

export const CartSummary = ({ cart, children }: Props) =>
  cart.shown && (
    <Summary
      figures={{ ...cart.shown, total: cart.total }}
      pieces={cart.count}
      points={cart.points}
      earned={cart.hasPoints ? cart.shown.pointsEarned : 0}
      guest={!cart.person}
      delivery={cart.delivery ?? null}
    >
      {children}
    </Summary>
  )

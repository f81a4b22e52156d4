import './strip.css'
import type { CartLine } from '#shop/cart/cart.ts'
import { LineCard } from './line-card.tsx'

export const LineStrip = ({ lines, label }: { lines: readonly CartLine[]; label: string }) => (
  <ul className="strip" aria-label={label}>
    {lines.map((line) => (
      <li key={line.productId} className="grid min-w-0">
        <LineCard line={line} />
      </li>
    ))}
  </ul>
)

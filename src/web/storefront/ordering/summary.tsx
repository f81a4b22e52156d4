import type { ReactNode } from 'react'
import { type Paisa, showTotal } from '#shop/money.ts'
import { SummaryRow, SummaryRows } from '../../ui/summary-rows.tsx'
import { worth } from '#shop/loyalty/points.ts'
import { say } from '../../words/buying.ts'

type Figures = { subtotal: Paisa; shipping: Paisa; total: Paisa }
type Props = {
  figures: Figures
  pieces: number
  points: number
  earned: number
  guest: boolean
  children?: ReactNode
}

/** What it comes to. `figures.total` is what is left to pay after the points. */
export const Summary = ({ figures, pieces, points, earned, guest, children }: Props) => (
  <div className="grid gap-4">
    <SummaryRows>
      <SummaryRow
        label={
          <>
            {say('summary.subtotal')} ({say('summary.count', { count: pieces })})
          </>
        }
      >
        {showTotal(figures.subtotal)}
      </SummaryRow>
      <SummaryRow label={say('summary.shipping')}>
        {figures.shipping === 0 ? say('summary.free') : showTotal(figures.shipping)}
      </SummaryRow>
      {points > 0 && (
        <SummaryRow label={say('summary.points')} less>
          −{showTotal(worth(points))}
        </SummaryRow>
      )}
      <SummaryRow label={say('summary.total')} total>
        {showTotal(figures.total)}
      </SummaryRow>
    </SummaryRows>
    {earned > 0 && (
      <p className="rounded-small bg-marigold-soft px-3 py-2 text-small font-medium text-on-marigold-soft">
        {say(guest ? 'summary.couldEarn' : 'summary.earns', { points: earned })}
      </p>
    )}
    {children}
  </div>
)

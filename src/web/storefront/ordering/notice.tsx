import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something that stands in the way of the order, said at once to everybody. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="flex gap-3 rounded-card bg-tomato-soft p-4 font-medium text-tomato-ink">
    <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
    <div className="grid gap-2">{children}</div>
  </div>
)

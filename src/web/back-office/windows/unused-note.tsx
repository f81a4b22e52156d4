import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** A warning about delivery times that no customer is offered, and what to do. */
export function UnusedNote({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-2 rounded-card bg-tomato-soft px-4 py-3 text-tomato-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  )
}

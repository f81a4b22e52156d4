import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

/** An error that blocks the form: announced, and scrolled into view. */
export function Notice({ code, children }: { code?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which mustn't become the effect's clean-up.
    void box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div
      ref={box}
      role="alert"
      data-code={code}
      className="flex gap-3 rounded-card bg-tomato-soft p-4 text-start font-medium text-tomato-ink"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="grid gap-2">{children}</div>
    </div>
  )
}

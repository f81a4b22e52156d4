import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useRouterState } from '../../app/router/use-router.tsx'

type Props = {
  title: string
  hint: string
  /** its anchor in the address */
  id: string
  /** starts closed */
  isEmpty: boolean
  /** an error in it has to be in sight */
  isWrong: boolean
  children: ReactNode
}

/** A part of a long form that is closed while nothing is in it; a link to its anchor opens it. */
export function FoldedPart({ title, hint, id: anchor, isEmpty, isWrong, children }: Props) {
  const id = useId()
  const location = useRouterState()?.location
  const [isOpen, setOpen] = useState(!isEmpty)
  const isLinked = location?.hash === `#${anchor}`
  useEffect(() => {
    if (!isEmpty || isLinked) setOpen(true)
  }, [isEmpty, isLinked, location?.key])
  return (
    <section id={anchor} aria-labelledby={id} className="office-box min-w-0 scroll-mt-28">
      <details open={isOpen || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="group flex cursor-pointer items-center justify-between gap-4">
          <span>
            <h2 id={id} className="text-title">
              {title}
            </h2>
            <span className="block text-small text-soft">{hint}</span>
          </span>
          <ChevronDown aria-hidden className="size-5 shrink-0 in-open:rotate-180" />
        </summary>
        <div className="mt-4 grid min-w-0 grid-cols-1 gap-4">{children}</div>
      </details>
    </section>
  )
}

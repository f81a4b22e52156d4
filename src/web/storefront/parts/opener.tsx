import { Link } from '../../app/router/link.tsx'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useHydrated } from '../../app/hydration/use-hydrated.ts'

type Props = {
  /** where it leads without JavaScript */
  to: string
  onOpen: (event: MouseEvent | KeyboardEvent) => void
  className?: string
  label?: string
  expanded?: boolean
  children: ReactNode
}

/** A button that opens an overlay; before hydration, a link to the same content. */
export function Opener({ to, onOpen, className, label, expanded, children }: Props) {
  const isHydrated = useHydrated()
  const open = (event: MouseEvent | KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(event)
  }
  return (
    <Link
      to={to}
      className={className}
      aria-label={label}
      title={label}
      {...(isHydrated && { role: 'button', 'aria-expanded': expanded })}
      onClick={open}
      onKeyDown={(event) => event.key === ' ' && open(event)}
    >
      {children}
    </Link>
  )
}

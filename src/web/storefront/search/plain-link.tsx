import type { ReactNode } from 'react'
import { Link } from '../../app/router/link.tsx'

/** A link in the list that leaves the focus in the text field. */
type Props = { to: string; onGo: (address: string) => void; children: ReactNode }

export const PlainLink = ({ to, onGo, children }: Props) => (
  <Link
    to={to}
    tabIndex={-1}
    className="menu-link"
    onClick={(event) => {
      if (event.metaKey || event.ctrlKey) return
      event.preventDefault()
      onGo(to)
    }}
  >
    {children}
  </Link>
)

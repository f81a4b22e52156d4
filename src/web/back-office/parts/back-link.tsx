import { ChevronLeft } from 'lucide-react'
import { Link } from '../../app/router/link.tsx'

export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="back-link">
    <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
    {children}
  </Link>
)

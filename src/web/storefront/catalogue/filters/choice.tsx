import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../../app/router/link.tsx'
import { useFormats } from '../../../messages/use-messages.ts'

type Props = { to: string; chosen: boolean; count?: number; several?: boolean; children: ReactNode }

/** A link that sets or removes a filter value. */
export function Choice({ to, chosen, count, several = false, children }: Props) {
  const { number } = useFormats()
  return (
    <li>
      <Link
        to={to}
        rel="nofollow"
        preventScrollReset
        aria-current={chosen ? 'true' : undefined}
        className="filter-choice"
      >
        <span aria-hidden className={`filter-mark ${several ? '' : 'rounded-pill'}`}>
          {chosen && <Check strokeWidth={3} />}
        </span>
        <span className="min-w-0 grow">{children}</span>
        {count !== undefined && <span className="money text-small text-soft">{number(count)}</span>}
      </Link>
    </li>
  )
}

/** Hidden if there is nothing to choose. */
export const Choices = ({ title, children }: { title: string; children: readonly ReactNode[] }) =>
  children.length === 0 ? null : (
    <section className="filter-kind">
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  )

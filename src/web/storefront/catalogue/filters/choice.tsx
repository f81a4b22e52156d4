import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../../app/router/link.tsx'
import { filtersMessages } from '../../../messages/en/storefront/catalogue/filters.ts'
import { useMessages } from '../../../messages/use-messages.ts'

type Props = { to: string; chosen: boolean; count: number; several?: boolean; children: ReactNode }

/** A link that sets or removes a filter value. */
export function Choice({ to, chosen, count, several = false, children }: Props) {
  const t = useMessages(filtersMessages)
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
        <span className="money text-small text-soft">{t.number(count)}</span>
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

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../app/router/link.tsx'

type Sorted = 'ascending' | 'descending'

/** How the list is sorted by this column, for `aria-sort`; `sort`: "name", or "-name" for descending. */
export const sortedBy = (name: string, sort: string): Sorted | undefined =>
  sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined

/** The first press of a figure's heading brings the largest to the top, the next one turns the order round. */
export function nextSort(name: string, sort: string, isFigure: boolean): string {
  const sorted = sortedBy(name, sort)
  const isDescending = sorted === undefined ? isFigure : sorted === 'ascending'
  return isDescending ? `-${name}` : name
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

type Props = {
  name: string
  sort: string
  figure?: boolean
  to: (sort: string) => string
  children: ReactNode
}

/** The heading of a column that sorts its list. */
export function SortLink({ name, sort, figure = false, to, children }: Props) {
  const Icon = icons[sortedBy(name, sort) ?? 'none']
  return (
    <Link to={to(nextSort(name, sort, figure))} preventScrollReset className="sort-link">
      {children}
      <Icon aria-hidden className="size-4 shrink-0" />
    </Link>
  )
}

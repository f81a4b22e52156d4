import type { ReactNode } from 'react'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { MoveButtons } from '../parts/move-buttons.tsx'

type Item = { id: string; title: string }
type Props<T extends Item> = {
  id: string
  items: readonly T[]
  labels: { title: string; text?: string; none: string; new: string }
  newAt: string
  /** the list that the page is about */
  isMain: boolean
  move: (item: T, position: number) => Promise<unknown>
  moveLabels: (item: T) => Parameters<typeof MoveButtons>[0]['labels']
  row: (item: T) => ReactNode
  rowClass: string
}

/** One place of the shop and what stands there, in the order in which shoppers see it. */
export function GroupedList<T extends Item>(props: Props<T>) {
  const { id, items, labels, newAt, isMain, move, moveLabels, row, rowClass } = props
  const mayWrite = useAllows('content.write')
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="me-auto">
          <h2 id={id} className="text-title">
            {labels.title}
          </h2>
          {labels.text && <p className="text-small text-soft">{labels.text}</p>}
        </div>
        {mayWrite && (
          <Link to={newAt} className={buttonClass({ kind: isMain ? 'main' : 'plain' })}>
            {labels.new}
          </Link>
        )}
      </div>
      {items.length === 0 && <p className="office-box text-soft">{labels.none}</p>}
      <ol className="grid gap-3">
        {items.map((item, index) => (
          <li key={item.id} className={`office-box ${rowClass}`}>
            {row(item)}
            {mayWrite && (
              <MoveButtons
                index={index}
                last={items.length - 1}
                move={(position) => move(item, position)}
                labels={moveLabels(item)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

type TitleProps = { to: string; level?: 2 | 3; children: ReactNode }

/** The title of a row, which opens it. */
export function RowTitle({ to, level = 3, children }: TitleProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading className="font-semibold">
      <Link to={to} className="row-title hover:underline">
        {children}
      </Link>
    </Heading>
  )
}

import { Fragment, type ReactNode, useState } from 'react'
import type { Translate } from '../../messages/messages-in.ts'
import type { PlainKey, Screen } from '../../messages/screen.ts'
import type { LayoutData } from '../layout/load-layout.ts'
import { useLayoutData } from '../layout/use-layout-data.ts'
import { type OfficeColumn, OfficeTable } from './office-table.tsx'

type Cards<Row, Given, S extends Screen> = {
  /** one `<li>`; `hasLeft`: it stays although it left the list */
  Row: (props: { row: Row; list: Given; hasLeft: boolean }) => ReactNode
  /** A row that leaves the list stays while this holds, as for a draft about it. */
  stays?: (row: Row) => boolean
  /** names the list for screen readers */
  label?: PlainKey<S>
  /** default: cards with a gap */
  listClass?: string
  ordered?: true
}

type Table<Row, Given, S extends Screen> = {
  columns: (t: Translate<S>, list: Given, me: LayoutData | null) => readonly OfficeColumn<Row>[]
  caption: PlainKey<S>
  compact?: true
}

/** Cards, a table, or a part of the page's own. */
export type RowsOf<Row, Given, S extends Screen> =
  | ((Cards<Row, Given, S> | Table<Row, Given, S>) & {
      /** default: its id */
      keyOf?: (row: Row) => string
    })
  | { Rows: (props: { list: Given }) => ReactNode }

export type AnyList = {
  rows: readonly object[]
  values: Record<string, string>
  page: number
  total?: number
  next?: string | null
}
type Props = { of: RowsOf<object, AnyList, Screen>; list: AnyList; t: Translate<Screen> }

export function ListRows({ of, list, t }: Props) {
  const me = useLayoutData()
  if ('Rows' in of) return <of.Rows list={list} />
  const keyOf = of.keyOf ?? ((row) => (row as { id: string }).id)
  if ('Row' in of)
    return (
      <RowCards
        key={JSON.stringify([list.values, list.page])}
        of={of}
        list={list}
        keyOf={keyOf}
        label={of.label && t(of.label)}
      />
    )
  if (list.rows.length === 0) return null
  return (
    <OfficeTable
      {...(of.compact && { compact: true })}
      caption={t(of.caption)}
      rows={list.rows}
      keyOf={keyOf}
      columns={of.columns(t, list, me)}
    />
  )
}

type CardsProps = {
  of: Cards<object, AnyList, Screen>
  list: AnyList
  keyOf: (row: object) => string
  label: string | undefined
}

function RowCards({ of: { Row, stays, listClass, ordered }, list, keyOf, label }: CardsProps) {
  const { rows } = list
  const [seen, setSeen] = useState({ rows, left: [] as readonly object[] })
  let { left } = seen
  if (seen.rows !== rows) {
    const here = new Set(rows.map(keyOf))
    left = [...left, ...seen.rows].filter((row) => !here.has(keyOf(row)) && stays?.(row))
    setSeen({ rows, left })
  }
  if (rows.length + left.length === 0) return null
  const List = ordered ? 'ol' : 'ul'
  return (
    <List aria-label={label} className={`list-rows ${listClass ?? 'grid grid-cols-1 gap-3'}`}>
      {[...left, ...rows].map((row) => (
        <Fragment key={keyOf(row)}>
          <Row row={row} list={list} hasLeft={left.includes(row)} />
        </Fragment>
      ))}
    </List>
  )
}

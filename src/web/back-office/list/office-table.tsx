import type { ReactNode } from 'react'
import { type Column, DataTable } from '../../ui/data-table.tsx'

/** `wide`: on a phone in a line of its own; `labelled`: on a phone after its heading. */
export type OfficeColumn<Row> = Omit<Column<Row>, 'cell' | 'className'> & {
  cell: (row: Row) => ReactNode
  wide?: true
  labelled?: true
  /** what is labelled with, if the heading is more than a text */
  phoneHeading?: string
  /** a number, at the end of its column */
  figure?: true
}

type Props<Row> = Pick<Parameters<typeof DataTable<Row>>[0], 'caption' | 'rows' | 'keyOf'> & {
  columns: readonly OfficeColumn<Row>[]
  /** on a phone three lines: cells flow in the order of their `max-md:order-*` */
  compact?: true
}

/** A table on a desktop, cards on a phone. */
export const OfficeTable = <Row,>({ columns, compact, ...table }: Props<Row>) => (
  <DataTable
    className={`office-table ${compact ? 'compact-table' : ''}`}
    columns={columns.map(laidOut)}
    {...table}
  />
)

const laidOut = <Row,>({
  wide,
  labelled,
  phoneHeading,
  figure,
  cellClass,
  cell,
  ...column
}: OfficeColumn<Row>) => ({
  ...column,
  ...(figure && { className: 'money md:text-end' }),
  cellClass: [wide && 'col-span-full', cellClass].filter(Boolean).join(' '),
  cell: (row: Row) => {
    const content = cell(row)
    if (!labelled || content === false || content === null) return content
    return (
      <>
        <span className="md:hidden">{phoneHeading ?? column.heading}: </span>
        {content}
      </>
    )
  },
})

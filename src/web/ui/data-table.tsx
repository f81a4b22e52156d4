import { type ComponentProps, Fragment, type Key, type ReactNode } from 'react'

export type Column<Row> = {
  key: string
  heading: ReactNode
  /** not needed with `renderRow` */
  cell?: (row: Row) => ReactNode
  /** how the rows are sorted by it */
  sorted?: 'ascending' | 'descending' | undefined
  /** renders `<th scope="row">` */
  isRowHeader?: boolean
  /** aligns figures at the end */
  end?: boolean
  /** of the heading and the cells */
  className?: string
  /** of the cells alone */
  cellClass?: string
}

type Props<Row> = Omit<ComponentProps<'table'>, 'children' | 'rows'> & {
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => Key
  /** for screen readers only; a table below a visible title uses `aria-label` */
  caption?: string
  classes?: { heading?: string; body?: string; cell?: string }
  /** the whole `<tr>`, for rows with their own state */
  renderRow?: (row: Row, index: number) => ReactNode
}

export function DataTable<Row>(props: Props<Row>) {
  const { columns, rows, keyOf, caption, classes = {}, renderRow, ...table } = props
  return (
    <table {...table}>
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              aria-sort={column.sorted}
              className={classOf(column, classes.heading)}
            >
              {column.heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={classes.body}>
        {rows.map((row, index) => (
          <Fragment key={keyOf(row, index)}>
            {renderRow?.(row, index) ?? <tr>{columns.map(cellOf(row, classes.cell))}</tr>}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

const cellOf = <Row,>(row: Row, className?: string) =>
  function cell(column: Column<Row>) {
    const Cell = column.isRowHeader ? 'th' : 'td'
    return (
      <Cell
        key={column.key}
        scope={column.isRowHeader ? 'row' : undefined}
        className={classOf(column, className, column.cellClass)}
      >
        {column.cell?.(row)}
      </Cell>
    )
  }

const classOf = ({ end, className }: Column<never>, ...more: (string | undefined)[]) =>
  [end ? 'text-end' : 'text-start', className, ...more].filter(Boolean).join(' ')

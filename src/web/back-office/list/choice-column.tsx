import type { ReactNode } from 'react'
import { RowCheck } from './row-check.tsx'
import type { Chosen } from './use-chosen.ts'

/** The heading of a row's first cell, with a box that selects all on this page. */
export const ChooseAll = <Row extends { id: string }>({
  choice,
  label,
  children,
}: {
  choice: Chosen<Row>
  label: string
  children: ReactNode
}) => (
  <span className="inline-flex items-center">
    <RowCheck
      label={label}
      checked={choice.isAll}
      indeterminate={choice.chosen.length > 0 && !choice.isAll}
      className="max-md:hidden"
      onChange={(event) => choice.setAll(event.currentTarget.checked)}
    />
    {children}
  </span>
)

/** A row's first cell, with a box that selects it. */
export const ChooseRow = <Row extends { id: string }>({
  choice,
  row,
  label,
  children,
}: {
  choice: Chosen<Row>
  row: Row
  label: string
  children: ReactNode
}) => (
  <span className="inline-flex items-center">
    <RowCheck
      label={label}
      checked={choice.has(row)}
      onChange={(event) => choice.set(row, event.currentTarget.checked)}
    />
    {children}
  </span>
)

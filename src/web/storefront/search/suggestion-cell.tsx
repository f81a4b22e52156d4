import { type ReactNode, useEffect, useRef } from 'react'
import { cellId, type Cursor } from './entries.ts'

type RowProps = { at: number; cursor: Cursor; children: ReactNode }

/** Scrolls into view when the arrow keys reach it. */
export function Row({ at, cursor, children }: RowProps) {
  const row = useRef<HTMLDivElement>(null)
  const isOn = at === cursor.at
  useEffect(() => {
    if (isOn) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOn])
  return (
    <div ref={row} role="row" data-on={isOn || undefined}>
      {children}
    </div>
  )
}

type CellProps = {
  id: string
  at: number
  cell: number
  cursor: Cursor
  children: ReactNode
}

export const Cell = ({ id, at, cell, cursor, children }: CellProps) => {
  const isOn = at === cursor.at && cell === cursor.cell
  return (
    <div id={cellId(id, { at, cell })} role="gridcell" aria-selected={isOn}>
      {children}
    </div>
  )
}

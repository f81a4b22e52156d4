import { useEffect, useRef } from 'react'
import type { BoardStatus } from '#shop/order-states.ts'
import type { Board } from './board-column.tsx'

/**
 * When a card leaves its column, the next card gets the focus on the same button, or the heading of an empty column.
 * `columns`: the `ref` of the element around the columns.
 */
export function useNextCard(board: Board) {
  const columns = useRef<HTMLDivElement>(null)
  const gone = useRef<{ status: BoardStatus; position: number } | null>(null)
  useEffect(() => {
    if (gone.current === null) return
    const { status, position } = gone.current
    gone.current = null
    const column = columns.current?.querySelector(`[data-status='${status}']`)
    const buttons = [...(column?.querySelectorAll('button') ?? [])]
    const next = buttons[Math.min(position, buttons.length - 1)]
    ;(next ?? column?.querySelector('h2'))?.focus()
  }, [board])
  const recordGone = (status: BoardStatus, position: number) => {
    gone.current = { status, position }
  }
  return { columns, recordGone }
}

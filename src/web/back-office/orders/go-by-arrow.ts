import type { KeyboardEvent } from 'react'

const steps: Record<string, [column: number, card: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** The arrow keys go from card to card of the board: up and down in a column, and to the columns beside it. */
export function goByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const board = event.currentTarget
  const columns = [...board.children].map((column) => [...column.querySelectorAll('li')])
  const at = columns.findIndex((cards) =>
    cards.some((card) => card.contains(document.activeElement)),
  )
  if (at === -1) return
  event.preventDefault()
  const place = columns[at]?.findIndex((card) => card.contains(document.activeElement)) ?? 0
  const [sideways, downwards] = step
  const turned = getComputedStyle(board).direction === 'rtl' ? -sideways : sideways
  const wanted =
    turned === 0
      ? columns[at]
      : (turned > 0 ? columns.slice(at + 1) : columns.slice(0, at).toReversed()).find(
          (cards) => cards.length > 0,
        )
  const card = wanted?.[Math.min(place + downwards, wanted.length - 1)]
  card?.querySelector('a')?.focus()
}

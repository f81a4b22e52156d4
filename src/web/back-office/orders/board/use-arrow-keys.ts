import { type RefObject, useEffect } from 'react'

const steps: Record<string, [column: number, card: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Arrow keys move between cards and columns of the board. */
export function useArrowKeys(board: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = board.current
    if (element === null) return
    const go = (event: KeyboardEvent) => goByArrow(element, event)
    element.addEventListener('keydown', go)
    return () => element.removeEventListener('keydown', go)
  }, [board])
}

function goByArrow(board: HTMLElement, event: KeyboardEvent) {
  const step = steps[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const columns = [...board.children].map((column) => [...column.querySelectorAll('li')])
  const isHere = (card: Element) => card.contains(document.activeElement)
  const at = columns.findIndex((cards) => cards.some(isHere))
  if (at === -1) return
  event.preventDefault()
  const place = columns[at]?.findIndex(isHere) ?? 0
  const [sideways, downwards] = step
  const turned = getComputedStyle(board).direction === 'rtl' ? -sideways : sideways
  const beside = turned > 0 ? columns.slice(at + 1) : columns.slice(0, at).toReversed()
  const cards = turned === 0 ? columns[at] : beside.find((column) => column.length > 0)
  const card = cards?.[Math.max(0, Math.min(place + downwards, cards.length - 1))]
  card?.querySelector('a')?.focus()
}

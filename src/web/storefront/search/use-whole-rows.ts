import { type RefObject, useLayoutEffect } from 'react'

/**
 * Shortens a scrolling list to the rows that fit, so that none is cut off. The last row ("See all") sticks
 * to its end.
 */
export function useWholeRows(list: RefObject<HTMLElement | null>, shape: string) {
  useLayoutEffect(() => {
    const box = list.current
    if (box === null) return
    box.style.maxHeight = ''
    if (box.scrollHeight <= box.clientHeight) return
    const rows = [...box.querySelectorAll<HTMLElement>('[role=row]:not(:has(.suggest-all))')]
    const sticky = box.querySelector<HTMLElement>('.suggest-all')?.offsetHeight ?? 0
    const max = box.clientHeight - sticky
    // Not the rectangles: the list may still be growing.
    const fitting = rows
      .map((row) => row.offsetTop + row.offsetHeight)
      .filter((end) => end <= max)
      .at(-1)
    const borders = box.offsetHeight - box.clientHeight
    if (fitting !== undefined) box.style.maxHeight = `${fitting + sticky + borders}px`
  }, [list, shape])
}

import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Where something is dropped: before a row, after it, or into it. */
export type Edge = 'before' | 'after' | 'into'

/** Its place after a drop, counted from 1, where `from` and `on` are the places of both before it, counted from 0. */
export function placeAfterDrop(from: number, on: number, edge: 'before' | 'after'): number {
  const target = edge === 'after' ? on + 1 : on
  return (from < target ? target - 1 : target) + 1
}

/** How far a page is scrolled at once while a pointer is this close to its edges, in pixels. */
export function scrollBeside(y: number, height: number): number {
  if (y < edgeOfPage) return -fastest * Math.min(1, (edgeOfPage - y) / edgeOfPage)
  const below = y - (height - edgeOfPage)
  return below > 0 ? fastest * Math.min(1, below / edgeOfPage) : 0
}

const edgeOfPage = 96
const fastest = 14
/** A pointer that moved at most so many pixels drags nothing yet. */
const tolerance = 4

type Options<Item> = {
  /** where it would go over this half of a row; null: not there */
  edgeOf: (dragged: Item, on: Item, isUpperHalf: boolean) => Edge | null
  onDrop: (dragged: Item, on: Item, edge: Edge) => void
}

type Drag<Item> = { item: Item; pointer: number; x: number; y: number; isOn: boolean }

/**
 * Rows that a mouse, a pen or a finger drags to another place by a handle; the page scrolls along at its edges, and Esc
 * gives up. Whoever has none of these uses the buttons beside them.
 */
export function useDragRows<Item>({ edgeOf, onDrop }: Options<Item>) {
  const rows = useRef(new Map<Element, Item>())
  const drag = useRef<Drag<Item>>(null)
  const [dragged, setDragged] = useState<Item | null>(null)
  const [over, setOver] = useState<{ on: Item; edge: Edge } | null>(null)

  const targetAt = ({ item, x, y }: Drag<Item>) => {
    const row = document.elementFromPoint(x, y)?.closest(`[${rowMark}]`)
    const on = row ? rows.current.get(row) : undefined
    if (!row || on === undefined || on === item) return null
    const { top, height } = row.getBoundingClientRect()
    const edge = edgeOf(item, on, y < top + height / 2)
    return edge && { on, edge }
  }
  const look = () => {
    const target = drag.current?.isOn ? targetAt(drag.current) : null
    setOver((was) => (was?.on === target?.on && was?.edge === target?.edge ? was : target))
  }
  const end = () => {
    drag.current = null
    setDragged(null)
    setOver(null)
  }
  useScroll(dragged !== null, () => drag.current?.y, { onScroll: look, onGiveUp: end })

  return {
    /** What is taken hold of; `by` a mouse alone where a finger should scroll the page. */
    handle: (item: Item, by: 'mouse' | 'any' = 'any') => ({
      'data-drag-handle': by,
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || !event.isPrimary) return
        if (by === 'mouse' && event.pointerType !== 'mouse') return
        event.currentTarget.setPointerCapture(event.pointerId)
        drag.current = { item, pointer: event.pointerId, x: event.clientX, y: event.clientY, isOn: false } // prettier-ignore
      },
      onPointerMove: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
        const now = drag.current
        if (now?.pointer !== pointerId) return
        if (!now.isOn && Math.hypot(x - now.x, y - now.y) <= tolerance) return
        drag.current = { ...now, x, y, isOn: true }
        setDragged(item)
        look()
      },
      onPointerUp: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
        const now = drag.current
        if (now?.pointer !== pointerId) return
        const target = now.isOn ? targetAt({ ...now, x, y }) : null
        end()
        if (target) onDrop(now.item, target.on, target.edge)
      },
      onPointerCancel: end,
    }),
    /** The row itself; `data-drop` says where it would go. */
    row: (item: Item) => ({
      [rowMark]: '',
      ref: (row: HTMLElement | null) => {
        if (row === null) return undefined
        rows.current.set(row, item)
        return () => void rows.current.delete(row)
      },
      'data-drop': over?.on === item ? over.edge : undefined,
      'data-dragged': dragged === item || undefined,
    }),
  }
}

const rowMark = 'data-drag-row'

type Scrolling = { onScroll: () => void; onGiveUp: () => void }

/** Scrolls the page while something is dragged close to its upper or lower edge. */
function useScroll(isOn: boolean, heightOf: () => number | undefined, way: Scrolling) {
  const step = useEffectEvent(() => {
    const by = scrollBeside(heightOf() ?? innerHeight / 2, innerHeight)
    if (by === 0) return
    scrollBy({ top: by, behavior: 'instant' })
    way.onScroll()
  })
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') way.onGiveUp()
  })
  useEffect(() => {
    if (!isOn) return undefined
    let frame = requestAnimationFrame(function next() {
      step()
      frame = requestAnimationFrame(next)
    })
    addEventListener('keydown', press)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('keydown', press)
    }
  }, [isOn])
}

export type DragRows<Item> = ReturnType<typeof useDragRows<Item>>

import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

export type Edge = 'before' | 'after' | 'into'

/** The position after a drop, from 1; `from` and `on` count from 0. */
export function placeAfterDrop(from: number, on: number, edge: 'before' | 'after'): number {
  const target = edge === 'after' ? on + 1 : on
  return (from < target ? target - 1 : target) + 1
}

/** Scroll step in pixels while the pointer is near an edge of the page. */
export function scrollBeside(y: number, height: number): number {
  if (y < edgeOfPage) return -fastest * Math.min(1, (edgeOfPage - y) / edgeOfPage)
  const below = y - (height - edgeOfPage)
  return below > 0 ? fastest * Math.min(1, below / edgeOfPage) : 0
}

const edgeOfPage = 96
const fastest = 14
/** Movement in pixels before a drag starts. */
const tolerance = 4

type Options<Item> = {
  /** Names an item, also after the page was loaded again beneath the pointer. */
  keyOf: (item: Item) => string
  /** the drop target over this half of a row; null: none */
  edgeOf: (dragged: Item, on: Item, isUpperHalf: boolean) => Edge | null
  onDrop: (dragged: Item, on: Item, edge: Edge) => void
}

type Drag<Item> = { item: Item; pointer: number; x: number; y: number; isOn: boolean }

/** Rows that can be dragged by a handle; the page scrolls near its edges, Esc cancels. Keyboard users have buttons. */
export function useDragRows<Item>({ keyOf, edgeOf, onDrop }: Options<Item>) {
  const rows = useRef(new Map<Element, Item>())
  const drag = useRef<Drag<Item>>(null)
  const [dragged, setDragged] = useState<Item | null>(null)
  const [over, setOver] = useState<{ on: Item; edge: Edge } | null>(null)

  const isSame = (one: Item | undefined | null, item: Item) =>
    one !== undefined && one !== null && keyOf(one) === keyOf(item)
  const targetAt = ({ item, x, y }: Drag<Item>) => {
    const row = document.elementFromPoint(x, y)?.closest(`[${rowMark}]`)
    const on = row ? rows.current.get(row) : undefined
    if (!row || on === undefined || isSame(on, item)) return null
    const { top, height } = row.getBoundingClientRect()
    const edge = edgeOf(item, on, y < top + height / 2)
    return edge && { on, edge }
  }
  const updateTarget = () => {
    const target = drag.current?.isOn ? targetAt(drag.current) : null
    setOver((was) =>
      target && isSame(was?.on, target.on) && was?.edge === target.edge ? was : target,
    )
  }
  const end = () => {
    drag.current = null
    setDragged(null)
    setOver(null)
  }
  useScroll(dragged !== null, () => drag.current?.y, { onScroll: updateTarget, onGiveUp: end })

  return {
    /** The drag handle; `by` 'mouse' if touch should scroll the page. */
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
        updateTarget()
      },
      onPointerUp: ({ pointerId, clientX: x, clientY: y }: PointerEvent) => {
        const now = drag.current
        if (now?.pointer !== pointerId) return
        const target = now.isOn ? targetAt({ ...now, x, y }) : null
        const current = [...rows.current.values()].find((one) => isSame(one, now.item))
        end()
        if (target && current !== undefined) onDrop(current, target.on, target.edge)
      },
      onPointerCancel: end,
    }),
    /** The row; `data-drop` is the drop target. */
    row: (item: Item) => ({
      [rowMark]: '',
      ref: (row: HTMLElement | null) => {
        if (row === null) return undefined
        rows.current.set(row, item)
        return () => void rows.current.delete(row)
      },
      'data-drop': isSame(over?.on, item) ? over?.edge : undefined,
      'data-dragged': isSame(dragged, item) || undefined,
    }),
  }
}

const rowMark = 'data-drag-row'

type Scrolling = { onScroll: () => void; onGiveUp: () => void }

/** Scrolls the page while dragging near its top or bottom. */
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

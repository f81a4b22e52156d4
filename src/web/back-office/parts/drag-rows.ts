import { type DragEvent, useState } from 'react'

/** Where something is dropped: before a row, after it, or into it. */
export type Edge = 'before' | 'after' | 'into'

/** Its place after a drop, counted from 1, where `from` and `on` are the places of both before it, counted from 0. */
export function placeAfterDrop(from: number, on: number, edge: 'before' | 'after'): number {
  const target = edge === 'after' ? on + 1 : on
  return (from < target ? target - 1 : target) + 1
}

type Options<Item> = {
  /** where it would go over this half of a row; null: not there */
  edgeOf: (dragged: Item, on: Item, isUpperHalf: boolean) => Edge | null
  onDrop: (dragged: Item, on: Item, edge: Edge) => void
}

/** Rows that the mouse drags to another place. Whoever has no mouse uses the buttons beside them. */
export function useDragRows<Item>({ edgeOf, onDrop }: Options<Item>) {
  const [dragged, setDragged] = useState<Item | null>(null)
  const [over, setOver] = useState<{ on: Item; edge: Edge } | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  const edgeAt = (event: DragEvent, on: Item) => {
    if (dragged === null || dragged === on) return null
    const { top, height } = event.currentTarget.getBoundingClientRect()
    return edgeOf(dragged, on, event.clientY < top + height / 2)
  }
  return {
    /** What is taken hold of. */
    handle: (item: Item) => ({
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', '') // some browsers drag nothing without it
        setDragged(item)
      },
      onDragEnd: end,
    }),
    /** The row itself; `data-drop` says where it would go. */
    row: (item: Item) => ({
      'data-drop': over?.on === item ? over.edge : undefined,
      'data-dragged': dragged === item || undefined,
      onDragOver: (event: DragEvent) => {
        const edge = edgeAt(event, item)
        if (edge === null) return over?.on === item ? setOver(null) : undefined
        event.preventDefault()
        event.stopPropagation()
        if (over?.on !== item || over.edge !== edge) setOver({ on: item, edge })
      },
      onDrop: (event: DragEvent) => {
        const edge = edgeAt(event, item)
        if (dragged === null || edge === null) return
        event.preventDefault()
        event.stopPropagation()
        onDrop(dragged, item, edge)
        end()
      },
    }),
  }
}

export type DragRows<Item> = ReturnType<typeof useDragRows<Item>>

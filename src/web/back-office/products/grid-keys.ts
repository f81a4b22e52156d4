import type { KeyboardEvent } from 'react'
import { type Field, fields } from './row-values.ts'

export function cellOf(target: EventTarget): { id: string; field: Field } | null {
  if (!(target instanceof HTMLInputElement)) return null
  const { row, field } = target.dataset
  const found = fields.find((one) => one === field)
  return row === undefined || found === undefined ? null : { id: row, field: found }
}

/** Arrow keys and Enter move between cells; left and right only from the end of a text, so it can be edited. */
export function goByKey(event: KeyboardEvent<HTMLElement>, ids: readonly string[]): void {
  const { target, currentTarget } = event
  const at = cellOf(target)
  const move = at === null ? null : moveOf(event, target as HTMLInputElement)
  if (at === null || move === null) return
  const id = ids[ids.indexOf(at.id) + move.down]
  const cells = [...currentTarget.querySelectorAll<HTMLInputElement>('input[data-row]')]
  const row = cells.filter((cell) => cell.dataset.row === id && cell.checkVisibility())
  const here = row.findIndex(({ dataset }) => dataset.field === at.field)
  const next = here === -1 ? undefined : row[here + move.along]
  event.preventDefault()
  next?.focus()
}

function moveOf({ key, shiftKey }: KeyboardEvent, input: HTMLInputElement) {
  if (key === 'Enter') return { down: shiftKey ? -1 : 1, along: 0 }
  if (key === 'ArrowDown') return { down: 1, along: 0 }
  if (key === 'ArrowUp') return { down: -1, along: 0 }
  const { selectionStart: start, selectionEnd: end, value } = input
  const isWhole = start === 0 && end === value.length
  const onward =
    getComputedStyle(input.form ?? document.documentElement).direction === 'rtl' ? -1 : 1
  if (key === 'ArrowLeft' && !shiftKey && (isWhole || end === 0 || start === null))
    return { down: 0, along: -onward }
  if (key === 'ArrowRight' && !shiftKey && (isWhole || start === value.length || start === null))
    return { down: 0, along: onward }
  return null
}

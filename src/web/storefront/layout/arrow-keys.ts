import type { KeyboardEvent } from 'react'

/** Up and down within a column, across to the open row. */
export function moveByKey(event: KeyboardEvent<HTMLElement>) {
  const link = event.target instanceof HTMLElement ? event.target.closest('a') : null
  const column = link?.closest('section')
  if (!link || !column) return
  const target = targetOf(event.key, link, column)
  if (!target) return
  event.preventDefault()
  target.focus()
}

/** From the button above the columns into the first column. */
export function stepInside(event: KeyboardEvent<HTMLElement>) {
  const first = event.currentTarget.querySelector<HTMLElement>('section a')
  const isInside = event.target instanceof Element && event.target.closest('section') !== null
  if (event.key !== 'ArrowDown' || isInside || !first) return
  event.preventDefault()
  first.focus()
}

function targetOf(key: string, link: HTMLElement, column: Element): HTMLElement | null | undefined {
  const links = [...column.querySelectorAll<HTMLElement>('a')]
  const at = links.indexOf(link)
  const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backward = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  if (key === 'ArrowDown') return links[at + 1]
  if (key === 'ArrowUp') return links[at - 1]
  if (key === 'Home') return links[0]
  if (key === 'End') return links.at(-1)
  if (key === forward) return openRow(column.nextElementSibling)
  return key === backward ? openRow(column.previousElementSibling) : null
}

const openRow = (column: Element | null) =>
  column?.querySelector<HTMLElement>('a[data-active]') ?? column?.querySelector<HTMLElement>('a')

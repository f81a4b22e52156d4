// What had the focus when a dialog opened, and where each of its ancestors stood: a login draws much anew.
type Place = { element: Element; parent: Element | null; index: number }

let opener: Place[] | null = null

/** Before a dialog opens. One that follows another leads back to where the first was opened. */
export function noteOpener() {
  const active = document.activeElement
  if (active?.closest('dialog')) return
  opener = null
  if (active === null || active === document.body) return
  opener = []
  for (let element: Element | null = active; element; element = element.parentElement)
    opener.push({
      element,
      parent: element.parentElement,
      index: [...(element.parentElement?.children ?? [])].indexOf(element),
    })
}

/** After it has closed: where the browser finds its opener gone, to what has come in its place. */
export function giveFocusBack() {
  const places = opener
  const active = document.activeElement
  if (places === null || document.querySelector('dialog[open]')) return
  opener = null
  if (active && active !== document.body && !active.closest('dialog')) return
  const at = places.find(({ parent }) => parent?.isConnected)
  const next = at?.element.isConnected ? at.element : at?.parent?.children[at.index]
  const inside = next?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)') ?? []
  const target = next?.matches('a[href], button') ? next : [...inside].at(-1)
  const goal = target instanceof HTMLElement ? target : document.querySelector('main')
  goal?.focus({ preventScroll: true })
}

import { type FieldState, recorded } from './early-events.ts'

// On a slow line a page is seen seconds before it is hydrated. Clicks, input and submits until then are
// recorded by a script in the head, and replayed after hydration.

/** Replays each element that is hydrated by now once, however often it was pressed. */
export async function replayEvents() {
  const { early } = globalThis
  if (early === undefined) return
  await drawn() // what the browser alone knows is drawn right after hydration, and may replace a field
  early.isHydrated = true
  for (const [touched, state] of early.touched) {
    if (touched.closest('[data-late]')) continue
    early.touched.delete(touched)
    delete touched.dataset.early
    const element = inPlaceOf(touched)
    if (element) again(element, state)
    await drawn() // or a form would be sent without what was just typed into it
  }
  if (document.querySelector('[data-late]')) return
  for (const type of recorded) removeEventListener(type, early.record, true)
  globalThis.early = undefined
}

const drawn = () => new Promise((resolve) => setTimeout(resolve))

/** A field that was drawn again during hydration is found by its name. */
function inPlaceOf(element: HTMLElement & { name?: string }): HTMLElement | undefined {
  if (element.isConnected) return element
  const named = element.name ? document.getElementsByName(element.name) : []
  return named.length === 1 ? named[0] : undefined
}

function again(element: HTMLElement, { value = '', checked = false }: FieldState) {
  if (element instanceof HTMLFormElement) return element.requestSubmit()
  if (element instanceof HTMLSelectElement) {
    element.value = value
    return announce(element, 'change')
  }
  if (element instanceof HTMLTextAreaElement)
    return type(element, HTMLTextAreaElement.prototype, value)
  if (!(element instanceof HTMLInputElement)) return element.click()
  if (element.type === 'file') return announce(element, 'change')
  if (element.type !== 'checkbox' && element.type !== 'radio')
    return type(element, HTMLInputElement.prototype, value)
  element.checked = !checked
  element.click()
}

const announce = (element: HTMLElement, sign: string) =>
  void element.dispatchEvent(new Event(sign, { bubbles: true }))

/** React fires a change only when the value differs from the last one set through the element. */
function type<E extends HTMLInputElement | HTMLTextAreaElement>(element: E, kind: E, text: string) {
  element.value = ''
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(element, text)
  announce(element, 'input')
}

import { type FieldState, recorded } from './early-events.ts'

// On a slow connection a page is visible seconds before it is hydrated. The inline script records clicks, input and submits until then;
// this replays them.

/** Replays each hydrated element once, however often it was pressed. */
export async function replayEvents() {
  const { early } = globalThis
  if (early === undefined) return
  await drawn() // parts that only the browser can render appear right after hydration, and may replace a field
  for (const [touched, state] of early.touched) {
    if (touched.closest('[data-late]')) continue
    early.touched.delete(touched)
    delete touched.dataset.early
    const element = inPlaceOf(touched)
    early.isHydrated = true
    if (element) again(element, state)
    early.isHydrated = false // a press in between waits for the text before it
    await drawn() // without this a form would be sent without the text just typed into it
  }
  early.isHydrated = true
  if (document.querySelector('[data-late]')) return
  for (const type of recorded) removeEventListener(type, early.record, true)
  globalThis.early = undefined
}

const drawn = () => new Promise((resolve) => setTimeout(resolve))

/** Hydration may re-create a field: find the new one by its name. */
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

/** React fires a change only if the value differs from the last one set through the element. */
function type<E extends HTMLInputElement | HTMLTextAreaElement>(element: E, kind: E, text: string) {
  element.value = ''
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(element, text)
  announce(element, 'input')
}

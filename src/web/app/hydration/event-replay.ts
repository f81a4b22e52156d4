import { recorded } from './early-events.ts'

// On a slow line a page is seen seconds before it is hydrated. Clicks, input and submits until then are
// recorded by a script in the head, and replayed after hydration.

/** Once React listens it replays events during hydration itself: recorded as well, they would run twice. */
export function leaveEventsToReact() {
  if (globalThis.early) globalThis.early.isHydrating = true
}

/** Replays each element that is hydrated by now once, however often it was pressed. */
export async function replayEvents() {
  const { early } = globalThis
  if (early === undefined) return
  const ready = [...early.touched].filter((element) => !element.closest('[data-late]'))
  // Read at once: what one replay draws anew loses what was typed into the next.
  const states = ready.map((element) => [element, stateOf(element)] as const)
  for (const [element, state] of states) {
    early.touched.delete(element)
    delete element.dataset.early
    if (element.isConnected) again(element, state)
    await drawn() // or a form would be sent without what was just typed into it
  }
  if (document.querySelector('[data-late]')) return
  for (const type of recorded) removeEventListener(type, early.record, true)
  globalThis.early = undefined
}

const drawn = () => new Promise((resolve) => setTimeout(resolve))

type State = { value: string; checked: boolean }

/** What somebody has put into it; of other elements nothing. */
const stateOf = (element: HTMLElement & Partial<State>): State => ({
  value: element.value ?? '',
  checked: element.checked ?? false,
})

function again(element: HTMLElement, { value, checked }: State) {
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
  if (element.type === 'radio' && !checked) return // another was chosen after it
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

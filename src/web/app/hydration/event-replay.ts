import { recorded } from './early-events.ts'

// On a slow line a page is seen seconds before it is hydrated. Clicks, input and submits until then are
// recorded by a script in the head, and replayed after hydration.

/** Once React listens it replays events during hydration itself: recorded as well, they would run twice. */
export function stopRecording() {
  const { early } = globalThis
  if (early) for (const type of recorded) removeEventListener(type, early.record, true)
}

/** Replays each element once, however often it was pressed. */
export async function replayEvents() {
  const { early } = globalThis
  if (early === undefined) return
  for (const element of early.touched) {
    delete element.dataset.early
    if (element.isConnected) again(element)
    await drawn() // or a form would be sent without what was just typed into it
  }
  globalThis.early = undefined
}

const drawn = () => new Promise((resolve) => setTimeout(resolve))

function again(element: HTMLElement) {
  if (element instanceof HTMLFormElement) return element.requestSubmit()
  if (element instanceof HTMLSelectElement) return announce(element, 'change')
  if (element instanceof HTMLTextAreaElement) return retype(element, HTMLTextAreaElement.prototype)
  if (!(element instanceof HTMLInputElement)) return element.click()
  if (element.type === 'file') return announce(element, 'change')
  if (element.type !== 'checkbox' && element.type !== 'radio')
    return retype(element, HTMLInputElement.prototype)
  if (element.type === 'radio' && !element.checked) return // another was chosen after it
  element.checked = !element.checked
  element.click()
}

const announce = (element: HTMLElement, sign: string) =>
  void element.dispatchEvent(new Event(sign, { bubbles: true }))

/** React fires a change only when the value differs from the last one set through the element. */
function retype<E extends HTMLInputElement | HTMLTextAreaElement>(element: E, kind: E) {
  const typed = element.value
  element.value = ''
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(element, typed)
  announce(element, 'input')
}

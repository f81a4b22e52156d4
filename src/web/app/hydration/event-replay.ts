// On a slow line a page is seen seconds before it is awake. What is pressed, typed and sent until then is
// noted by a script in the head, and done as soon as somebody is there to hear it.

type Early = { touched: Set<HTMLElement>; note: (event: Event) => void }
declare global {
  // what the script in the head leaves behind
  var early: Early | undefined
}

const signs = ['click', 'input', 'submit'] as const

/** A plain link, and a form that can be posted as it is, need nobody to be awake. */
export const earlyScript = `var early={touched:new Set,note:function(e){var t=e.target,n=e.type==="click"?t.closest("button[type=button]"):e.type==="input"?t:t.noValidate?t:null;if(!n)return;if(n===t&&e.type==="submit")e.preventDefault();early.touched.add(n);if(e.type!=="input")n.dataset.early=""}};["click","input","submit"].forEach(function(s){addEventListener(s,early.note,true)})`

/** React, once it listens, does by itself what is pressed while it wakes: noted too, it would be done twice. */
export function stopRecording() {
  const { early } = globalThis
  if (early) for (const sign of signs) removeEventListener(sign, early.note, true)
}

/** Each button once, however impatient the finger was. */
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

/** React hears of a value only when it differs from the last that was set through the element itself. */
function retype<E extends HTMLInputElement | HTMLTextAreaElement>(element: E, kind: E) {
  const typed = element.value
  element.value = ''
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(element, typed)
  announce(element, 'input')
}

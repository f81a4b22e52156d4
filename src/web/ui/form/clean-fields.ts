import { cleanAmount } from '#shop/clean-amount.ts'
import { cleanCode, cleanEmail, cleanName, cleanText } from '#shop/clean-text.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

const byType: Record<string, (text: string) => string> = {
  text: cleanName,
  tel: cleanCode,
  email: cleanEmail,
  textarea: cleanText,
}
const amounts = new Set(['numeric', 'decimal'])
const plain = /^[\t\n\r\x20-\x7e]*$/

/** Cleans typed text as the server does, so that a form's own checks see the same. */
export function cleanFields() {
  // In the capture phase, so that the form's handlers read the cleaned values.
  document.addEventListener('change', ({ target }) => cleanField(target), true)
  document.addEventListener('submit', ({ target }) => cleanForm(target), true)
}

function cleanForm(form: EventTarget | null) {
  if (form instanceof HTMLFormElement) for (const field of form.elements) cleanField(field)
}

function cleanField(field: EventTarget | null) {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  const clean = cleanedOf(field)
  if (clean === field.value) return
  writeValue(field, clean)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function cleanedOf({ inputMode, type, value }: TextField) {
  if (amounts.has(inputMode)) return cleanAmount(value)
  return plain.test(value) ? value : (byType[type]?.(value) ?? value)
}

/** Not by the field's own `value`: React watches that one and would see no change. */
export function writeValue(field: TextField, value: string) {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Reflect.set(prototype, 'value', value, field)
}

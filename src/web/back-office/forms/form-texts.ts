/** What fields hold that is not what they began with, by name. */
export type Texts = Readonly<Record<string, Draft>>
/** `was`: what the field began with. */
type Draft = { text: string; was: string }

const withoutDraft = new Set(['password', 'file', 'hidden', 'radio', 'submit', 'button'])

export const changedFields = (form: HTMLFormElement): Texts =>
  Object.fromEntries(
    [...form.elements].flatMap((field) => {
      const text = textOf(field)
      const was = firstTextOf(field)
      return text === null ? [] : [[field.getAttribute('name') ?? '', { text, was }]]
    }),
  )

/** null: it has no name, is as it was, or nothing to keep. */
function textOf(field: Element): string | null {
  if (field.getAttribute('name') === null) return null
  if (field instanceof HTMLTextAreaElement)
    return field.value === field.defaultValue ? null : field.value
  if (field instanceof HTMLSelectElement)
    return field.selectedOptions[0]?.defaultSelected ? null : field.value
  if (!(field instanceof HTMLInputElement) || withoutDraft.has(field.type)) return null
  if (field.type === 'checkbox')
    return field.checked === field.defaultChecked ? null : String(field.checked)
  return field.value === field.defaultValue ? null : field.value
}

/** What the field began with: the record's value, not what is typed. */
export function firstTextOf(field: Element): string {
  if (field instanceof HTMLSelectElement)
    return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    return String(field.defaultChecked)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field.defaultValue
    : ''
}

/** Puts a text into a field as if it were typed there. */
export function putField(field: Element, text: string) {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    if (String(field.checked) !== text) field.click()
  } else if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  ) {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

/** By field name; empty and undefined are the same. */
export type FilterValues = Readonly<Record<string, string | number | undefined>>

/** `sent`: what the form was last sent with, if this is the address it led to. */
type Change = { before: FilterValues; now: FilterValues; sent: FormData | null }

/** Sets a field to its value in the address, unless the user has changed it since it was shown or sent. */
export function followValue(field: Element, { before, now, sent }: Change) {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) return
  const { name, type, value } = field
  if (type === 'hidden' || !(name in now)) return
  const [old, wanted] = [textOf(before[name]), textOf(now[name])]
  if (field instanceof HTMLInputElement && (type === 'checkbox' || type === 'radio')) {
    if (field.checked === (value === old)) field.checked = value === wanted
  } else if (value.trim() !== wanted && (value.trim() === old || value === sent?.get(name)))
    field.value = wanted
}

const textOf = (value: string | number | undefined) => String(value ?? '')

/** By field name; empty and undefined are equal. */
export type FilterValues = Readonly<Record<string, string | number | undefined>>

/** `sent`: the form's last submission, if it led to this address. */
type Change = { before: FilterValues; now: FilterValues; sent: FormData | null }

/** Sets a field to its value in the address, unless the user changed it since it was displayed or sent. */
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

import { plainDigits } from '#shop/digits.ts'

const figures = new Set(['numeric', 'decimal'])

/** Rewrites Urdu and Arabic digits as they are typed into a field of figures, so that its form reads a number. */
export function writePlainDigits({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || !figures.has(target.inputMode)) return
  const plain = plainDigits(target.value)
  if (plain === target.value) return
  const { selectionStart, selectionEnd } = target
  // Not by the field's own `value`: React watches that one, and would take it for no change.
  Reflect.set(HTMLInputElement.prototype, 'value', plain, target)
  target.setSelectionRange(selectionStart, selectionEnd)
}

import { plainDigits } from '#shop/digits.ts'
import { writeValue } from '../../ui/form/clean-fields.ts'

const figures = new Set(['numeric', 'decimal'])

/** Rewrites Urdu and Arabic digits in number fields while typing. */
export function writePlainDigits({ target }: Event) {
  if (!(target instanceof HTMLInputElement) || !figures.has(target.inputMode)) return
  const plain = plainDigits(target.value)
  if (plain === target.value) return
  const { selectionStart, selectionEnd } = target
  writeValue(target, plain)
  target.setSelectionRange(selectionStart, selectionEnd)
}

import { plainDigits } from '#shop/digits.ts'
import { writeValue } from '../../ui/form/clean-fields.ts'

const figures = new Set(['numeric', 'decimal'])

/** Rewrites Urdu and Arabic digits while typing, in number fields and in those for several figures or a sign (`data-figures`). */
export function writePlainDigits({ target }: Event) {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  if (!figures.has(target.inputMode) && !('figures' in target.dataset)) return
  const plain = plainDigits(target.value)
  if (plain === target.value) return
  const { selectionStart, selectionEnd } = target
  writeValue(target, plain)
  target.setSelectionRange(selectionStart, selectionEnd)
}

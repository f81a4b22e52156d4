import { storedText } from '../../app/storage/stored-text.ts'

/** Single-character shortcuts on this device: 'off' or ''. Speech input triggers them by mistake. */
export const singleKeys = storedText('office-keys', 3)

const typedIn = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'

/** Whether a key alone may act: not while typing, not with other keys, and not if it is turned off. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { target, isComposing, altKey, ctrlKey, metaKey } = event
  if (isComposing || altKey || ctrlKey || metaKey || singleKeys.read() === 'off') return false
  return !(target instanceof Element && target.closest(typedIn) !== null)
}

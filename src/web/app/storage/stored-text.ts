import { useSyncExternalStore } from 'react'
import { localTexts } from './stores.ts'

const listeners = new Set<() => void>()

/** Calls back when a stored text may have changed, here or in another tab. */
export function onStoredText(hear: () => void) {
  listeners.add(hear)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(hear)
    window.removeEventListener('storage', hear)
  }
}

/** A text in localStorage, or in memory if storage is blocked. Empty on the server. */
export function storedText(key: string, maxLength: number) {
  let inMemory = ''
  const read = () => (localTexts.read(key) ?? inMemory).slice(0, maxLength)
  const write = (text: string) => {
    const kept = text.slice(0, maxLength)
    if (!localTexts.write(key, kept)) inMemory = kept
    for (const hear of listeners) hear()
  }
  return { read, write, use: () => useSyncExternalStore(onStoredText, read, () => '') }
}

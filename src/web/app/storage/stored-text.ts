import { useSyncExternalStore } from 'react'
import { createSignal } from '../store.ts'
import { localTexts } from './stores.ts'

const changes = createSignal()

/** Calls back when a stored text may have changed, here or in another tab. */
export function onStoredText(hear: () => void) {
  const unsubscribe = changes.subscribe(hear)
  window.addEventListener('storage', hear)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', hear)
  }
}

/** A text in localStorage, or in memory if storage is blocked. Empty on the server. */
export function storedText(key: string, maxLength: number, texts = localTexts) {
  let inMemory = ''
  const read = () => (texts.read(key) ?? inMemory).slice(0, maxLength)
  const write = (text: string) => {
    const stored = text.slice(0, maxLength)
    if (!texts.write(key, stored)) inMemory = stored
    changes.notify()
  }
  return { read, write, use: () => useSyncExternalStore(onStoredText, read, () => '') }
}

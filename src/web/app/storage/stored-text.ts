import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

/** Calls back when a kept text may have changed, here or in another tab. */
export function onStoredText(hear: () => void) {
  listeners.add(hear)
  window.addEventListener('storage', hear)
  return () => {
    listeners.delete(hear)
    window.removeEventListener('storage', hear)
  }
}

/** A text that the browser keeps; without storage until the page is left. Empty on the server. */
export function storedText(key: string, most: number) {
  let inMemory = ''
  const read = () => {
    try {
      return (localStorage.getItem(key) ?? '').slice(0, most)
    } catch {
      return inMemory
    }
  }
  const write = (text: string) => {
    try {
      if (text === '') localStorage.removeItem(key)
      else localStorage.setItem(key, text.slice(0, most))
    } catch {
      inMemory = text.slice(0, most) // forbidden or full
    }
    for (const hear of listeners) hear()
  }
  return { read, write, use: () => useSyncExternalStore(onStoredText, read, () => '') }
}

import { useSyncExternalStore } from 'react'

const hearers = new Set<() => void>()

function subscribe(hear: () => void) {
  hearers.add(hear)
  window.addEventListener('storage', hear)
  return () => {
    hearers.delete(hear)
    window.removeEventListener('storage', hear)
  }
}

/** A text that the browser keeps (spec §3); without storage it is asked for again. Empty on the server. */
export function keptText(key: string, most: number) {
  const read = () => {
    try {
      return (localStorage.getItem(key) ?? '').slice(0, most)
    } catch {
      return ''
    }
  }
  const write = (text: string) => {
    try {
      if (text === '') localStorage.removeItem(key)
      else localStorage.setItem(key, text.slice(0, most))
    } catch {
      // Forbidden or full.
    }
    for (const hear of hearers) hear()
  }
  return { read, write, use: () => useSyncExternalStore(subscribe, read, () => '') }
}

import { sessionTexts } from '../storage/stores.ts'

export type Location = { pathname: string; search: string; hash: string; key: string }

// Scroll position per history entry: the browser would restore it before the page is rendered.
const storageKey = 'scroll'
const positions = new Map<string, number>()

export const rememberScroll = (key: string) => void positions.set(key, window.scrollY)

export function scrollTarget({ key, hash }: Location, isBack: boolean) {
  if (isBack) return positions.get(key) ?? 0
  return hash === '' ? 0 : 'hash'
}

export function scrollTo(where: 'nowhere' | 'hash' | number) {
  if (where === 'nowhere') return
  if (where !== 'hash') return window.scrollTo(0, where)
  const id = decodeURIComponent(window.location.hash.slice(1))
  document.getElementById(id)?.scrollIntoView()
}

/** The browser restores the scroll of a full reload, we restore all others. */
export function controlScroll(keyHere: () => string) {
  window.history.scrollRestoration = 'manual'
  try {
    const saved = JSON.parse(sessionTexts.read(storageKey) || '[]') as [string, number][]
    for (const [key, y] of saved) positions.set(key, y)
  } catch {
    // storage is blocked: pages start at the top
  }
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
    rememberScroll(keyHere())
    sessionTexts.write(storageKey, JSON.stringify([...positions].slice(-50)))
  })
  window.addEventListener('pageshow', () => (window.history.scrollRestoration = 'manual'))
}

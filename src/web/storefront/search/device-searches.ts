import { storedText } from '../../app/storage/stored-text.ts'

// This browser's recent searches, offered again. Cleared at logout (app/storage/keep-storage-for.ts).

const stored = storedText('searches', 1200)
const maxSearches = 8
const maxSearchLength = 100
const day = 24 * 60 * 60_000

export type DeviceSearch = { text: string; at: number }

/** Newest first. */
export const searchesIn = (stored: string): DeviceSearch[] =>
  stored.split('\n').flatMap((line) => {
    const [, at, text] = /^(\d{1,15}) (\S.{0,99})$/u.exec(line) ?? []
    return text === undefined ? [] : [{ text, at: Number(at) }]
  })

export const withSearch = (stored: string, text: string, at: number): string => {
  const tidy = text.replace(/\s+/gu, ' ').trim().slice(0, maxSearchLength).toWellFormed()
  if (tidy === '') return stored
  return [{ text: tidy, at }, ...without(stored, tidy)]
    .slice(0, maxSearches)
    .map((one) => `${one.at} ${one.text}`)
    .join('\n')
}

const without = (stored: string, text: string) =>
  searchesIn(stored).filter((one) => one.text.toLowerCase() !== text.toLowerCase())

export const useDeviceSearches = () => searchesIn(stored.use())
export const rememberSearch = (text: string) =>
  stored.write(withSearch(stored.read(), text, Date.now()))
export const clearSearches = () => stored.write('')
export const deleteSearch = (text: string) =>
  stored.write(
    without(stored.read(), text)
      .map((one) => `${one.at} ${one.text}`)
      .join('\n'),
  )

/** Searches of the last 24 hours. */
export const searchesToday = () =>
  searchesIn(stored.read())
    .filter(({ at }) => at > Date.now() - day)
    .map(({ text }) => text)

import { useEffect, useState } from 'react'

/** Debounce while typing, in milliseconds. */
const pause = 150
const least = 2

type Answer<Found> = { text: string; found: readonly Found[]; failed: boolean }

/** null: no search, or the response is pending. */
export function useSearch<Found>(
  typed: string,
  find: (text: string) => Promise<readonly Found[]>,
): Answer<Found> | null {
  const text = typed.trim()
  const [answer, setAnswer] = useState<Answer<Found> | null>(null)
  useEffect(() => {
    if (text.length < least) return
    let isCurrent = true
    const timer = setTimeout(() => {
      find(text).then(
        (found) => isCurrent && setAnswer({ text, found, failed: false }),
        () => isCurrent && setAnswer({ text, found: [], failed: true }),
      )
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, find])
  return text.length >= least && answer?.text === text ? answer : null
}

import { useEffect, useRef, useState } from 'react'
import { decodeCard } from '../../app/api/api.ts'
import { useApi } from '../../app/api/use-api.ts'
import type { Suggested } from './entries.ts'

const pause = 20 // milliseconds of debounce
const maxStored = 40

/** `for`: the text that was searched; `found` null: the request failed. */
export type Suggestions = { for: string; found: Suggested | null }

/** null until the first response. Keeps the previous suggestions while loading, and ignores responses to older texts. */
export function useSuggestions(text: string, scope: string): Suggestions | null {
  const { send } = useApi()
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  const known = useRef(new Map<string, Suggested>())
  const query = text.trim()

  useEffect(() => {
    if (query === '') {
      known.current.clear() // prices may have changed since the last visit to the box
      return setSuggestions(null)
    }
    const key = `${scope}\n${query}`
    const found = known.current.get(key)
    if (found) return setSuggestions({ for: query, found })
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => {
      const input = { query: { q: query, main_category: scope }, signal }
      const answer = await send('suggestions', input).catch(() => null)
      if (signal.aborted) return
      const next = answer && {
        products: answer.data.map(decodeCard),
        total: answer.total,
        places: answer.categories,
        brands: answer.brands,
        words: answer.words,
        corrected: answer.corrected,
      }
      if (next && known.current.size < maxStored) known.current.set(key, next)
      setSuggestions({ for: query, found: next })
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [send, query, scope])

  return suggestions
}

import { useEffect, useRef, useState } from 'react'
import { decodeCard } from '../../app/api/api.ts'
import { useApi } from '../../app/api/use-api.ts'
import type { Suggested } from './entries.ts'

const pause = 20 // milliseconds: letters that come at once are one text
const mostKept = 40

/** `for`: the text that it was found by; `found` null: the shop could not be asked. */
export type Suggestions = { for: string; found: Suggested | null }

/**
 * What the shop finds while one types; null until it has answered first. While it is asked again, what it said
 * before stays. Only the answer to the last text is taken, in whatever order they come.
 */
export function useSuggestions(text: string, scope: string): Suggestions | null {
  const { send } = useApi()
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  const known = useRef(new Map<string, Suggested>())
  const asked = text.trim()

  useEffect(() => {
    if (asked === '') {
      known.current.clear() // prices of another visit to the box
      return setSuggestions(null)
    }
    const key = `${scope}\n${asked}`
    const found = known.current.get(key)
    if (found) return setSuggestions({ for: asked, found })
    const leaving = new AbortController()
    const { signal } = leaving
    const ask = async () => {
      const query = { q: asked, main_category: scope }
      const answer = await send('suggestions', { query, signal }).catch(() => null)
      if (signal.aborted) return
      const next = answer && {
        products: answer.data.map(decodeCard),
        total: answer.total,
        places: answer.categories,
        brands: answer.brands,
        corrected: answer.corrected,
      }
      if (next && known.current.size < mostKept) known.current.set(key, next)
      setSuggestions({ for: asked, found: next })
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [send, asked, scope])

  return suggestions
}

import { useEffect, useState } from 'react'
import type { Product } from '#shop/catalogue/product.ts'
import { useApi } from '../../app/api/use-api.ts'

export type Found = { products: Product[]; total: number }

const pause = 160
const shown = 7

/** What the shop finds while one types; null until it has answered. Late answers are dropped. */
export function useSearch(text: string, scope: string): Found | null {
  const api = useApi()
  const [found, setFound] = useState<Found | null>(null)
  const asked = text.trim()

  useEffect(() => {
    if (asked === '') return setFound(null)
    let current = true
    const ask = async () => {
      const answer = await api
        .search({ q: asked, limit: shown, place: scope })
        .catch(() => ({ products: [], total: 0 }))
      if (current) setFound(answer)
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [api, asked, scope])

  return found
}

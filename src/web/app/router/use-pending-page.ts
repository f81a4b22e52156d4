import { createElement, type ReactNode, useEffect, useState } from 'react'
import { useCodeAt, useLocation, useNavigation } from './use-router.tsx'

// milliseconds; a skeleton for less would only flash
const patience = 120

/** The next page's skeleton while its data loads, if it has one. */
export function usePendingPage(): ReactNode {
  const { state, location } = useNavigation()
  const { pathname } = useLocation()
  const codeAt = useCodeAt()
  const next =
    state === 'loading' && location?.pathname !== pathname ? location?.pathname : undefined
  const [shape, setShape] = useState<{ of: string; skeleton: ReactNode }>()

  useEffect(() => {
    if (next === undefined) return
    let left = false
    const show = async () => {
      const code = await codeAt?.(next).catch(() => undefined)
      if (left || code?.Pending === undefined) return
      window.scrollTo(0, 0)
      setShape({ of: next, skeleton: createElement(code.Pending) })
    }
    const timer = setTimeout(() => void show(), patience)
    return () => {
      left = true
      clearTimeout(timer)
      setShape(undefined)
    }
  }, [next, codeAt])

  return shape?.of === next ? shape?.skeleton : undefined
}

import { useEffect, useState } from 'react'

const pause = 800 // milliseconds

/** False for a moment after the id has changed, so that a second tap does not hit what slid under the finger. */
export function useSettled(id: string | undefined): boolean {
  const [settled, setSettled] = useState(id)
  useEffect(() => {
    if (settled === id) return
    const timer = setTimeout(() => setSettled(id), pause)
    return () => clearTimeout(timer)
  }, [id, settled])
  return settled === id
}

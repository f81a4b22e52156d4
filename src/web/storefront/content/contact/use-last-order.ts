import { useEffect, useState } from 'react'
import { paths } from '../../../app/paths.ts'
import { storedText } from '../../../app/storage/stored-text.ts'

/** The way to the last order of this browser, when there is one and it can be one. */
export function useLastOrder(): string | null {
  const [way, setWay] = useState<string | null>(null)
  useEffect(() => {
    const id = storedText('orderid', 66).read().replaceAll('"', '')
    if (/^[\w-]{8,64}$/.test(id)) setWay(paths.trackOrder({ id }))
  }, [])
  return way
}

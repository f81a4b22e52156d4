import { useRef, useState } from 'react'
import { messageOf } from '../../app/api/api-error.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { exactMatch, type Product } from './find-products.ts'

type Scans = {
  find: (text: string) => Promise<readonly Product[]>
  failed: string
  onMatch: (product: Product, isCurrent: boolean) => void
  onSeveral: (text: string) => void
}

/**
 * Looks up each code at once and adds the products in the order of scanning. `isCurrent`: the user hasn't typed on.
 * `missed`: codes that added nothing and can't be chosen from the results.
 */
export function useScans({ find, failed, onMatch, onSeveral }: Scans) {
  const [missed, setMissed] = useState<readonly string[]>([])
  const last = useRef(Promise.resolve())

  const miss = (text: string) => setMissed((all) => [...new Set([...all, text])])
  const take = (found: readonly Product[], text: string, isCurrent: boolean) => {
    const product = exactMatch(found, text)
    if (product !== null) {
      setMissed((all) => all.filter((one) => one !== text))
      onMatch(product, isCurrent)
    } else if (found.length > 0 && isCurrent) onSeveral(text)
    else miss(text)
  }
  const scan = (text: string, isCurrent: () => boolean) => {
    const lookup = find(text).then(
      (found) => () => take(found, text, isCurrent()),
      (failure: unknown) => () => {
        toast.error(messageOf(failure, failed))
        miss(text)
      },
    )
    last.current = last.current.then(async () => (await lookup)())
    return last.current
  }
  return { scan, missed, clearMissed: () => setMissed([]) }
}

import { useRef, useState } from 'react'
import { messageOf } from '../../app/api/api-error.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { exactMatch, type Scannable } from './find-products.ts'

type Scans<P> = {
  find: (text: string) => Promise<readonly P[]>
  failed: string
  onMatch: (product: P, isCurrent: boolean, count: number) => void
  onSeveral?: (text: string) => void
  onMiss?: (text: string) => void
}

type Missed = {
  text: string
  /** False: a lookup that failed, or several results. */
  isUnknown: boolean
}

// A cashier who scans on may not have seen that a code is unknown, but has read what they typed.
const isCode = ({ text }: Missed) => /^\d+$/.test(text)

/**
 * Looks up each code at once and adds the products in the order of scanning. `isCurrent`: the user hasn't typed on.
 * `missed`: texts that added nothing and can't be chosen from the results; codes stay until `clearMissed`.
 */
export function useScans<P extends Scannable>({
  find,
  failed,
  onMatch,
  onSeveral,
  onMiss,
}: Scans<P>) {
  const [missed, setMissed] = useState<readonly Missed[]>([])
  const last = useRef(Promise.resolve())

  const miss = (text: string, isUnknown: boolean) =>
    setMissed((all) => [...all.filter((one) => one.text !== text), { text, isUnknown }])
  const take = (found: readonly P[], text: string, isCurrent: boolean, count: number) => {
    const product = exactMatch(found, text)
    if (product !== null) {
      setMissed((all) => all.filter((one) => isCode(one) && one.text !== text))
      onMatch(product, isCurrent, count)
    } else if (found.length > 0 && isCurrent && onSeveral) onSeveral(text)
    else {
      miss(text, found.length === 0)
      onMiss?.(text)
    }
  }
  const scan = (text: string, isCurrent: () => boolean, count = 1) => {
    const lookup = find(text).then(
      (found) => () => take(found, text, isCurrent(), count),
      (failure: unknown) => () => {
        toast.error(messageOf(failure, failed))
        miss(text, false)
      },
    )
    last.current = last.current.then(async () => (await lookup)())
    return last.current
  }
  return { scan, missed, clearMissed: () => setMissed([]) }
}

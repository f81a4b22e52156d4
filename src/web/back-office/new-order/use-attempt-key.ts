import { useRef } from 'react'
import { sessionTexts } from '../../app/storage/stores.ts'
import { newUuid } from '../parts/new-uuid.ts'

type Attempt = { text: string; key: string }

/**
 * The idempotency key of a request: the same until its body changes, also after a reload of this tab, so that a retry
 * after a lost response creates nothing twice. `clear`: after success.
 */
export function useAttemptKey(name: string) {
  const place = `attempt ${name}`
  const attempt = useRef<Attempt | null>(null)
  const keyFor = (body: object) => {
    const text = JSON.stringify(body)
    attempt.current ??= JSON.parse(sessionTexts.read(place) || 'null') as Attempt | null
    if (attempt.current?.text !== text) attempt.current = { text, key: newUuid() }
    sessionTexts.write(place, JSON.stringify(attempt.current))
    return attempt.current.key
  }
  const clear = () => {
    attempt.current = null
    sessionTexts.write(place, '')
  }
  return { keyFor, clear }
}

import { useRef } from 'react'
import { newKey } from '../../app/new-key.ts'

/** Idempotency key: pressing again after a lost response keeps it; another input gets a new one. */
export function useAttemptKey() {
  const attempt = useRef({ key: '', input: '' })
  return (input: unknown): string => {
    const text = JSON.stringify(input)
    if (attempt.current.input !== text) attempt.current = { key: newKey(), input: text }
    return attempt.current.key
  }
}

import type { OrderAsk } from '#wire/v1/buying/order.ts'
import { useEffect, useRef, useState } from 'react'
import type { Paisa } from '#shop/money.ts'
import { ApiError, messageOf } from '../../../app/api/api-error.ts'
import { ahead } from '../../../app/hydration/lazy-part.ts'
import { useApi } from '../../../app/api/use-api.ts'
import { siteMessages } from '../../../messages/en/site.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { invalidateDeliveries } from '../../delivery/use-delivery.ts'
import { useOverlayActions } from '../../parts/overlay.tsx'
import { waitingText } from '../waiting/waiting-text.ts'

/** refused: the server refused and wrote nothing; lost: no response, so retry with the same key */
export type OrderError = {
  kind: 'refused' | 'lost'
  code: ApiError['code'] | 'lost'
  message: string
  /** the requested total */
  was: Paisa
}

const patience = 25_000

// The session has ended; orders in an account's name get the second code.
const endedCodes: readonly OrderError['code'][] = ['sign_in', 'not_your_account']

// Loaded when an order is sent, since it isn't needed earlier.
const loadSending = () => import('./send-order.ts')

/** One request at a time, and always the same key for the same order. */
export function usePlaceOrder(failed: string) {
  const site = useMessages(siteMessages)
  const api = useApi()
  const { show } = useOverlayActions()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<OrderError | null>(null)
  const isKept = waitingText.use() !== ''
  useEffect(() => ahead(loadSending), [])

  /** Null: no order (yet). The button stays busy until the next page. If the session has ended, asks for the login and then calls
   * `again`. */
  async function place(ask: OrderAsk, again: () => void) {
    if (running.current) return null
    running.current = true
    setBusy(true)
    setProblem(null)
    try {
      return await Promise.race([
        loadSending().then(({ sendOrder }) => sendOrder(api, ask)),
        lateAnswer(),
      ])
    } catch (error) {
      const found = { ...problemOf(error, failed), was: ask.total }
      if (found.kind === 'refused') invalidateDeliveries() // delivery terms may have changed with the prices
      setProblem(found)
      running.current = false
      setBusy(false)
      if (endedCodes.includes(found.code))
        show('login', { after: again, reason: site('login.forThis') })
      return null
    }
  }

  /** `isWaiting`: the page says that the order waits; it is sent, or discarded, from there. */
  return { place, busy, problem, isWaiting: isKept && problem?.code === 'lost' }
}

function problemOf(error: unknown, failed: string): Omit<OrderError, 'was'> {
  const known = error instanceof ApiError && error.status >= 400 && error.status < 500
  return known
    ? { kind: 'refused', code: error.code, message: messageOf(error, failed) }
    : { kind: 'lost', code: 'lost', message: '' }
}

const lateAnswer = () =>
  new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(new ApiError({ status: 0, code: 'offline', message: '' })), patience)
  })

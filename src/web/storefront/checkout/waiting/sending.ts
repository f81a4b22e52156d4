import type { ApiError } from '../../../app/api/api-error.ts'
import { createStore } from '../../../app/store.ts'

type Sending = {
  busy: boolean
  /** when the last request ended */
  at: number
  /** the answer to it, if it doesn't end the order */
  error: ApiError | null
  /** the shopper pressed “Send now”, and there was no answer */
  inVain?: boolean
}

/** Requests of this tab for the waiting order. */
export const sending = createStore<Sending>({ busy: false, at: 0, error: null })

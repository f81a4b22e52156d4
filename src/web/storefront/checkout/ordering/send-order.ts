import type { OrderAsk } from '#wire/v1/buying/order.ts'
import { ApiError } from '../../../app/api/api-error.ts'
import type { Api } from '../../../app/api/api.ts'
import { orderCalls } from '../../../app/api/order-calls.ts'
import { doneMessages } from '../../../messages/en/storefront/checkout/done.ts'
import type { Language } from '../../../messages/language.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { removeOrdered } from '../../cart/store/remove-ordered.ts'
import { lastOrder } from '../../orders/last-order.ts'
import { oneSender } from '../waiting/one-sender.ts'
import { sending } from '../waiting/sending.ts'
import {
  clearSilently,
  clearWaiting,
  keepSilently,
  keepWaiting,
  placedHere,
  readWaiting,
  waitingFor,
  type WaitingOrder,
} from '../waiting/waiting-order.ts'

// Shorter than the checkout's own patience, so that the order is stored before the page says so.
const patience = 20_000

/** Sends an order under its key. Without an answer the browser keeps it; if an earlier one waits, sends nothing. */
export async function sendOrder(api: Api, ask: OrderAsk) {
  const order = waitingFor(ask)
  // The earlier one may be placed at this moment, and the shopper may mean the same.
  if (sending.get().busy || isOther(order)) throw noAnswer()
  return oneSender(async () => {
    if (isOther(order)) throw noAnswer()
    keepSilently(order)
    try {
      return await placed(api, order)
    } catch (error) {
      sending.set({ busy: false, at: Date.now(), error: null })
      if (isRefused(error)) clearWaiting()
      else keepWaiting(order)
      throw error
    }
  })
}

function isOther({ key }: WaitingOrder) {
  const waiting = readWaiting()
  return waiting !== null && waiting.key !== key
}

/** Sends the waiting order again, as `change` returns it. Null: it isn't there any more, or the change is null. */
export const resendOrder = (api: Api, change: (order: WaitingOrder) => WaitingOrder | null) =>
  oneSender(async () => {
    const waiting = readWaiting()
    const order = waiting && change(waiting)
    if (order === null) return null
    keepSilently(order)
    try {
      return { ...(await placed(api, order)), ask: order.ask }
    } catch (error) {
      keepWaiting({ ...order, ...(isFinal(error) && { refusal: refusalOf(error) }) })
      throw error
    }
  })

async function placed(api: Api, { ask, key }: WaitingOrder) {
  const answer = await Promise.race([orderCalls(api).createOrder(ask, key), lateAnswer()])
  const { order } = answer
  // Before the order is deleted here: a page closed in between must not offer the same cart again.
  if (ask.flow === 'cart' && ask.user === undefined) removeOrdered(order.id, ask.lines)
  placedHere.id = order.id
  lastOrder.write(order.id)
  clearSilently()
  recordForLater(api, order)
  return {
    ...answer,
    announcePoints: (language: Language) => announcePoints(order, language),
  }
}

/** Optional for later visits: the order is placed even if this code fails to load. */
function recordForLater(api: Api, order: Awaited<ReturnType<Calls['createOrder']>>['order']) {
  void import('../../bought/on-this-device.ts').then(
    (device) => device.recordBought(order),
    () => undefined,
  )
  void import('../../search/report-searches.ts').then(
    (searches) => searches.reportSearches(api, order.id),
    () => undefined,
  )
}

type Calls = ReturnType<typeof orderCalls>

const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500

const isLogin = ({ status, code }: ApiError) =>
  status === 401 || code === 'not_your_account' || code === 'other_account'

// After a login, or later, the same order can succeed.
const isFinal = (error: unknown): error is ApiError =>
  isRefused(error) && !isLogin(error) && error.status !== 429 && error.status !== 408

const refusalOf = ({ code, message, params: { expected } }: ApiError) => ({
  code,
  message,
  ...(expected?.total !== undefined && { total: expected.total }),
  ...(expected?.shipping !== undefined && { shipping: expected.shipping }),
})

const noAnswer = () => new ApiError({ status: 0, code: 'offline', message: '' })

const lateAnswer = () =>
  new Promise<never>((_, refuse) => {
    setTimeout(() => refuse(noAnswer()), patience)
  })

type Points = { redeemedPoints: number; earnedPoints: number }

/** Reports redeemed and earned points. */
function announcePoints({ redeemedPoints, earnedPoints }: Points, language: Language) {
  const t = messagesIn(language, doneMessages)
  if (redeemedPoints > 0) toast.success(t('done.pointsRedeemed'), 'points')
  if (earnedPoints > 0) toast.success(t('done.pointsAdded'))
}

import { useEffect, useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { ApiError, messageOf } from '../../app/api/api-error.ts'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import { useMessages } from '../../messages/use-messages.ts'

export type Quote = Answer<'adminQuoteOrder'>['data']

type State = {
  requestKey: string
  quote: Quote | null
  problem: string | null
  isOfPoints: boolean
}

const pause = 150
const nothing: State = { requestKey: '', quote: null, problem: null, isOfPoints: false }
const ofPoints = ['no_points', 'not_enough_points', 'points_exceed_total', 'points_off']

/**
 * The server's quote of the order. `isOfPoints`: the problem concerns the redeemed points; `isCurrent`: the quote matches
 * the draft; `askAgain`: prices changed. `price` asks the server; the same function in each render.
 */
export function useQuote<Ask extends { lines: readonly unknown[] }>(
  ask: Ask,
  price: (ask: Ask) => Promise<Quote>,
) {
  const t = useMessages(backOfficeNewOrderMessages)
  const [state, setState] = useState(nothing)
  const [times, setTimes] = useState(0)
  const text = JSON.stringify(ask)
  const isEmpty = ask.lines.length === 0
  const requestKey = `${times} ${text}`
  useEffect(() => {
    if (isEmpty) return
    let isWanted = true
    const timer = setTimeout(() => {
      price(JSON.parse(text) as Ask).then(
        (quote) => isWanted && setState({ ...nothing, requestKey, quote }),
        (error: unknown) =>
          isWanted &&
          setState({
            requestKey,
            quote: null,
            problem: messageOf(error, t('taking.failed')),
            isOfPoints: error instanceof ApiError && ofPoints.includes(error.code),
          }),
      )
    }, pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [requestKey, text, isEmpty, price, t])
  const current = isEmpty ? nothing : state
  return {
    ...current,
    isCurrent: current.requestKey === requestKey && current.quote !== null,
    isBusy: !isEmpty && current.requestKey !== requestKey,
    askAgain: () => setTimes((before) => before + 1),
  }
}

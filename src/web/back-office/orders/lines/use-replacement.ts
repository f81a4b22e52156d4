import { useCallback, useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { Product } from '../../new-order/find-products.ts'
import { newUuid } from '../../parts/new-uuid.ts'
import { useStaffSend } from '../../send.ts'
import type { StaffOrder } from '../load-order.ts'
import { useQuote } from '../use-quote.ts'

type Chosen = { product: Product; color: string | undefined; quantity: number }
type Quote = Answer<'adminQuoteReplacement'>['data']

/** The replacement for `short` missing pieces of a line, and its price from the server. */
export function useReplacement({ id: order }: StaffOrder, short: object) {
  const send = useStaffSend()
  const [id] = useState(newUuid)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const body = chosen && {
    replacement: {
      productId: chosen.product.id,
      ...(chosen.color && { color: chosen.color }),
      quantity: chosen.quantity,
    },
  }
  const t = useMessages(backOfficeOrdersMessages)
  const ask = useCallback(
    (text: string) =>
      send('adminQuoteReplacement', { params: { id: order }, body: JSON.parse(text) }),
    [send, order],
  )
  const { quote, problem } = useQuote<Quote>(body && { ...short, ...body }, ask, t('order.failed'))
  const { agreed, atOnce = null } = quote ?? {}
  return {
    chosen,
    quote,
    problem,
    /** The offer in a question. */
    body: body ?? {},
    /** The customer has to agree first. */
    needsAnswer: atOnce === null,
    /** Optional: agree to a higher price. */
    mayAgree: atOnce !== null && atOnce.amount !== agreed?.amount,
    choose: (product: Product, quantity: number) =>
      setChosen({ product, color: product.colors[0]?.name, quantity }),
    change: (to: Partial<Chosen>) => setChosen((before) => before && { ...before, ...to }),
    clear: () => setChosen(null),
    send: (hasAgreed: boolean) =>
      send('adminReplaceLine', {
        params: { id: order },
        body: {
          id,
          ...short,
          ...body,
          agreed: hasAgreed,
          amount: (hasAgreed ? agreed : atOnce)?.amount,
        },
      }),
  }
}

export type Replacement = ReturnType<typeof useReplacement>

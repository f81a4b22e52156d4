import { useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import { weighingMessages } from '../../messages/en/back-office/orders/weighing.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { type FormErrors, textIn } from '../../ui/form/use-form.ts'
import { officePaths } from '../addresses.ts'
import { needsWeight } from '../counter/sale-lines.ts'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { useStaffSend } from '../send.ts'
import { useGoodsName } from '../urdu/goods-name.ts'
import { useAttemptKey } from './use-attempt-key.ts'
import type { Draft } from './use-draft.ts'
import type { useQuote } from './use-quote.ts'

type Field = 'customer' | 'name' | 'phone' | 'email' | 'product' | 'address' | 'points' | 'weight'

/** Validates and places the order. */
export function useTakeOrder(draft: Draft, quoted: ReturnType<typeof useQuote>) {
  const t = useMessages(backOfficeNewOrderMessages)
  const tw = useMessages(weighingMessages)
  const nameOf = useGoodsName()
  const send = useStaffSend()
  const go = useNavigate()
  const attempt = useAttemptKey('new order')
  const waiting = useWaitForTotal(draft, quoted)
  const unweighed = draft.where === 'counter' ? draft.lines.find(needsWeight) : undefined
  const toWeigh = unweighed && tw('weighing.first', { name: nameOf(unweighed.product) })
  const parts = useDraftForm<Field>('new order', {
    failed: t('taking.failed'),
    check(values) {
      const missing = missingIn(draft, values, { t, toWeigh })
      if (missing !== null || quoted.isCurrent) return missing
      waiting.start()
      return {}
    },
    place: placeErrors,
    async send(values) {
      const body = bodyOf(draft, values, quoted.quote?.total ?? 0)
      try {
        const { data } = await send('adminTakeOrder', {
          body,
          idempotencyKey: attempt.keyFor(body),
        })
        attempt.clear()
        draft.deleteDraft()
        toast.success(t('taking.done', { reference: data.reference }))
        await go(officePaths.order(data))
      } catch (error) {
        quoted.askAgain()
        throw error
      }
    },
  })
  const { settle, form, busy } = parts
  const { kind, where, customer, lines } = draft
  const hasLines = lines.length > 0
  useEffect(
    () => settle('customer', 'name', 'phone', 'email', 'address'),
    [settle, kind, where, customer],
  )
  useEffect(() => settle('product'), [settle, hasLines])
  const sendNow = useEffectEvent(() => {
    waiting.stop()
    if (quoted.isCurrent) form.ref.current?.requestSubmit()
  })
  useEffect(() => {
    if (waiting.isOver) sendNow()
  }, [waiting.isOver])
  return { ...parts, toWeigh, busy: busy || waiting.isWaiting }
}

/** Sends the order once its total arrives. A change before that cancels the wait. */
function useWaitForTotal({ ask }: Draft, { isBusy, askAgain }: ReturnType<typeof useQuote>) {
  const [sent, setSent] = useState<string | null>(null)
  const text = JSON.stringify(ask)
  const isSent = sent === text
  if (sent !== null && !isSent) setSent(null)
  return {
    start() {
      setSent(text)
      if (!isBusy) askAgain()
    },
    stop: () => setSent(null),
    isWaiting: isSent && isBusy,
    isOver: isSent && !isBusy,
  }
}

/** What is wrong with the contact is said at its field. */
function placeErrors(general: string, error: unknown): FormErrors<Field> {
  if (!(error instanceof ApiError)) return { general }
  if (error.code === 'phone_invalid') return { fields: { phone: general } }
  const fields: Partial<Record<Field, string>> = {}
  for (const field of contactFields) {
    const wrong = error.errors.find(({ path }) => path === `contact.${field}`)
    if (wrong) fields[field] = wrong.message
  }
  return Object.keys(fields).length > 0 ? { fields } : { general }
}

const contactFields = ['name', 'phone', 'email'] as const

function missingIn(
  { kind, customer, lines, where, ask, points, freePoints }: Draft,
  values: FormData,
  { t, toWeigh }: { t: Translate<typeof backOfficeNewOrderMessages>; toWeigh: string | undefined },
): FormErrors<Field> | null {
  const isWalkIn = kind === 'walk-in'
  const needsContact = isWalkIn && where === 'delivery'
  const needsAddress = where === 'delivery' && ask.addressId === null
  const fields = {
    ...(!isWalkIn && customer === null && { customer: t('buyer.missing') }),
    ...(needsContact && textIn(values, 'name') === '' && { name: t('buyer.noName') }),
    ...(needsContact && textIn(values, 'phone') === '' && { phone: t('buyer.noPhone') }),
    ...(lines.length === 0 && { product: t('goods.missing') }),
    ...(toWeigh !== undefined && { weight: toWeigh }),
    ...(points === null && { points: t('sum.noPoints', { most: freePoints }) }),
    ...(needsAddress && textIn(values, 'address') === '' && { address: t('where.noAddress') }),
  }
  return Object.keys(fields).length === 0 ? null : { fields }
}

const bodyOf = ({ kind, ask }: Draft, values: FormData, total: number) => ({
  ...ask,
  contact:
    kind === 'walk-in'
      ? {
          name: textIn(values, 'name'),
          phone: textIn(values, 'phone'),
          email: textIn(values, 'email'),
        }
      : null,
  paymentMethod: textIn(values, 'payment') || 'cod',
  note: textIn(values, 'note'),
  ...(textIn(values, 'khataReason') && { khataReason: textIn(values, 'khataReason') }),
  total,
})

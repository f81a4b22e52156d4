import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { toast } from '../../ui/toasts/toast.ts'
import { type FormErrors, textIn } from '../../ui/form/use-form.ts'
import { officePaths } from '../addresses.ts'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { useStaffSend } from '../send.ts'
import { useAttemptKey } from './use-attempt-key.ts'
import type { Draft } from './use-draft.ts'
import type { useQuote } from './use-quote.ts'

type Field = 'customer' | 'name' | 'phone' | 'email' | 'product' | 'address' | 'points'

/** Validates and places the order. */
export function useTakeOrder(draft: Draft, quoted: ReturnType<typeof useQuote>) {
  const t = useMessages(backOfficeNewOrderMessages)
  const send = useStaffSend()
  const go = useNavigate()
  const attempt = useAttemptKey('new order')
  return useDraftForm<Field>('new order', {
    failed: t('taking.failed'),
    check: (values) => missingIn(draft, values, t) ?? totalRejection(quoted, t),
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
}

/** Why there is no total; a problem with the quote is shown elsewhere already. */
function totalRejection(
  { isCurrent, isBusy, problem }: ReturnType<typeof useQuote>,
  t: Translate<typeof backOfficeNewOrderMessages>,
): FormErrors<Field> | null {
  if (isCurrent) return null
  return problem === null || isBusy ? { general: t('sum.wait') } : {}
}

function missingIn(
  { kind, customer, lines, where, ask, points, freePoints }: Draft,
  values: FormData,
  t: Translate<typeof backOfficeNewOrderMessages>,
): FormErrors<Field> | null {
  const isWalkIn = kind === 'walk-in'
  const needsContact = isWalkIn && where === 'delivery'
  const needsAddress = where === 'delivery' && ask.addressId === null
  const fields = {
    ...(!isWalkIn && customer === null && { customer: t('buyer.missing') }),
    ...(needsContact && textIn(values, 'name') === '' && { name: t('buyer.noName') }),
    ...(needsContact && textIn(values, 'phone') === '' && { phone: t('buyer.noPhone') }),
    ...(lines.length === 0 && { product: t('goods.missing') }),
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
  total,
})

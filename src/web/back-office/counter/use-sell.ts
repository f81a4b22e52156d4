import { useCallback, useState } from 'react'
import { slipRejection } from '#shop/cash/drawer.ts'
import { type Paisa, rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { backOfficeCounterMessages } from '../../messages/en/back-office/orders/counter.ts'
import { backOfficeNewOrderMessages } from '../../messages/en/back-office/orders/new-order.ts'
import { weighingMessages } from '../../messages/en/back-office/orders/weighing.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { useAttemptKey } from '../new-order/use-attempt-key.ts'
import { linesOf } from '../new-order/use-lines.ts'
import { useQuote } from '../new-order/use-quote.ts'
import { useStaffSend } from '../send.ts'
import { useGoodsName } from '../urdu/goods-name.ts'
import { changeFor } from './cash-received.ts'
import { needsWeight } from './sale-lines.ts'
import type { SaleDraft } from './use-sale-draft.ts'

export type Done = { sale: Answer<'adminSell'>['data']; change: Paisa | null }

type Ask = { lines: ReturnType<typeof linesOf>; customerId: string | null }

/** Prices and sells the draft. `done`: the sale before, until the next one begins; `last`: its id. */
export function useSell(draft: SaleDraft) {
  const t = useMessages(
    backOfficeCounterMessages,
    backOfficeNewOrderMessages,
    backOfficeCashMessages,
    weighingMessages,
  )
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const attempt = useAttemptKey('counter sale')
  const [done, setDone] = useState<Done | null>(null)
  const price = useCallback(
    async (body: Ask) => (await send('adminQuoteSale', { body })).data,
    [send],
  )
  const lines = linesOf(draft.lines)
  const { how, isOnAccount, account } = draft
  const slip = how === 'card' || how === 'transfer' ? draft.slip.trim() : ''
  const paid = { method: how === 'account' ? 'cash' : how, slip }
  const customerId = isOnAccount ? (account?.id ?? null) : null
  const quoted = useQuote({ lines, customerId }, price)
  const unweighed = draft.lines.find(needsWeight)
  const total = quoted.isCurrent && quoted.quote && !unweighed ? rupees(quoted.quote.total) : null
  const typed = how === 'cash' ? draft.cash : ''
  const cash = total === null ? null : changeFor(typed, total)
  const cashProblem =
    cash === null || cash.problem === null
      ? undefined
      : t(`counter.${cash.problem}`, { amount: 'amount' in cash ? t.money(cash.amount) : '' })

  const nameOf = useGoodsName()
  const toWeigh = unweighed && t('weighing.first', { name: nameOf(unweighed.product) })

  const check = () => {
    if (lines.length === 0) return { fields: { product: t('goods.missing') } }
    if (draft.lines.some(({ isMisread }) => isMisread)) return { general: t('counter.misread') }
    if (toWeigh !== undefined) return { fields: { weight: toWeigh } }
    if (isOnAccount && account === null) return { fields: { account: t('counter.accountMissing') } }
    if (slipRejection(paid)) return { fields: { slip: t('paid.slipEmpty') } }
    if (cash === null) return quoted.problem ? {} : { general: t('sum.wait') }
    return cashProblem === undefined ? null : { fields: { cash: cashProblem } }
  }
  const form = useForm<'product' | 'weight' | 'cash' | 'slip' | 'account'>({
    failed: t('counter.failed'),
    check,
    async send() {
      const body = { lines, customerId, paid, total: quoted.quote?.total ?? 0 }
      try {
        const { data: sale } = await send('adminSell', {
          body,
          idempotencyKey: attempt.keyFor(body),
        })
        attempt.clear()
        setDone({ sale, change: cash?.problem === null ? cash.change : null })
        draft.clear()
        void revalidate()
      } catch (error) {
        quoted.askAgain()
        throw error
      }
    },
  })
  return {
    ...form,
    quoted,
    toWeigh,
    total,
    change: cash?.problem === null ? cash.change : null,
    cashProblem,
    done: draft.lines.length === 0 ? done : null,
    last: done?.sale.id,
  }
}

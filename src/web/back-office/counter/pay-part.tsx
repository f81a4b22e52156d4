import { toRupees } from '#shop/money.ts'
import { roundAmounts } from '#shop/orders/moving/cash.ts'
import { backOfficeCounterMessages } from '../../messages/en/back-office/orders/counter.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { FormPart } from '../forms/form-part.tsx'
import { QuotedSum } from '../new-order/sum-part.tsx'
import type { SaleDraft } from './use-sale-draft.ts'
import type { useSell } from './use-sell.ts'

type Props = { draft: SaleDraft; selling: ReturnType<typeof useSell> }

/** Total, the cash received with its change, and the button that sells. */
export function PayPart({ draft: { lines, cash, setCash }, selling }: Props) {
  const t = useMessages(backOfficeCounterMessages)
  const { quoted, total, change, cashProblem, busy, errorOf } = selling
  return (
    <FormPart title={t('counter.pay')}>
      <QuotedSum isSale quoted={quoted} />
      <TextField
        label={t('counter.cash')}
        hint={t('counter.cashHint')}
        name="cash"
        optional
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        value={cash}
        // While an amount is typed it is too little: shown once the sale is tried.
        error={errorOf('cash') && cashProblem}
        onChange={({ target }) => setCash(target.value)}
      />
      {total !== null && total > 0 && (
        <div role="group" aria-label={t('counter.notes')} className="flex flex-wrap gap-2">
          {roundAmounts(total).map((one) => (
            <Button key={one} onClick={() => setCash(String(toRupees(one)))}>
              {t.money(one)}
            </Button>
          ))}
        </div>
      )}
      <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4">
        {change !== null && (
          <>
            <span className="font-semibold">{t('counter.change')}</span>
            <span className="money text-head font-bold">{t.money(change)}</span>
          </>
        )}
        {change === null && !errorOf('cash') && (
          <span className="text-soft empty:hidden">{cashProblem}</span>
        )}
      </p>
      <Button kind={lines.length === 0 ? 'plain' : 'main'} type="submit" busy={busy}>
        {t('counter.sell')}
      </Button>
    </FormPart>
  )
}

import { cashMethods } from '#shop/cash/drawer.ts'
import { toRupees } from '#shop/money.ts'
import { roundAmounts } from '#shop/orders/moving/cash.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { backOfficeCounterMessages } from '../../messages/en/back-office/orders/counter.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { SlipField } from '../cash/slip-field.tsx'
import { FormPart } from '../forms/form-part.tsx'
import { QuotedSum } from '../new-order/sum-part.tsx'
import { Chips } from '../../ui/form/option-chips.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { AccountPart } from './account-part.tsx'
import type { SaleDraft } from './use-sale-draft.ts'
import type { useSell } from './use-sell.ts'

type Props = { draft: SaleDraft; selling: ReturnType<typeof useSell> }

/** Total, how it is paid, and the button that sells. */
export function PayPart({ draft, selling }: Props) {
  const t = useMessages(backOfficeCounterMessages, backOfficeCashMessages)
  const mayTake = useAllows('khata.take')
  const { lines, how, isOnAccount } = draft
  const ways = [...cashMethods, ...(mayTake ? (['account'] as const) : [])]
  return (
    <FormPart title={t('counter.pay')}>
      <QuotedSum isSale quoted={selling.quoted} toWeigh={selling.toWeigh} />
      <Chips
        chipClass="office-chip cursor-pointer"
        label={t('counter.how')}
        value={how}
        options={ways.map((value) => ({
          value,
          label: value === 'account' ? t('counter.onAccount') : t(`method.${value}`),
        }))}
        onChoose={draft.setHow}
      />
      {how === 'cash' && <CashPart draft={draft} selling={selling} />}
      {(how === 'card' || how === 'transfer') && (
        <SlipField
          value={draft.slip}
          error={selling.errorOf('slip')}
          onChange={({ target }) => draft.setSlip(target.value)}
        />
      )}
      {isOnAccount && (
        <AccountPart
          draft={draft}
          quote={selling.quoted.quote}
          error={draft.account === null ? selling.errorOf('account') : undefined}
        />
      )}
      <Button kind={lines.length === 0 ? 'plain' : 'main'} type="submit" busy={selling.busy}>
        {t(isOnAccount ? 'counter.sellOnAccount' : 'counter.sell')}
      </Button>
    </FormPart>
  )
}

/** The cash received with its change. */
function CashPart({ draft: { cash, setCash }, selling }: Props) {
  const t = useMessages(backOfficeCounterMessages)
  const { total, change, cashProblem, errorOf } = selling
  return (
    <>
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
    </>
  )
}

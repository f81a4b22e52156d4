import { toRupees } from '#shop/money.ts'
import { roundAmounts } from '#shop/orders/moving/cash.ts'
import { backOfficeCounterMessages } from '../../messages/en/back-office/orders/counter.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { FormPart } from '../forms/form-part.tsx'
import { QuotedSum } from '../new-order/sum-part.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { AccountPart } from './account-part.tsx'
import type { SaleDraft } from './use-sale-draft.ts'
import type { useSell } from './use-sell.ts'

type Props = { draft: SaleDraft; selling: ReturnType<typeof useSell> }

/** Total, how it is paid, and the button that sells. */
export function PayPart({ draft, selling }: Props) {
  const t = useMessages(backOfficeCounterMessages)
  const mayTake = useAllows('khata.take')
  const { lines, isOnAccount, setOnAccount } = draft
  return (
    <FormPart title={t('counter.pay')}>
      <QuotedSum isSale quoted={selling.quoted} />
      {mayTake && (
        <RadioGroup
          label={t('counter.how')}
          value={isOnAccount ? 'account' : 'cash'}
          choices={[
            { value: 'cash', label: t('counter.inCash') },
            { value: 'account', label: t('counter.onAccount') },
          ]}
          onChange={(how) => setOnAccount(how === 'account')}
        />
      )}
      {isOnAccount ? (
        <AccountPart
          draft={draft}
          quote={selling.quoted.quote}
          error={draft.account === null ? selling.errorOf('account') : undefined}
        />
      ) : (
        <CashPart draft={draft} selling={selling} />
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

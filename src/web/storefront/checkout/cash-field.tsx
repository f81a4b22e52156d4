import { Coins } from 'lucide-react'
import { useState } from 'react'
import { less, type Paisa, toRupees } from '#shop/money.ts'
import { roundAmounts } from '#shop/orders/moving/cash.ts'
import { optionMessages } from '../../messages/en/storefront/checkout/order-options.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { cashIn, cashText } from './cash-offered.ts'
import { Chips } from '../../ui/form/option-chips.tsx'
import { OptionRow } from './option-row.tsx'

/** The rider brings change for this amount. `most`: what the order may come to once its goods are weighed. */
export function CashField({ total, most }: { total: Paisa; most: Paisa }) {
  const t = useMessages(optionMessages)
  const text = cashText.use()
  const [isTyping, setIsTyping] = useState(false)
  const found = cashIn(text, most)
  const isWeighed = most > total
  const error =
    found.problem !== null &&
    t(
      isWeighed && found.problem === 'cash_too_little' ? 'cash.belowMost' : `cash.${found.problem}`,
      { total: t.money(most), most: t.money(found.most) },
    )
  const amount = found.cash === null ? '' : String(toRupees(found.cash))
  const round = roundAmounts(most).map((one) => ({
    value: String(toRupees(one)),
    label: t.money(one),
  }))

  return (
    <OptionRow
      icon={<Coins aria-hidden className="size-5 shrink-0 text-link" />}
      label={t('cash.label')}
      chosen={
        found.cash === null
          ? t(isWeighed ? 'cash.small' : 'cash.exact')
          : t(isWeighed ? 'cash.changeUpTo' : 'cash.change', {
              cash: t.money(found.cash),
              change: t.money(less(found.cash, total)),
            })
      }
      mustOpen={found.problem !== null}
    >
      <Chips
        label={t('cash.with')}
        options={[
          { value: '', label: t(isWeighed ? 'cash.smallChip' : 'cash.exactChip') },
          ...round,
        ]}
        value={found.problem === null ? amount : null}
        onChoose={cashText.write}
      />
      <TextField
        label={t('cash.other')}
        name="cashOffered"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        className="max-w-60"
        value={text}
        error={error && !isTyping ? error : undefined}
        onChange={({ target }) => {
          setIsTyping(true)
          cashText.write(target.value)
        }}
        onBlur={() => setIsTyping(false)}
      />
    </OptionRow>
  )
}

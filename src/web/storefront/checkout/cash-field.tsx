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

/** The rider brings change for this amount. */
export function CashField({ total }: { total: Paisa }) {
  const t = useMessages(optionMessages)
  const text = cashText.use()
  const [isTyping, setIsTyping] = useState(false)
  const found = cashIn(text, total)
  const error = found.problem !== null && t(`cash.${found.problem}`, amounts(found.most))
  const amount = found.cash === null ? '' : String(toRupees(found.cash))
  const round = roundAmounts(total).map((one) => ({
    value: String(toRupees(one)),
    label: t.money(one),
  }))

  function amounts(most: Paisa) {
    return { total: t.money(total), most: t.money(most) }
  }

  return (
    <OptionRow
      icon={<Coins aria-hidden className="size-5 shrink-0 text-link" />}
      label={t('cash.label')}
      chosen={
        found.cash === null
          ? t('cash.exact')
          : t('cash.change', {
              cash: t.money(found.cash),
              change: t.money(less(found.cash, total)),
            })
      }
      mustOpen={found.problem !== null}
    >
      <Chips
        label={t('cash.with')}
        options={[{ value: '', label: t('cash.exactChip') }, ...round]}
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

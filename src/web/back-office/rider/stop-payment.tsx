import { useState } from 'react'
import { type CashMethod, cashMethods, type PaidBy } from '#shop/cash/drawer.ts'
import { oneOf } from '#shop/one-of.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { textIn } from '../../ui/form/use-form.ts'
import { Chips } from '../../ui/form/option-chips.tsx'
import type { ShownStop } from './queue.ts'
import { SlipField } from '../cash/slip-field.tsx'

type Props = { stop: Pick<ShownStop, 'paymentMethod'>; error: string | undefined }

/** How the customer pays at the door, first as chosen with the order; a card or a transfer with its slip. */
export function StopPayment({ stop, error }: Props) {
  const t = useMessages(backOfficeCashMessages)
  const [method, setMethod] = useState<CashMethod>(stop.paymentMethod === 'card' ? 'card' : 'cash')
  return (
    <>
      <Chips
        chipClass="office-chip cursor-pointer"
        label={t('paid.method')}
        name="method"
        value={method}
        options={cashMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
        onChoose={setMethod}
      />
      {method !== 'cash' && <SlipField error={error} />}
    </>
  )
}

/** What was entered there. */
export const paidIn = (values: FormData): PaidBy => ({
  method: oneOf(cashMethods, textIn(values, 'method')),
  slip: textIn(values, 'slip'),
})

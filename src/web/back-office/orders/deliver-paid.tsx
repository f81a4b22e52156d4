import { type ComponentProps, type ReactNode, useState } from 'react'
import { type CashMethod, cashMethods, type PaidBy, slipRejection } from '#shop/cash/drawer.ts'
import { rupees } from '#shop/money.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { textIn } from '../../ui/form/use-form.ts'
import { PaidBy as PaidByFields } from '../cash/paid-by.tsx'
import { DialogButton } from '../forms/dialog-button.tsx'
import type { StaffOrder } from './load-order.ts'
import { stepName } from './next-of.ts'

type Sent = Awaited<ReturnType<ComponentProps<typeof DialogButton>['send']>>
type Props = {
  order: Pick<StaffOrder, 'reference' | 'toCollect' | 'pickup'>
  label?: ReactNode
  button?: ComponentProps<typeof DialogButton>['button']
  deliver: (paid: PaidBy) => Promise<Sent>
}

/** Whether delivering it has to ask for the slip. */
export const needsSlip = ({
  paymentMethod,
  toCollect,
}: Pick<StaffOrder, 'paymentMethod' | 'toCollect'>): boolean =>
  paymentMethod === 'card' && toCollect > 0

/** Delivers an order that is paid by card: asks for the number of the slip, or how it was paid instead. */
export function DeliverPaid({ order, label, button = {}, deliver }: Props) {
  const t = useMessages(backOfficeOrdersMessages, backOfficeCashMessages)
  const [method, setMethod] = useState<CashMethod>('card')
  const paidIn = (values: FormData) => ({ method, slip: textIn(values, 'slip') })
  const { reference, toCollect } = order
  return (
    <DialogButton
      label={label ?? t(stepName(order, 'delivered'))}
      button={{ kind: 'main', ...button }}
      title={t('paid.title', { reference })}
      labels={{
        send: t(stepName(order, 'delivered')),
        keep: t('cash.keep'),
        failed: t('order.failed'),
      }}
      check={(values) =>
        slipRejection(paidIn(values)) ? { fields: { slip: t('paid.slipEmpty') } } : null
      }
      send={(values) => deliver(paidIn(values))}
    >
      {(errorOf) => (
        <>
          <p className="flex justify-between gap-4 font-semibold">
            <span>{t('slip.collect')}</span>
            <span className="money">{t.money(rupees(toCollect))}</span>
          </p>
          <PaidByFields
            methods={cashMethods}
            method={method}
            onChange={setMethod}
            error={errorOf('slip')}
          />
        </>
      )}
    </DialogButton>
  )
}

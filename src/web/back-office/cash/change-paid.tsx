import { useState } from 'react'
import { type CashMethod, cashMethods } from '#shop/cash/drawer.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { textIn } from '../../ui/form/use-form.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { newUuid } from '../parts/new-uuid.ts'
import { useStaffSend } from '../send.ts'
import { PaidBy } from './paid-by.tsx'

type Props = { order: { id: string; reference: string }; now: CashMethod }

/** Corrects how a delivered order was paid. */
export function ChangePaid({ order: { id: orderId, reference }, now }: Props) {
  const t = useMessages(backOfficeCashMessages)
  const send = useStaffSend()
  const [id, setId] = useState(newUuid)
  // A wrong number of a slip is corrected too.
  const others = cashMethods.filter((method) => method !== now || now !== 'cash')
  const [chosen, setMethod] = useState<CashMethod | null>(null)
  const method = chosen ?? (now === 'cash' ? 'card' : now)
  return (
    <DialogButton
      label={t('paid.open')}
      button={{ small: true }}
      title={t('paid.title', { reference })}
      labels={{ send: t('paid.save'), keep: t('cash.keep'), failed: t('cash.failed') }}
      check={(values) =>
        method !== 'cash' && textIn(values, 'slip') === ''
          ? { fields: { slip: t('paid.slipEmpty') } }
          : null
      }
      send={async (values) => {
        const body = { id, method, slip: textIn(values, 'slip') }
        await send('adminChangePaid', { params: { id: orderId }, body })
        setId(newUuid())
        return t('paid.saved', { reference, method: t(`method.${method}`) })
      }}
    >
      {(errorOf) => (
        <>
          <p>{t('paid.text')}</p>
          <PaidBy methods={others} method={method} onChange={setMethod} error={errorOf('slip')} />
        </>
      )}
    </DialogButton>
  )
}

import { backOfficeCustomerMessages } from '../../messages/en/back-office/orders/customer.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { NoMailToCustomer } from '../parts/mail-off.tsx'
import { useStaffSend } from '../send.ts'

export function DeclineWholesale({ customer }: { customer: { id: string; fullName: string } }) {
  const t = useMessages(backOfficeCustomerMessages)
  const send = useStaffSend()
  const { id, fullName: name } = customer
  return (
    <DialogButton
      label={
        <>
          {t('wholesale.decline')}
          <span className="sr-only"> {name}</span>
        </>
      }
      button={{ small: true }}
      title={t('wholesale.declineTitle', { name })}
      kind="danger"
      labels={{
        send: t('wholesale.declineSend'),
        keep: t('wholesale.declineKeep'),
        failed: t('wholesale.declineFailed'),
      }}
      send={async () => {
        const body = { approved: false, declines: true }
        await send('adminChangeCustomer', { params: { id }, body })
        return t('wholesale.declined', { name })
      }}
    >
      <p>{t('wholesale.declineText')}</p>
      <NoMailToCustomer />
    </DialogButton>
  )
}

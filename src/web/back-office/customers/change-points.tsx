import { backOfficeCustomerMessages } from '../../messages/en/back-office/orders/customer.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { useStaffSend } from '../send.ts'
import type { StaffCustomer } from './load-customer.ts'

export function ChangePoints({ customer }: { customer: StaffCustomer }) {
  const t = useMessages(backOfficeCustomerMessages)
  const send = useStaffSend()
  const { id, fullName: name, points: balance } = customer
  return (
    <DialogButton
      label={t('points.change')}
      button={{ small: true, className: 'justify-self-start' }}
      title={t('points.changeTitle', { name })}
      labels={{ send: t('points.send'), keep: t('points.keep'), failed: t('customer.failed') }}
      check={(values) => {
        if (!/^[1-9]\d{0,5}$/.test(textIn(values, 'points')))
          return { general: t('points.noCount') }
        return textIn(values, 'reason') === '' ? { general: t('points.noReason') } : null
      }}
      send={async (values) => {
        const sign = textIn(values, 'what') === 'take' ? -1 : 1
        const points = sign * Number(textIn(values, 'points'))
        const body = { points, reason: textIn(values, 'reason'), balance }
        await send('adminAdjustPoints', { params: { id }, body })
        return t('points.changed', { name })
      }}
    >
      <p>{t('points.changeText', { points: balance })}</p>
      <SelectField
        name="what"
        label={t('points.what')}
        options={[
          { value: 'give', label: t('points.give') },
          { value: 'take', label: t('points.take') },
        ]}
      />
      <TextField
        name="points"
        label={t('points.howMany')}
        inputMode="numeric"
        maxLength={6}
        autoComplete="off"
      />
      <AreaField name="reason" label={t('points.reason')} maxLength={300} rows={2} />
    </DialogButton>
  )
}

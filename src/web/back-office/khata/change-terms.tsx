import { maxDueDays } from '#shop/khata/khata.ts'
import { backOfficeKhataMessages } from '../../messages/en/back-office/khata.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { useStaffSend } from '../send.ts'
import { amountIn } from './amount-in.ts'
import type { OfficeKhata } from './khata-standing.tsx'

/** Days that a new khata begins with. */
const usualDays = 30

export function ChangeTerms({ khata }: { khata: OfficeKhata }) {
  const t = useMessages(backOfficeKhataMessages)
  const send = useStaffSend()
  const { customer, isOn, limit, days, version } = khata
  return (
    <DialogButton
      label={t(isOn ? 'one.change' : 'one.allow')}
      button={{ small: true, className: 'min-h-11' }}
      title={t('terms.title', { name: customer.name })}
      labels={{ send: t('terms.save'), keep: t('one.keep'), failed: t('one.failed') }}
      check={(values) => {
        const isAllowed = values.has('isOn')
        const fields = {
          ...(isAllowed && amountIn(values, 'limit') <= 0 && { limit: t('terms.limitWrong') }),
          ...(!isDays(textIn(values, 'days')) && { days: t('terms.daysWrong') }),
        }
        return Object.keys(fields).length > 0 ? { fields } : null
      }}
      send={async (values) => {
        const body = {
          isOn: values.has('isOn'),
          limit: textIn(values, 'limit') || 0,
          days: Number(textIn(values, 'days')),
          version,
        }
        await send('adminSetKhata', { params: { id: customer.id }, body })
        return t('terms.saved')
      }}
    >
      {(errorOf) => (
        <>
          <Checkbox name="isOn" label={t('terms.isOn')} defaultChecked={isOn || version === 0} />
          <TextField
            name="limit"
            label={t('terms.limit')}
            hint={t('terms.limitHint')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            defaultValue={limit > 0 ? limit : ''}
            error={errorOf('limit')}
          />
          <TextField
            name="days"
            label={t('terms.days')}
            hint={t('terms.daysHint')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            defaultValue={version === 0 ? usualDays : days}
            error={errorOf('days')}
          />
        </>
      )}
    </DialogButton>
  )
}

const isDays = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= maxDueDays

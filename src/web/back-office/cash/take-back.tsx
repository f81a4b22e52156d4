import { rupees } from '#shop/money.ts'
import type { Answer } from '#wire/calls.ts'
import { cashEntryText } from '../../messages/cash-entry-text.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { useStaffSend } from '../send.ts'

type Entry = Pick<
  Answer<'adminCashDrawer'>['data']['entries'][number],
  'id' | 'kind' | 'amount'
> & {
  isSale?: boolean
}

/** Takes back an entry that was a mistake, with the reason. */
export function TakeBack({ entry }: { entry: Entry }) {
  const { id, amount } = entry
  const t = useMessages(backOfficeCashMessages)
  const send = useStaffSend()
  const what = cashEntryText(t, entry)
  return (
    <DialogButton
      label={
        <>
          {t('drawer.takeBack')}{' '}
          <span className="sr-only">
            {what}, {t.money(rupees(amount))}
          </span>
        </>
      }
      button={{ small: true, className: 'mt-1 justify-self-start' }}
      title={t('drawer.backTitle', { what, amount: t.money(rupees(Math.abs(amount))) })}
      labels={{ send: t('drawer.takeBack'), keep: t('cash.keep'), failed: t('cash.failed') }}
      check={(values) =>
        textIn(values, 'reason') === '' ? { fields: { reason: t('drawer.backEmpty') } } : null
      }
      send={async (values) => {
        await send('adminTakeBackCash', {
          params: { id },
          body: { reason: textIn(values, 'reason') },
        })
        return t('drawer.backDone', { what })
      }}
    >
      {(errorOf) => (
        <>
          <p>{t('drawer.backText')}</p>
          <TextField
            name="reason"
            label={t('drawer.backReason')}
            maxLength={300}
            autoComplete="off"
            error={errorOf('reason')}
          />
        </>
      )}
    </DialogButton>
  )
}

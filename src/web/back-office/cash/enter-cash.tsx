import { useState } from 'react'
import { type ManualKind, manualKinds } from '#shop/cash/drawer.ts'
import { cleanAmount } from '#shop/clean-amount.ts'
import { nothing, readRupees } from '#shop/money.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { newUuid } from '../parts/new-uuid.ts'
import { useStaffSend } from '../send.ts'

type Props = {
  /** Whose drawer; null: one's own. */
  holder: string | null
  /** Nothing is in it that could be taken out. */
  isEmpty: boolean
}

/** A button for each kind of entry. */
export const EnterCash = ({ holder, isEmpty }: Props) =>
  (Object.keys(manualKinds) as ManualKind[])
    .filter((kind) => !isEmpty || manualKinds[kind] > 0)
    .map((kind) => <EnterKind key={kind} kind={kind} holder={holder} />)

function EnterKind({ kind, holder }: { kind: ManualKind; holder: string | null }) {
  const t = useMessages(backOfficeCashMessages)
  const send = useStaffSend()
  const [id, setId] = useState(newUuid)
  const isExpense = kind === 'expense'
  const amountIn = (values: FormData) =>
    readRupees(cleanAmount(textIn(values, 'amount'))) ?? nothing
  return (
    <DialogButton
      label={t(`enter.${kind}`)}
      button={{ small: true }}
      title={t(`enter.${kind}`)}
      labels={{ send: t('enter.save'), keep: t('cash.keep'), failed: t('cash.failed') }}
      check={(values) => {
        const fields = {
          ...(amountIn(values) <= 0 && { amount: t('enter.amountWrong') }),
          ...(isExpense && textIn(values, 'note') === '' && { note: t('enter.reasonEmpty') }),
        }
        return Object.keys(fields).length > 0 ? { fields } : null
      }}
      send={async (values) => {
        const note = textIn(values, 'note')
        const amount = textIn(values, 'amount')
        await send('adminEnterCash', { body: { id, kind, amount, note, holder } })
        setId(newUuid())
        return t('enter.saved', { what: t(`kind.${kind}`), amount: t.money(amountIn(values)) })
      }}
    >
      {(errorOf) => (
        <>
          <p>{t(`enter.${kind}Text`)}</p>
          <TextField
            name="amount"
            label={t('enter.amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            error={errorOf('amount')}
          />
          <TextField
            name="note"
            label={t(isExpense ? 'enter.reason' : 'enter.note')}
            maxLength={300}
            autoComplete="off"
            error={errorOf('note')}
            optional={!isExpense}
          />
        </>
      )}
    </DialogButton>
  )
}

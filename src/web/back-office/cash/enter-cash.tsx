import { useState } from 'react'
import { type ManualKind, manualKinds } from '#shop/cash/drawer.ts'
import { cleanAmount } from '#shop/clean-amount.ts'
import { nothing, readRupees } from '#shop/money.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { textIn } from '../../ui/form/use-form.ts'
import { DialogButton } from '../forms/dialog-button.tsx'
import { newUuid } from '../parts/new-uuid.ts'
import { useStaffSend } from '../send.ts'
import { TakerField } from './taker-field.tsx'

type Props = {
  /** Whose drawer; null: one's own. */
  holder: string | null
  /** Nothing is in it that could be taken out. */
  isEmpty: boolean
  /** Names of colleagues who may take the cash. */
  takers: readonly string[]
}

/** A button for each kind of entry. */
export const EnterCash = ({ holder, isEmpty, takers }: Props) =>
  (Object.keys(manualKinds) as ManualKind[])
    .filter((kind) => !isEmpty || manualKinds[kind] > 0)
    .map((kind) => <EnterKind key={kind} kind={kind} holder={holder} takers={takers} />)

type Person = { id: string; name: string }

/** For one of these people, who is chosen in the dialog. */
export function GiveChange({ people }: { people: readonly Person[] }) {
  const t = useMessages(backOfficeCashMessages)
  return <EnterKind kind="float" holder={null} people={people} label={t('enter.give')} />
}

type KindProps = {
  kind: ManualKind
  holder: string | null
  people?: readonly Person[]
  takers?: readonly string[]
  label?: string
}

function EnterKind({ kind, holder, people, takers = [], label }: KindProps) {
  const t = useMessages(backOfficeCashMessages)
  const send = useStaffSend()
  const [id, setId] = useState(newUuid)
  const isExpense = kind === 'expense'
  const needsNote = isExpense || kind === 'handed-over'
  const amountIn = (values: FormData) =>
    readRupees(cleanAmount(textIn(values, 'amount'))) ?? nothing
  return (
    <DialogButton
      label={label ?? t(`enter.${kind}`)}
      button={{ small: true }}
      title={label ?? t(`enter.${kind}`)}
      labels={{ send: t('enter.save'), keep: t('cash.keep'), failed: t('cash.failed') }}
      check={(values) => {
        const fields = {
          ...(amountIn(values) <= 0 && { amount: t('enter.amountWrong') }),
          ...(needsNote &&
            textIn(values, 'note') === '' && {
              note: t(isExpense ? 'enter.reasonEmpty' : 'enter.takerEmpty'),
            }),
        }
        return Object.keys(fields).length > 0 ? { fields } : null
      }}
      send={async (values) => {
        const note = textIn(values, 'note')
        const amount = textIn(values, 'amount')
        const whose = people ? textIn(values, 'holder') : holder
        await send('adminEnterCash', { body: { id, kind, amount, note, holder: whose } })
        setId(newUuid())
        return t('enter.saved', { what: t(`kind.${kind}`), amount: t.money(amountIn(values)) })
      }}
    >
      {(errorOf) => (
        <>
          <p>{t(`enter.${kind}Text`)}</p>
          {people && (
            <SelectField
              name="holder"
              label={t('cash.person')}
              options={people.map(({ id: value, name }) => ({ value, label: name }))}
            />
          )}
          <TextField
            name="amount"
            label={t('enter.amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            error={errorOf('amount')}
          />
          {kind === 'handed-over' ? (
            <TakerField name="note" people={takers} maxLength={300} error={errorOf('note')} />
          ) : (
            <TextField
              name="note"
              label={t(isExpense ? 'enter.reason' : 'enter.note')}
              maxLength={300}
              autoComplete="off"
              error={errorOf('note')}
              optional={!needsNote}
            />
          )}
        </>
      )}
    </DialogButton>
  )
}

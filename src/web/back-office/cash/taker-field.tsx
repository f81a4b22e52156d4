import { useId } from 'react'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'

type Props = {
  name: string
  /** Names of colleagues. */
  people: readonly string[]
  hint?: string
  maxLength: number
  error: string | undefined
}

/** Who takes cash out of a drawer: suggests colleagues, the safe and the bank. */
export function TakerField({ people, ...field }: Props) {
  const t = useMessages(backOfficeCashMessages)
  const id = useId()
  return (
    <div>
      <TextField label={t('enter.taker')} autoComplete="off" list={id} {...field} />
      <datalist id={id}>
        {[...people, t('enter.safe'), t('enter.bank')].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  )
}

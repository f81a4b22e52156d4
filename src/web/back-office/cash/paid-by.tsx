import { type CashMethod } from '#shop/cash/drawer.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { SlipField } from './slip-field.tsx'

type Props<Method extends CashMethod> = {
  methods: readonly Method[]
  method: Method
  onChange: (method: Method) => void
  error: string | undefined
}

/** How money was paid; a card or a transfer with the number of its slip. */
export function PaidBy<Method extends CashMethod>({
  methods,
  method,
  onChange,
  error,
}: Props<Method>) {
  const t = useMessages(backOfficeCashMessages)
  const labelOf = (one: CashMethod) => t(`method.${one}`)
  return (
    <>
      <RadioGroup
        label={t('paid.method')}
        value={method}
        choices={methods.map((value) => ({ value, label: labelOf(value) }))}
        onChange={onChange}
      />
      {method !== 'cash' && <SlipField error={error} />}
    </>
  )
}

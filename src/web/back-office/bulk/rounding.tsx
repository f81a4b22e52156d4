import { roundings } from '#shop/catalogue/bulk/bulk-rule.ts'
import { backOfficeBulkMessages } from '../../messages/en/back-office/catalogue/bulk.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SelectField } from '../../ui/form/select.tsx'

type Props = { hint?: string; initial?: (typeof roundings)[number] }

/** To how many rupees new prices are rounded. */
export function Rounding({ hint, initial = 5 }: Props) {
  const t = useMessages(backOfficeBulkMessages)
  const options = roundings.map((rupees) => ({
    value: String(rupees),
    label: t('bulk.rounding', { rupees }),
  }))
  return (
    <SelectField
      label={t('bulk.roundTo')}
      hint={hint}
      name="roundTo"
      defaultValue={String(initial)}
      options={options}
    />
  )
}

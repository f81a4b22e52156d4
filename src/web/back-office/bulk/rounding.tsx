import { roundings } from '#shop/catalogue/bulk/bulk-rule.ts'
import { backOfficeBulkMessages } from '../../messages/en/back-office/catalogue/bulk.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SelectField } from '../../ui/form/select.tsx'

/** To how many rupees new prices are rounded. */
export function Rounding() {
  const t = useMessages(backOfficeBulkMessages)
  const options = roundings.map((rupees) => ({
    value: String(rupees),
    label: t('bulk.rounding', { rupees }),
  }))
  return <SelectField label={t('bulk.roundTo')} name="roundTo" defaultValue="5" options={options} />
}

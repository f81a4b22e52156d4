import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { cancelMessages } from '../../../messages/en/storefront/checkout/cancel.ts'
import { useMessages } from '../../../messages/use-messages.ts'

type Props = { count: number; chosen: number; onChange: (isAll: boolean) => void }

/** Ticks or clears all items; half ticked while only some are chosen. */
export function SelectAll({ count, chosen, onChange }: Props) {
  const t = useMessages(cancelMessages)
  return (
    <Checkbox
      label={t('cancel.all', { count })}
      className="border-b border-line pb-3 font-semibold"
      checked={chosen === count}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && chosen < count
      }}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}

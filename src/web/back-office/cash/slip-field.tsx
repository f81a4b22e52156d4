import type { ComponentProps } from 'react'
import { maxSlip } from '#shop/cash/drawer.ts'
import { backOfficeCashMessages } from '../../messages/en/back-office/orders/cash.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'

type Props = Pick<ComponentProps<typeof TextField>, 'error' | 'value' | 'onChange'>

/** The number of a card's slip or of a transfer. */
export function SlipField(props: Props) {
  const t = useMessages(backOfficeCashMessages)
  return (
    <TextField
      name="slip"
      label={t('paid.slip')}
      hint={t('paid.slipHint')}
      maxLength={maxSlip}
      autoComplete="off"
      {...props}
    />
  )
}

import type { ReactNode } from 'react'
import { splitCharge } from '#shop/delivery/windows/with-extra.ts'
import type { Paisa } from '#shop/money.ts'
import { deliveryMessages } from '../../messages/en/storefront/checkout/delivery.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { SummaryRow } from '../../ui/summary-rows.tsx'

export type WindowCharge = { extra: Paisa; hours: { from: string; to: string } | null | undefined }
type Props = { label: ReactNode; shipping: Paisa; window: WindowCharge | undefined }

/** The delivery charge; what a delivery window adds to it has its own row, so that free delivery reads as free. */
export function ShippingRows({ label, shipping, window }: Props) {
  const t = useMessages(deliveryMessages)
  const hours = window?.hours
  const { fee, extra } = splitCharge(shipping, hours ? window.extra : undefined)
  return (
    <>
      <SummaryRow label={label}>{t.fee(fee)}</SummaryRow>
      {hours && extra !== 0 && (
        <SummaryRow
          label={t('delivery.time', { hours: t.hours(hours.from, hours.to) })}
          less={extra < 0}
        >
          {t.money(extra)}
        </SummaryRow>
      )}
    </>
  )
}

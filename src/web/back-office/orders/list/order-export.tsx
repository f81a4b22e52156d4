import { Download } from 'lucide-react'
import type { OrderFilter } from '#shop/orders/office/order-filter.ts'
import { fileRoutes } from '#wire/routes.ts'
import { addressOf } from '../../../app/api/send-by-fetch.ts'
import { backOfficeOrderListMessages } from '../../../messages/en/back-office/orders/order-list.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { buttonClass } from '../../../ui/button.tsx'

/** Downloads all orders that match the filter, or their lines. */
export function OrderExport({ filter }: { filter: OrderFilter }) {
  const t = useMessages(backOfficeOrderListMessages)
  return (
    <details className="max-md:open:basis-full">
      <summary className="office-chip cursor-pointer list-none">
        <Download aria-hidden className="size-5 max-sm:hidden" />
        {t('export.title')}
      </summary>
      <div className="office-box mt-2 flex flex-wrap md:absolute md:inset-x-0 md:z-20 md:[box-shadow:var(--shadow-float)] items-center gap-3">
        {/* Closed, the panel is as narrow as its button: words must not break there. */}
        <p className="me-auto wrap-normal">{t('export.text')}</p>
        {(['orders', 'lines'] as const).map((rows) => (
          <a
            key={rows}
            href={addressOf(fileRoutes.adminOrderFile[1], { query: { ...filter, rows } })}
            download
            className={buttonClass({ small: true })}
          >
            {t(`export.${rows}`)}
          </a>
        ))}
      </div>
    </details>
  )
}

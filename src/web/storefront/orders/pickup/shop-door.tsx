import { pickupMessages } from '../../../messages/en/storefront/checkout/pickup.ts'
import { daysText } from '../../../messages/days-text.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import type { Settings } from '../../layout-data/load-layout.ts'

/** Where and when customers pick up: the shop's address and opening hours. */
export function ShopDoor({ settings }: { settings: Settings }) {
  const t = useMessages(pickupMessages)
  const language = useLanguage()
  const { shopName, address, hours } = settings
  return (
    <div className="grid gap-3">
      <address className="leading-relaxed whitespace-pre-line not-italic">
        <span className="block font-semibold">{shopName}</span>
        {address}
      </address>
      {hours.length > 0 && (
        <div className="text-small">
          <p className="text-soft">{t('pickup.hours')}</p>
          <ul>
            {hours.map(({ days, open, close }) => (
              <li key={days}>
                {t('pickup.hoursLine', {
                  days: daysText(language, days),
                  open: t.hour(open),
                  close: t.hour(close),
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

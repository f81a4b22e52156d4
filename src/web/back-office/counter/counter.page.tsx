import { backOfficeCounterMessages } from '../../messages/en/back-office/orders/counter.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { definePage } from '../layout/define-page.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import { staffSend } from '../send.ts'
import { NewSale } from './new-sale.tsx'
import { PickupsBox } from './pickups-box.tsx'
import { SalesOfDay } from './sales-of-day.tsx'

export const page = definePage({
  // The login check comes first.
  async load({ api, layoutData, url }) {
    await layoutData
    const { data: today } = await staffSend(api)('adminSales')
    return { today, pickup: url.searchParams.get('pickup') ?? '' }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeCounterMessages)('counter.title'),
  }),
  Page: ({ data: { today, pickup } }) => {
    const t = useMessages(backOfficeCounterMessages)
    const maySell = useAllows('sale.write')
    useRefresh()
    return (
      <div className="grid gap-4">
        <div>
          <h1 className="text-head">{t('counter.title')}</h1>
          <p className="text-soft">{t('counter.text')}</p>
        </div>
        {maySell && <NewSale />}
        {maySell && <PickupsBox first={pickup} />}
        <SalesOfDay today={today} />
      </div>
    )
  },
})

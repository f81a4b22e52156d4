import { numberOfDay, shopDay, startOfShopDay } from '#shop/settings/shop-day.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeStockMessages } from '../../messages/en/back-office/catalogue/stock.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { Chips } from '../parts/chips.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import { StockViews } from './stock-views.tsx'

const periods = [7, 30, 90] as const

export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    await layoutData
    const days = periods.find((one) => String(one) === searchParams.get('days')) ?? 30
    const { data: found } = await staffSend(api)('adminExpiring', { query: { days } })
    return { found, days, today: shopDay(Date.now()) }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeStockMessages)('stock.soon'),
  }),
  Page: ({ data: { found, days, today } }) => {
    const t = useMessages(backOfficeStockMessages)
    return (
      <div className="grid max-w-4xl grid-cols-1 gap-4">
        <h1 className="text-head">{t('stock.title')}</h1>
        <StockViews here="soon" />
        <p className="max-w-2xl text-soft">{t('soon.text')}</p>
        <Chips
          label={t('soon.days')}
          chips={periods.map((one) => ({
            to: officePaths.expiring({ days: one }),
            words: t('soon.within', { days: one }),
            isHere: one === days,
          }))}
        />
        {found.length === 0 ? (
          <EmptyState ornament="lamp" title={t('soon.none')} text={t('soon.noneText')} />
        ) : (
          <ol className="office-box divide-y divide-line">
            {found.map((one) => (
              <Batch key={`${one.product.id} ${one.bestBefore}`} batch={one} today={today} />
            ))}
          </ol>
        )}
      </div>
    )
  },
})

type Props = { batch: Answer<'adminExpiring'>['data'][number]; today: string }

function Batch({ batch: { product, bestBefore, left }, today }: Props) {
  const t = useMessages(backOfficeStockMessages)
  const mayMove = useAllows('stock.write')
  const days = numberOfDay(bestBefore) - numberOfDay(today)
  const words =
    days < 0 ? t('soon.past') : days === 0 ? t('soon.today') : t('soon.inDays', { days })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">{[product.name, product.pack].filter(Boolean).join(', ')}</p>
        <p className="text-small text-soft">
          {t('list.best', { day: t.day(startOfShopDay(bestBefore) ?? 0) })}
        </p>
      </div>
      <Badge tone={days <= 0 ? 'bad' : undefined}>{words}</Badge>
      <p className="money font-semibold">{t('soon.left', { count: left })}</p>
      {mayMove && (
        <Link
          to={officePaths.stock({ product: product.id, reason: 'damaged' })}
          aria-label={t('soon.writeOffOf', { name: product.name })}
          className="office-link"
        >
          {t('soon.writeOff')}
        </Link>
      )}
    </li>
  )
}

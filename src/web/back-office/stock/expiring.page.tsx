import { numberOfDay, shopDay, startOfShopDay } from '#shop/settings/shop-day.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeStockMessages } from '../../messages/en/back-office/catalogue/stock.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { officePaths } from '../addresses.ts'
import { choice } from '../list/filters.ts'
import { listPage } from '../list/list-page.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { useGoodsName } from '../urdu/goods-name.ts'
import { StockViews } from './stock-views.tsx'

export const page = listPage({
  call: 'adminExpiring',
  at: officePaths.expiring,
  messages: [backOfficeStockMessages],
  title: 'stock.title',
  documentTitle: 'stock.soon',
  width: 'max-w-4xl',
  Above: Introduction,
  filters: (t) => ({
    days: choice(
      '30',
      ['7', '30', '90'],
      (days) => t('soon.within', { days: Number(days) }),
      t('soon.days'),
    ),
  }),
  also: async () => ({ today: shopDay(Date.now()) }),
  empty: (t) => ({ title: t('soon.none'), text: t('soon.noneText') }),
  ordered: true,
  listClass: 'office-box divide-y divide-line',
  keyOf: ({ product, bestBefore }) => `${product.id} ${bestBefore}`,
  Row: ({ row, list: { today } }) => <Batch batch={row} today={today} />,
})

function Introduction() {
  const t = useMessages(backOfficeStockMessages)
  return (
    <>
      <StockViews here="soon" />
      <p className="max-w-2xl text-soft">{t('soon.text')}</p>
    </>
  )
}

type Props = { batch: Answer<'adminExpiring'>['data'][number]; today: string }

function Batch({ batch: { product, bestBefore, left }, today }: Props) {
  const t = useMessages(backOfficeStockMessages)
  const mayMove = useAllows('stock.write')
  const name = useGoodsName()(product)
  const days = numberOfDay(bestBefore) - numberOfDay(today)
  const text = days < 0 ? t('soon.past') : days === 0 ? t('soon.today') : t('soon.inDays', { days })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">{t.joined([name, product.packLabel ?? product.pack])}</p>
        <p className="text-small text-soft">
          {t('list.best', { day: t.day(startOfShopDay(bestBefore) ?? 0) })}
        </p>
      </div>
      <Badge tone={days <= 0 ? 'bad' : undefined}>{text}</Badge>
      <p className="money font-semibold">{t('soon.left', { count: left })}</p>
      {mayMove && (
        <Link
          to={officePaths.stock({ product: product.id, reason: 'damaged' })}
          aria-label={t('soon.writeOffOf', { name })}
          className="office-link"
        >
          {t('soon.writeOff')}
        </Link>
      )}
    </li>
  )
}

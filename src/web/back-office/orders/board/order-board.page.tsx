import { List } from 'lucide-react'
import { boardStatuses } from '#shop/order-states.ts'
import { Link } from '../../../app/router/link.tsx'
import { backOfficeBoardMessages } from '../../../messages/en/back-office/orders/board.ts'
import { messagesIn } from '../../../messages/messages-in.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { officePaths } from '../../addresses.ts'
import { definePage } from '../../layout/define-page.ts'
import { Chips } from '../../list/chips.tsx'
import { useAllows } from '../../parts/use-allows.ts'
import { useRefresh } from '../../parts/use-refresh.ts'
import { staffSend } from '../../send.ts'
import { RunsLink } from '../../runs/runs-link.tsx'
import { BoardColumn } from './board-column.tsx'
import { type Zone, zoneName, zonesWith } from '../list/zone-names.ts'
import { orderFilterIn } from '../order-filter-in.ts'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useNextCard } from './use-next-card.ts'

export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    await layoutData
    const { zone } = orderFilterIn(searchParams)
    const send = staffSend(api)
    const [{ data: board }, { data: zones }] = await Promise.all([
      send('adminOrderBoard', { query: { zone } }),
      send('adminOrderZones'),
    ])
    return { board, zones, zone }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeBoardMessages)('board.title'),
  }),
  Page: ({ data: { board, zones, zone } }) => {
    const t = useMessages(backOfficeBoardMessages)
    const mayMove = useAllows('order.move')
    const { columns, recordGone } = useNextCard(board)
    useArrowKeys(columns)
    useRefresh()
    return (
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-head">{t('board.title')}</h1>
          <div className="flex flex-wrap gap-3">
            <RunsLink />
            <Link to={officePaths.orders({ zone })} className={buttonClass()}>
              <List aria-hidden className="size-5" />
              {t('board.list')}
            </Link>
          </div>
        </div>
        {(zones.length > 0 || zone !== undefined) && <ZoneLinks zones={zones} zone={zone} />}
        <p className="text-small text-soft max-md:hidden">{t('board.hint')}</p>
        <div ref={columns} className="office-board">
          {boardStatuses.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              zone={zone}
              column={board.columns[status]}
              at={board.at}
              mayMove={mayMove}
              onMoved={recordGone}
            />
          ))}
        </div>
      </div>
    )
  },
})

function ZoneLinks({ zones, zone }: { zones: readonly Zone[]; zone: string | undefined }) {
  const t = useMessages(backOfficeBoardMessages)
  const chips = [{ zone: undefined }, ...zonesWith(zones, zone)].map((one) => ({
    to: officePaths.board({ zone: one.zone }),
    text: one.zone === undefined ? t('board.allZones') : zoneName(one),
    isHere: one.zone === zone,
  }))
  return <Chips label={t('board.zones')} chips={chips} />
}

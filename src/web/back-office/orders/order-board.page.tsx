import { List } from 'lucide-react'
import { boardStatuses } from '#shop/orders/order-board.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeBoardMessages } from '../../messages/en/back-office-board.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import { staffSend } from '../send.ts'
import { BoardColumn } from './board-column.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useNextCard } from './use-next-card.ts'

/** The orders under way, each in the column of its state. */
export const page = definePage({
  async load({ api, layoutData }) {
    await layoutData
    return (await staffSend(api)('adminOrderBoard')).data
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeBoardMessages)('board.title'),
  }),
  Page: ({ data: board }) => {
    const t = useMessages(backOfficeBoardMessages)
    const mayMove = useAllows('order.move')
    const { columns, noteGone } = useNextCard(board)
    useArrowKeys(columns)
    useRefresh()
    return (
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-head">{t('board.title')}</h1>
          <Link to={officePaths.orders()} className={buttonClass()}>
            <List aria-hidden className="size-5" />
            {t('board.list')}
          </Link>
        </div>
        <p className="text-small text-soft max-md:hidden">{t('board.hint')}</p>
        <div ref={columns} className="office-board">
          {boardStatuses.map((status) => (
            <BoardColumn
              key={status}
              status={status}
              column={board[status]}
              at={board.at}
              mayMove={mayMove}
              onMoved={noteGone}
            />
          ))}
        </div>
      </div>
    )
  },
})

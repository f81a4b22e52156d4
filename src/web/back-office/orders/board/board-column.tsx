import { rupees } from '#shop/money.ts'
import type { BoardStatus } from '#shop/order-states.ts'
import type { Answer } from '#wire/calls.ts'
import { Link } from '../../../app/router/link.tsx'
import { backOfficeBoardMessages } from '../../../messages/en/back-office/orders/board.ts'
import { backOfficeOrdersMessages } from '../../../messages/en/back-office/orders/orders.ts'
import { promisedText } from '../../../messages/promised-text.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { officePaths } from '../../addresses.ts'
import { useAction } from '../../parts/use-action.ts'
import { useAskRider } from '../../runs/ask-rider.tsx'
import { useStaffSend } from '../../send.ts'
import { ageOf } from './age-of.ts'
import { HoldBadge } from '../../parts/status-badge.tsx'
import { LateMark } from '../late-mark.tsx'
import { nextOf, stepName } from '../next-of.ts'
import { useUndo } from '../use-undo.ts'
import { saveOrderRun } from '../order-run.ts'

export type Board = Answer<'adminOrderBoard'>['data']
type Column = Board['columns'][BoardStatus]
type Card = Column['cards'][number]

type Props = {
  status: BoardStatus
  /** delivery zone; undefined: all */
  zone: string | undefined
  column: Column
  /** time of the response */
  at: string
  mayMove: boolean
  /** of the card at this index */
  onMoved: (status: BoardStatus, position: number) => void
}

export function BoardColumn({ status, zone, column, at, mayMove, onMoved }: Props) {
  const { count, cards } = column
  const t = useMessages(backOfficeBoardMessages, backOfficeOrdersMessages)
  const name = status === 'delivered' ? t('board.deliveredToday') : t(`status.${status}`)
  const more = count - cards.length
  return (
    <section aria-labelledby={`board-${status}`} data-status={status} className="board-column">
      <h2 id={`board-${status}`} tabIndex={-1} className="text-title">
        {t('board.column', { name, count })}
      </h2>
      {cards.length === 0 && <p className="py-3 text-soft">{t('board.empty')}</p>}
      <ol className="grid gap-3">
        {cards.map((card, position) => (
          <li key={card.id} className="board-card">
            <CardFacts card={card} at={at} onOpen={() => saveOrderRun(cards)} />
            {mayMove && <MoveCard card={card} onMoved={() => onMoved(status, position)} />}
          </li>
        ))}
      </ol>
      {more > 0 && (
        <Link
          to={officePaths.orders({ status, zone })}
          className="inline-flex min-h-11 items-center text-link hover:underline"
        >
          {t('board.more', { count: more })}
        </Link>
      )}
    </section>
  )
}

type FactsProps = { card: Card; at: string; onOpen: () => void }

function CardFacts({ card, at, onOpen }: FactsProps) {
  const t = useMessages(backOfficeBoardMessages, backOfficeOrdersMessages)
  const { unit, count } = ageOf(card.since, at)
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <Link
          to={officePaths.order(card)}
          onClick={onOpen}
          className="inline-flex min-h-11 items-center font-semibold text-link hover:underline"
        >
          {card.reference}
        </Link>
        <time dateTime={card.since} className="text-small text-soft">
          {t('board.since', { age: t(`board.${unit}`, { count }) })}
        </time>
      </div>
      <p className="wrap-break-word">{card.name || t('orders.guest')}</p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 text-small text-soft">{card.townLabel ?? card.town}</span>
        <span className="money ms-auto font-semibold">{t.money(rupees(card.total))}</span>
      </p>
      {card.isOnHold && (
        <p>
          <HoldBadge kind="confirm" />
        </p>
      )}
      {card.isPickup && <p className="text-small">{t('order.pickup')}</p>}
      {card.promised && card.status !== 'delivered' && (
        <p className="flex flex-wrap gap-x-3 text-small">
          {t('order.promised', { days: promisedText(t, card.promised) })}
          <LateMark order={card} />
        </p>
      )}
    </>
  )
}

function MoveCard({ card, onMoved }: { card: Card; onMoved: () => void }) {
  const t = useMessages(backOfficeBoardMessages, backOfficeOrdersMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const undo = useUndo()
  const { id, status, reference } = card
  const pickup = card.isPickup
  const next = card.isOnHold ? null : nextOf({ status, pickup })
  const done = t('order.moved', { reference, status: t(`status.${next ?? status}`) })
  const move = async () => {
    const body = { status: next ?? status }
    const { data: moved } = await send('adminMoveOrder', { params: { id }, body })
    onMoved()
    return undo([moved])
  }
  const { ask, dialog } = useAskRider({ order: card, move, done })
  if (next === null) return null
  const step = t(stepName({ pickup }, next))
  const press = async () => {
    const isAsked = next === 'shipped' && !pickup && (await ask())
    if (!isAsked) await act(move, done, (action) => action)
  }
  return (
    <>
      <Button
        small
        busy={busy}
        aria-label={t('board.move', { step, reference })}
        className="min-h-11"
        onClick={() => void press()}
      >
        {step}
      </Button>
      {dialog}
    </>
  )
}

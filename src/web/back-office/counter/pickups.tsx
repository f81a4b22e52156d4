import { useCallback, useEffect, useState } from 'react'
import { rupees } from '#shop/money.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { backOfficePickupsMessages } from '../../messages/en/back-office/orders/pickups.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useSearch } from '../new-order/use-search.ts'
import { SearchPart } from '../parts/search-part.tsx'
import { useDotted } from '../parts/use-dotted.ts'
import { useStaffSend } from '../send.ts'
import { HandOver, type Pickup } from './hand-over.tsx'

/** Orders that customers pick up: found by number, code or QR code, and handed over. `first`: searched for at the start. */
export function Pickups({ first }: { first: string }) {
  const t = useMessages(backOfficePickupsMessages)
  const send = useStaffSend()
  const [text, setText] = useState(first)
  const [ready, setReady] = useState<readonly Pickup[] | null>(null)
  const [failed, setFailed] = useState(false)
  const find = useCallback(
    async (q: string) => (await send('adminPickups', { query: { q } })).data,
    [send],
  )
  const load = useCallback(
    () =>
      find('').then(
        (found) => {
          setReady(found)
          setFailed(false)
        },
        () => setFailed(true),
      ),
    [find],
  )
  useEffect(() => void load(), [load])
  const answer = useSearch(text, find)
  const found = text.trim() === '' ? ready : (answer?.found ?? null)
  const row = useRow(() => {
    setText('')
    void load()
  })
  return (
    <SearchPart
      label={t('pickups.find')}
      hint={t('pickups.findHint')}
      name="pickup"
      maxLength={200}
      text={text}
      onText={setText}
      error={failed || answer?.failed ? t('pickups.failed') : undefined}
      status={
        found?.length === 0 && !answer?.failed && t(answer ? 'pickups.notFound' : 'pickups.none')
      }
      listLabel={t('pickups.list')}
      found={found ?? []}
      row={row}
    />
  )
}

/** A pickup in the list. */
function useRow(onDone: () => void) {
  const t = useMessages(backOfficePickupsMessages, backOfficeOrdersMessages)
  const dotted = useDotted()
  return (pickup: Pickup) => {
    const { reference, name, code, toCollect, paymentMethod, status } = pickup
    const due =
      toCollect > 0
        ? t('pickups.due', { amount: t.money(rupees(toCollect)) })
        : t(paymentMethod === 'account' ? 'pickups.onAccount' : 'pickups.paid')
    return {
      title: dotted([name, reference]),
      note: <span className="money">{dotted([t('pickups.code', { code }), due])}</span>,
      action:
        status === 'ready' ? (
          <HandOver pickup={pickup} onDone={onDone} />
        ) : (
          <span className="text-small font-semibold">
            {t('pickups.notReady', { status: t(`status.${status}`) })}
          </span>
        ),
    }
  }
}

import { useCallback, useEffect, useState } from 'react'
import { rupees } from '#shop/money.ts'
import { backOfficeOrdersMessages } from '../../messages/en/back-office/orders/orders.ts'
import { backOfficePickupsMessages } from '../../messages/en/back-office/orders/pickups.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { TextField } from '../../ui/form/field.tsx'
import { useSearch } from '../new-order/use-search.ts'
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
  return (
    <div className="grid gap-3">
      <TextField
        label={t('pickups.find')}
        hint={t('pickups.findHint')}
        name="pickup"
        type="search"
        value={text}
        maxLength={200}
        autoComplete="off"
        error={failed || answer?.failed ? t('pickups.failed') : undefined}
        onChange={({ target }) => setText(target.value)}
        // A scanner ends with Enter, also in the form of nothing.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status" className="text-soft empty:hidden">
        {found?.length === 0 && !answer?.failed && t(answer ? 'pickups.notFound' : 'pickups.none')}
      </p>
      <ul aria-label={t('pickups.list')} className="divide-y divide-line empty:hidden">
        {found?.map((pickup) => (
          <Row
            key={pickup.id}
            pickup={pickup}
            onDone={() => {
              setText('')
              void load()
            }}
          />
        ))}
      </ul>
    </div>
  )
}

function Row({ pickup, onDone }: { pickup: Pickup; onDone: () => void }) {
  const t = useMessages(backOfficePickupsMessages, backOfficeOrdersMessages)
  const dotted = useDotted()
  const { reference, name, code, toCollect, paymentMethod, status } = pickup
  const due =
    toCollect > 0
      ? t('pickups.due', { amount: t.money(rupees(toCollect)) })
      : t(paymentMethod === 'account' ? 'pickups.onAccount' : 'pickups.paid')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <span className="min-w-0">
        <span className="block font-semibold">{dotted([name, reference])}</span>
        <span className="money block text-small text-soft">
          {dotted([t('pickups.code', { code }), due])}
        </span>
      </span>
      {status === 'ready' ? (
        <HandOver pickup={pickup} onDone={onDone} />
      ) : (
        <span className="text-small font-semibold">
          {t('pickups.notReady', { status: t(`status.${status}`) })}
        </span>
      )}
    </li>
  )
}

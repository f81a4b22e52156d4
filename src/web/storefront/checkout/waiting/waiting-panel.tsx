import { useState, useSyncExternalStore } from 'react'
import { paths } from '../../../app/paths.ts'
import { useNavigate } from '../../../app/router/use-router.tsx'
import { newKey } from '../../../app/new-key.ts'
import { waitingMessages } from '../../../messages/en/storefront/checkout/waiting.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { Button } from '../../../ui/button.tsx'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { useOverlayActions } from '../../parts/overlay.tsx'
import { sending } from './sending.ts'
import { useSendWaiting } from './use-send-waiting.ts'
import {
  clearWaiting,
  daysOld,
  isUnconfirmed,
  parseWaiting,
  type WaitingOrder,
} from './waiting-order.ts'
import { waitingText } from './waiting-text.ts'

export const useWaiting = () => parseWaiting(waitingText.use())

type PanelProps = { order: WaitingOrder; isCentred?: boolean }

/** What is known of the waiting order, and what the shopper can do with it. */
export function WaitingPanel({ order, isCentred = false }: PanelProps) {
  const t = useMessages(waitingMessages)
  const [isDiscarding, setDiscarding] = useState(false)
  const reason = useReason(order)
  const { inVain } = useSendState()
  const buttons = `flex flex-wrap gap-3 ${isCentred ? 'justify-center' : ''}`
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        {reason}
        {inVain && <p className="font-semibold">{t('waiting.inVain')}</p>}
      </div>
      {order.refusal?.total === undefined && (
        <p className="font-bold">{t('waiting.total', { total: t.money(order.ask.total) })}</p>
      )}
      {isDiscarding ? (
        <Discarding className={buttons} onKeep={() => setDiscarding(false)} />
      ) : (
        <div className={buttons}>
          <Send order={order} />
          <Button onClick={() => setDiscarding(true)}>{t('waiting.discard')}</Button>
        </div>
      )}
    </div>
  )
}

function useReason(order: WaitingOrder) {
  const t = useMessages(waitingMessages)
  const person = usePerson()
  const online = useSyncExternalStore(subscribeOnline, isOnline, isOnline)
  const { error } = useSendState()
  const { refusal, ask } = order
  const days = daysOld(order)
  if (refusal)
    return (
      <>
        <p>{refusal.message || t('waiting.notPlaced')}</p>
        {refusal.total !== undefined && (
          <p>{t('waiting.changed', { was: t.money(ask.total), now: t.money(refusal.total) })}</p>
        )}
      </>
    )
  if (ask.user === undefined && person) return <p>{t('waiting.asGuest')}</p>
  if (ask.user !== undefined && (!person || error?.status === 401))
    return <p>{t('waiting.loginEnded')}</p>
  if (isUnconfirmed(order))
    return <p>{days === 1 ? t('waiting.yesterday') : t('waiting.days', { days })}</p>
  if (!online) return <p>{t('waiting.offline')}</p>
  return <p>{error?.message || t('waiting.unreached')}</p>
}

function Send({ order }: { order: WaitingOrder }) {
  const t = useMessages(waitingMessages)
  const person = usePerson()
  const { show } = useOverlayActions()
  const { busy, error } = useSendState()
  const send = useSendWaiting()
  const { refusal, ask } = order
  const confirm = () => void send((one) => ({ ...one, isConfirmed: true }))
  if (refusal?.total !== undefined) {
    const { total, shipping = ask.shipping } = refusal
    const place = () =>
      void send(() => ({ key: newKey(), ask: { ...ask, total, shipping }, at: Date.now() }))
    return (
      <Button kind="main" busy={busy} onClick={place}>
        {t('waiting.placeFor', { total: t.money(total) })}
      </Button>
    )
  }
  if (refusal) return ask.flow === 'cart' && <Change code={refusal.code} />
  if (ask.user === undefined && person) return null
  if (ask.user !== undefined && (!person || error?.status === 401))
    return (
      <Button kind="main" onClick={() => show('login', { after: confirm })}>
        {t('waiting.login')}
      </Button>
    )
  return (
    <Button kind="main" busy={busy} onClick={confirm}>
      {t('waiting.sendNow')}
    </Button>
  )
}

/** Nothing was placed, and the cart is still there. */
function Change({ code }: { code: string }) {
  const t = useMessages(waitingMessages)
  const navigate = useNavigate()
  const change = () => {
    clearWaiting()
    void navigate(code.startsWith('window') ? paths.checkout() : paths.cart())
  }
  return (
    <Button kind="main" onClick={change}>
      {t('waiting.change')}
    </Button>
  )
}

function Discarding({ className, onKeep }: { className: string; onKeep: () => void }) {
  const t = useMessages(waitingMessages)
  return (
    <>
      <p role="alert">{t('waiting.discardAsk')}</p>
      <div className={className}>
        <Button kind="danger" onClick={clearWaiting}>
          {t('waiting.discard')}
        </Button>
        <Button onClick={onKeep}>{t('waiting.keep')}</Button>
      </div>
    </>
  )
}

const isOnline = () => navigator.onLine

function subscribeOnline(change: () => void) {
  window.addEventListener('online', change)
  window.addEventListener('offline', change)
  return () => {
    window.removeEventListener('online', change)
    window.removeEventListener('offline', change)
  }
}

const useSendState = () => useSyncExternalStore(sending.subscribe, sending.get, sending.get)

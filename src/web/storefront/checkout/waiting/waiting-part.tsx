import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { CloudOff } from 'lucide-react'
import { paths } from '../../../app/paths.ts'
import { Link } from '../../../app/router/link.tsx'
import { useLocation, useNavigate, useRevalidator } from '../../../app/router/use-router.tsx'
import { waitingMessages } from '../../../messages/en/storefront/checkout/waiting.ts'
import { useLanguage, useMessages } from '../../../messages/use-messages.ts'
import { toast } from '../../../ui/toasts/toast.ts'
import { useCartStore } from '../../cart/store/use-cart-store.tsx'
import { usePerson } from '../../layout-data/use-layout-data.ts'
import { lastOrder } from '../../orders/last-order.ts'
import { oneSender } from './one-sender.ts'
import { sending } from './sending.ts'
import { isOrdering, isOrderingNow, useSendWaiting } from './use-send-waiting.ts'
import {
  clearWaiting,
  isUnconfirmed,
  parseWaiting,
  placedHere,
  readWaiting,
} from './waiting-order.ts'
import { waitingText } from './waiting-text.ts'

/** On every page while an order waits: sends it when it can, and says so in a bar. */
export function WaitingPart() {
  const t = useMessages(waitingMessages)
  const order = parseWaiting(waitingText.use())
  const { pathname } = useLocation()
  const isInFlight = useSending()
  useResultOfOtherTab()
  useDeletion()
  // The page's live region for the connection.
  const region = document.querySelector('.progress ~ [role=status]')
  if (!order || !region || isInFlight || isOrdering(pathname)) return null
  const isAsking = order.refusal !== undefined || isUnconfirmed(order)
  return createPortal(
    <p className="offline-bar no-print">
      <CloudOff aria-hidden className="size-5 shrink-0" />
      <span>
        {t(isAsking ? 'waiting.barQuestion' : 'waiting.bar', { total: t.money(order.ask.total) })}{' '}
        <Link to={paths.checkout()} className="underline">
          {t('waiting.open')}
        </Link>
      </span>
    </p>,
    region,
  )
}

const firstPause = 5000 // milliseconds
const maxPause = 10 * 60_000

/** Sends when the page opens, when the connection is back, and after growing pauses. Returns true while the first request may still run. */
function useSending() {
  const send = useEffectEvent(useSendWaiting())
  const [isInFlight, setInFlight] = useState(true)
  useEffect(() => {
    let isOver = false
    let pause = firstPause
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = (time: number) => {
      clearTimeout(timer)
      if (!isOver) timer = setTimeout(() => void retry(), time)
    }
    const retry = async () => {
      // Of several tabs the visible one goes first: its shopper sees the answer.
      if (navigator.onLine) await send()
      later(pause)
      pause = Math.min(2 * pause, maxPause)
    }
    const again = () => {
      pause = firstPause
      later(document.hidden ? firstPause : 0)
    }
    const begin = () => {
      if (isOver) return
      setInFlight(false)
      // This page has only just sent it in vain.
      if (Date.now() - sending.get().at < firstPause) later(firstPause)
      else again()
    }
    // Until the request ends that another tab, or this page's own button, has begun.
    oneSender(async () => undefined).then(begin, begin)
    window.addEventListener('online', again)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [])
  return isInFlight
}

/** This ends with the order: another tab may have sent it. */
function useResultOfOtherTab() {
  const t = useMessages(waitingMessages)
  const language = useLanguage()
  const navigate = useNavigate()
  const cartStore = useCartStore()
  const { revalidate } = useRevalidator()
  const tell = useEffectEvent(async (id: string) => {
    const go = () => navigate(paths.order({ id }))
    const action = { label: t('waiting.see'), go: () => void go() }
    const isHere = isOrderingNow(language)
    toast.success(t('waiting.placed'), 'order', isHere ? undefined : action)
    void cartStore.refresh().catch(() => undefined)
    if (isHere) await go() // a reload of the page's data would end it
    void revalidate()
  })
  useEffect(() => {
    const before = lastOrder.read()
    return () => {
      const id = lastOrder.read()
      if (id !== before && id !== placedHere.id && readWaiting() === null) void tell(id)
    }
  }, [])
}

/** An expired order, and the order of another account. */
function useDeletion() {
  const text = waitingText.use()
  const person = usePerson()
  useEffect(() => {
    if (text === '') return
    const owner = parseWaiting(text)?.ask.user
    if (parseWaiting(text) === null || (owner && person && owner !== person.id)) clearWaiting()
  }, [text, person])
}

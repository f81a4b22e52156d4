import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import type { SignedIn } from '#shop/accounts/sessions/list-sessions.ts'
import { accountCalls } from '../../app/api/account-calls.ts'
import { paths } from '../../app/paths.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { useNavigate, useRevalidator } from '../../app/router/use-router.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useApi } from '../../app/api/use-api.ts'
import { authMessages } from '../../messages/en/storefront/account/auth.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useCartStore } from '../cart/store/use-cart-store.tsx'
import { keepStorageFor } from '../../app/storage/keep-storage-for.ts'

/** "Chrome on Android", as recorded at the login. */
function deviceIn(t: Translate<typeof authMessages>, device: string | null) {
  const [browser, system] = device?.split(' on ') ?? []
  if (browser === undefined) return t('sessions.unknown')
  return system === undefined ? browser : t('sessions.device', { browser, system })
}

export function Sessions({ sessions }: { sessions: readonly SignedIn[] }) {
  const t = useMessages(authMessages)
  const api = useApi()
  const cartStore = useCartStore()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    try {
      await cartStore.settle()
      await accountCalls(api).signOutEverywhere()
      keepStorageFor(null)
      cartStore.become(null, null)
      toast.success(t('sessions.done'), 'sessions')
      await navigate(paths.home())
      await revalidate()
      keepStorageFor(null) // clear local data, as every logout does
    } catch (error) {
      toast.error(messageOf(error, t('sessions.failed')), 'sessions')
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby="sessions" className="panel p-5 sm:p-8">
      <h2 id="sessions" className="text-title">
        {t('sessions.title')}
      </h2>
      <ul className="my-4 divide-y divide-line">
        {sessions.map((session, index) => (
          <li key={`${session.signedInAt} ${index}`} className="flex items-center gap-4 py-3">
            <MonitorSmartphone aria-hidden className="size-6 shrink-0 text-link" />
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-semibold">
                {deviceIn(t, session.device)}
                {session.current && <Badge tone="good">{t('sessions.here')}</Badge>}
              </p>
              <p className="text-small text-soft">
                {t('sessions.since', { day: t.moment(session.signedInAt) })} ·{' '}
                {t('sessions.seen', { day: t.moment(session.seenAt) })}
                {session.address !== null && (
                  <>
                    {' '}
                    · <bdi>{t('sessions.from', { address: session.address })}</bdi>
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mb-4 text-small text-soft">{t('sessions.text')}</p>
      <Button busy={busy} onClick={() => void leave()}>
        {t('sessions.leave')}
      </Button>
    </section>
  )
}

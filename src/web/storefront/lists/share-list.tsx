import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../app/api/api-error.ts'
import { listCalls } from '../../app/api/list-calls.ts'
import { useApi } from '../../app/api/use-api.ts'
import { listPaths } from '../../app/list-paths.ts'
import { listsMessages } from '../../messages/en/storefront/account/lists.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useShare } from '../parts/use-share.tsx'
import type { ListState } from './use-list.ts'

/** A link for the family; its owner can end it. */
export function ShareList({ state: { list, setLink } }: { state: ListState }) {
  const t = useMessages(listsMessages)
  const calls = listCalls(useApi())
  const { share, sharing } = useShare()
  const [busy, setBusy] = useState(false)
  const { id, name, linkToken } = list

  async function change(work: () => Promise<unknown>) {
    setBusy(true)
    await work().catch((error: unknown) => toast.error(messageOf(error, t('share.failed')), 'list'))
    setBusy(false)
  }

  const shareBy = (key: string) =>
    share({ path: listPaths.shared({ key }), title: t('share.message', { name }) })

  const renew = () =>
    change(async () => {
      const token = await calls.shareList(id)
      if (linkToken !== null) toast.success(t('share.renewed'), 'list')
      setLink(token)
      shareBy(token)
    })

  const stop = () =>
    change(async () => {
      await calls.stopSharingList(id)
      setLink(null)
      toast.success(t('share.stopped'), 'list')
    })

  return (
    <section className="panel grid gap-3 p-5" aria-labelledby="list-share">
      <h2 id="list-share" className="text-lead">
        {t('share.title')}
      </h2>
      <p className="text-small text-soft">{t('share.text')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          small
          kind="brand"
          busy={busy}
          onClick={() => (linkToken === null ? void renew() : shareBy(linkToken))}
        >
          <Share2 aria-hidden className="size-5" /> {t('share.open')}
        </Button>
        {linkToken !== null && (
          <>
            <Button small busy={busy} onClick={() => void renew()}>
              {t('share.again')}
            </Button>
            <Button small kind="quiet" busy={busy} onClick={() => void stop()}>
              {t('share.stop')}
            </Button>
          </>
        )}
      </div>
      {sharing}
    </section>
  )
}

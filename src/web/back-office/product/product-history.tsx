import { useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { backOfficeAuditMessages } from '../../messages/en/back-office/settings/audit.ts'
import { backOfficeProductMessages } from '../../messages/en/back-office/catalogue/product.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { ChangeLine } from '../parts/change-line.tsx'
import { useStaffSend } from '../send.ts'
import type { EditedProduct } from './product-texts.ts'

export type HistoryPage = Answer<'adminProductHistory'>
type Props = { product: EditedProduct; first: HistoryPage }

/** Who did what to the product and when, newest first; older entries are fetched when they are asked for. */
export function ProductHistory({ product: { id }, first }: Props) {
  const t = useMessages(backOfficeProductMessages)
  const send = useStaffSend()
  const [older, setOlder] = useState<readonly HistoryPage[]>([])
  const [busy, setBusy] = useState(false)
  const pages = [first, ...older]
  const next = pages.at(-1)?.next ?? null

  const fetchOlder = async (after: string) => {
    setBusy(true)
    try {
      const page = await send('adminProductHistory', { params: { id }, query: { after } })
      setOlder([...older, page])
    } catch (error) {
      toast.error(messageOf(error, t('history.failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section aria-labelledby="product-history" className="office-box grid gap-3">
      <h2 id="product-history" className="text-title">
        {t('history.title')}
      </h2>
      <ol className="divide-y divide-line">
        {pages.flatMap(({ data }) =>
          data.map((entry) => <HistoryEntry key={`${entry.at} ${entry.id}`} entry={entry} />),
        )}
      </ol>
      {first.data.length === 0 && <p className="text-soft">{t('history.none')}</p>}
      {next !== null && (
        <Button busy={busy} className="justify-self-start" onClick={() => void fetchOlder(next)}>
          {t('history.older')}
        </Button>
      )}
    </section>
  )
}

function HistoryEntry({ entry }: { entry: HistoryPage['data'][number] }) {
  const t = useMessages(backOfficeAuditMessages)
  const { person, kind, at, changes, name } = entry
  const isOfMany = kind.startsWith('products.')
  return (
    <li className="grid gap-1 py-3">
      <p>
        <span className="font-semibold">{t(kind)}</span> {isOfMany && <bdi>{name}</bdi>}
      </p>
      <p className="text-small text-soft">
        <time dateTime={at}>
          {t('audit.by', {
            name: person?.name ?? t('audit.system'),
            time: t.moment(Date.parse(at)),
          })}
        </time>
      </p>
      {changes.length > 0 && (
        <ul className="grid gap-1 text-small">
          {changes.map((change) => (
            <ChangeLine key={change.field} change={change} />
          ))}
        </ul>
      )}
    </li>
  )
}

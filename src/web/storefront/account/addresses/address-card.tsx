import { MapPin, PencilLine, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Address } from '#shop/addresses/address.ts'
import { accountCalls } from '../../../app/api/account-calls.ts'
import { messageOf } from '../../../app/api/api-error.ts'
import { useRevalidator } from '../../../app/router/use-router.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { useApi } from '../../../app/api/use-api.ts'
import { addressesMessages } from '../../../messages/en/storefront/account/addresses.ts'
import { useMessages } from '../../../messages/use-messages.ts'

type Props = { address: Address; onEdit: () => void }

export function AddressCard({ address, onEdit }: Props) {
  const t = useMessages(addressesMessages)
  const { id, name, phone, landmark, riderNote, isDefault } = address
  const called = address.label || name

  return (
    <article className="panel flex flex-col gap-3 p-5" aria-labelledby={`address-${id}`}>
      <div className="flex items-start justify-between gap-3">
        <h2 id={`address-${id}`} className="flex min-w-0 items-center gap-2 text-lead">
          <MapPin aria-hidden className="size-5 shrink-0 text-link" /> {called}
        </h2>
        {isDefault && <Badge tone="good">{t('addresses.default')}</Badge>}
      </div>
      <div className="grow">
        <address className="whitespace-pre-line not-italic">{address.address}</address>
        {landmark !== '' && <p className="text-soft">{t('addresses.near', { landmark })}</p>}
        {riderNote !== '' && (
          <p className="text-soft">{t('addresses.note', { note: riderNote })}</p>
        )}
        <p className="mt-2 text-small text-soft">
          {called !== name && `${name} · `}
          <bdi dir="ltr" className="money">
            {phone}
          </bdi>
        </p>
        {address.place && <p className="text-small text-soft">{t('addresses.pinned')}</p>}
      </div>
      <AddressActions address={address} name={called} onEdit={onEdit} />
    </article>
  )
}

function AddressActions({ address: { id, isDefault }, name, onEdit }: Props & { name: string }) {
  const t = useMessages(addressesMessages)
  const api = useApi()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function change(work: () => Promise<unknown>, done: string) {
    setBusy(true)
    try {
      await work()
      toast.success(done, 'addresses')
      await revalidate()
    } catch (error) {
      toast.error(messageOf(error, t('addresses.failed')), 'addresses')
    }
    setBusy(false)
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button small onClick={onEdit} aria-label={t('addresses.editOf', { name })}>
        <PencilLine aria-hidden className="size-4" /> {t('addresses.edit')}
      </Button>
      {!isDefault && (
        <Button
          small
          busy={busy}
          aria-label={t('addresses.makeDefaultOf', { name })}
          onClick={() =>
            void change(() => accountCalls(api).makeDefaultAddress(id), t('addresses.saved'))
          }
        >
          <Star aria-hidden className="size-4" /> {t('addresses.makeDefault')}
        </Button>
      )}
      <Button
        small
        kind="quiet"
        busy={busy}
        aria-label={t('addresses.removeOf', { name })}
        onClick={() =>
          void change(() => accountCalls(api).removeAddress(id), t('addresses.removed'))
        }
      >
        <Trash2 aria-hidden className="size-4" /> {t('addresses.remove')}
      </Button>
    </div>
  )
}

import { useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { backOfficeTokensMessages } from '../../messages/en/back-office/settings/tokens.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../forms/confirm-dialog.tsx'
import { useStaffSend } from '../send.ts'
import { NewToken } from './new-token.tsx'
import { TokenSecret } from './token-secret.tsx'

type Token = Answer<'adminTokens'>['data'][number]

/** One's own tokens for scripts: made, listed and revoked. */
export function Tokens({ tokens }: { tokens: readonly Token[] }) {
  const t = useMessages(backOfficeTokensMessages)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <section aria-labelledby="tokens" className="office-box no-print grid gap-3">
      <h2 id="tokens" className="text-title">
        {t('tokens.title')}
      </h2>
      <p className="text-small text-soft">{t('tokens.text')}</p>
      {secret !== null && <TokenSecret secret={secret} onKept={() => setSecret(null)} />}
      {tokens.length === 0 && <p>{t('tokens.none')}</p>}
      <ul className="divide-y divide-line">
        {tokens.map((token) => (
          <Line key={token.id} token={token} />
        ))}
      </ul>
      <NewToken onMade={setSecret} />
    </section>
  )
}

function Line({ token }: { token: Token }) {
  const t = useMessages(backOfficeTokensMessages)
  const send = useStaffSend()
  const [isOpen, setOpen] = useState(false)
  const { id, name, permissions, expiresAt, usedAt } = token
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">{name}</p>
        <p className="text-small">{permissions.map((one) => t(one)).join(' · ')}</p>
        <p className="text-small text-soft">
          {[
            t('tokens.until', { time: t.moment(Date.parse(expiresAt)) }),
            usedAt === null
              ? t('tokens.unused')
              : t('tokens.used', { time: t.moment(Date.parse(usedAt)) }),
          ].join(' · ')}
        </p>
      </div>
      <Button small aria-label={t('tokens.revokeOf', { name })} onClick={() => setOpen(true)}>
        {t('tokens.revoke')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        kind="danger"
        title={t('tokens.revokeTitle', { name })}
        labels={{
          send: t('tokens.revokeSend'),
          keep: t('tokens.keep'),
          failed: t('tokens.failed'),
        }}
        send={async () => {
          await send('adminRevokeToken', { params: { id } })
          return t('tokens.revoked', { name })
        }}
      >
        <p>{t('tokens.revokeText')}</p>
      </ConfirmDialog>
    </li>
  )
}

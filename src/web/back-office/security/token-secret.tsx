import { useEffect, useRef } from 'react'
import { backOfficeTokensMessages } from '../../messages/en/back-office/settings/tokens.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../parts/copy-button.tsx'

type Props = { secret: string; onKept: () => void }

/** A token that was just made, which is shown once. */
export function TokenSecret({ secret, onKept }: Props) {
  const t = useMessages(backOfficeTokensMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-3 rounded-card bg-sunk p-4">
      <h3 ref={heading} tabIndex={-1} className="text-lead font-semibold">
        {t('secret.title')}
      </h3>
      <p>{t('secret.text')}</p>
      <p className="break-all">
        <code>{secret}</code>
      </p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={secret} label={t('secret.copy')} done={t('secret.copied')} />
        <Button kind="main" onClick={onKept}>
          {t('secret.kept')}
        </Button>
      </div>
    </div>
  )
}

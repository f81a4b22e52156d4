import { useEffect, useRef } from 'react'
import { backOfficeSecurityMessages } from '../../messages/en/back-office/settings/security.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { downloadText } from '../parts/download-text.ts'
import { CopyButton } from '../parts/copy-button.tsx'

type Props = { codes: readonly string[]; onKept: () => void }

/** Ten codes that are shown once, to be copied, printed or stored in a file. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const t = useMessages(backOfficeSecurityMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  return (
    <div className="grid gap-3 rounded-card bg-sunk p-4">
      <h3 ref={heading} tabIndex={-1} className="text-lead font-semibold">
        {t('codes.title')}
      </h3>
      <p>{t('codes.text')}</p>
      <ul className="grid gap-x-6 gap-y-1 text-lead sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="no-print flex flex-wrap gap-3">
        <CopyButton text={text} label={t('codes.copy')} done={t('codes.copied')} />
        <Button onClick={() => window.print()}>{t('codes.print')}</Button>
        <Button onClick={() => downloadText(`${text}\n`, t('codes.file'))}>
          {t('codes.download')}
        </Button>
        <Button kind="main" onClick={onKept}>
          {t('codes.kept')}
        </Button>
      </div>
    </div>
  )
}

import { Download } from 'lucide-react'
import type { Answer } from '#wire/calls.ts'
import { apiBase, fileRoutes } from '#wire/routes.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeBackupMessages } from '../../messages/en/back-office/settings/backup.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'

export type BackupFacts = Answer<'adminBackup'>['data']

/** Where the owner gets everything as one file, and how it is brought back. `backup` null: whoever is here is not the owner. */
export function Backup({ backup }: { backup: BackupFacts | null }) {
  const t = useMessages(backOfficeBackupMessages)
  return (
    <section aria-labelledby="backup" className="office-box grid gap-3">
      <h2 id="backup" className="text-title">
        {t('backup.title')}
      </h2>
      <p>{t('backup.text')}</p>
      {backup === null && <p className="text-soft">{t('backup.ownerOnly')}</p>}
      {backup?.engine === 'postgres' && (
        <>
          <p>{t('backup.postgres')}</p>
          <Commands text={t('commands.dump')} />
          <p>{t('backup.postgresBack')}</p>
          <Commands text={t('commands.undump')} />
        </>
      )}
      {backup?.engine === 'sqlite' && <OneFile allowed={backup.allowed} />}
    </section>
  )
}

function OneFile({ allowed }: { allowed: boolean }) {
  const t = useMessages(backOfficeBackupMessages)
  return (
    <>
      {allowed ? (
        <>
          <a
            href={apiBase + fileRoutes.adminBackupFile[1]}
            download
            className={buttonClass({ kind: 'main', className: 'justify-self-start' })}
          >
            <Download aria-hidden className="size-5" />
            {t('backup.download')}
          </a>
          <p className="text-small text-soft">{t('backup.hint')}</p>
        </>
      ) : (
        <div className="grid gap-3 rounded-card bg-sunk p-4">
          <p>{t('backup.loginAgain')}</p>
          <Link
            to={officePaths.login({ next: officePaths.system() })}
            className={buttonClass({ kind: 'main', className: 'justify-self-start' })}
          >
            {t('backup.login')}
          </Link>
        </div>
      )}
      <h3 className="font-semibold">{t('backup.restore')}</h3>
      <ol className="grid list-decimal gap-2 ps-5">
        <li>{t('backup.step1')}</li>
        <li>
          {t('backup.step2')}
          <Commands text={t('commands.restore')} />
        </li>
        <li>
          {t('backup.step3')}
          <Commands text={t('commands.check')} />
        </li>
      </ol>
    </>
  )
}

const Commands = ({ text }: { text: string }) => (
  <pre dir="ltr" className="mt-1 rounded-small bg-sunk p-3 text-small whitespace-pre-wrap">
    <code translate="no">{text}</code>
  </pre>
)

import { useState } from 'react'
import { Link } from '../../app/router/link.tsx'
import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeImportMessages } from '../../messages/en/back-office-import.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'
import { officePaths } from '../addresses.ts'
import { UndoImport } from '../imports/undo-import.tsx'
import { Report } from './import-report.tsx'
import { useList } from './use-list.ts'

/** A file is looked through first; what it would change is shown, and done when that is what was meant. */
export function ImportForm() {
  const t = useMessages(backOfficeImportMessages)
  const [file, setFile] = useState<File | null>(null)
  const [draft, setDraft] = useState(false)
  const { work, report, problem, run, clear } = useList()
  const name = file?.name ?? ''
  const canTake = report?.dryRun === true && report.added + report.changed > 0
  return (
    <div className="grid grid-cols-1 gap-4">
      <section className="office-box grid min-w-0 grid-cols-1 gap-4">
        <p>{t('list.text')}</p>
        <label className="grid grid-cols-1 gap-1">
          <span className="text-small font-semibold">{t('list.file')}</span>
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="min-h-11 max-w-full"
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null)
              clear()
            }}
          />
        </label>
        <Checkbox
          label={t('list.draft')}
          checked={draft}
          onChange={({ target }) => setDraft(target.checked)}
        />
        <Button
          className="justify-self-start"
          kind={canTake ? 'plain' : 'main'}
          busy={work === 'check'}
          onClick={() => void run('check', file, draft)}
        >
          {t('list.check')}
        </Button>
      </section>
      {problem && <Notice>{problem}</Notice>}
      <p role="status" className={work === null ? 'sr-only' : 'text-soft'}>
        {work === 'check' && t('list.checking', { name })}
        {work === 'take' && t('list.taking')}
        {work === null && report?.dryRun === false && t('list.taken')}
      </p>
      {report && (
        <Report title={t(report.dryRun ? 'list.found' : 'list.done', { name })} report={report} />
      )}
      {report?.dryRun && !canTake && <p>{t('list.nothing')}</p>}
      {canTake && (
        <Button
          kind="main"
          className="justify-self-start"
          busy={work === 'take'}
          onClick={() => void run('take', file, draft)}
        >
          {t('list.take')}
        </Button>
      )}
      {report?.dryRun === false && (
        <div className="flex flex-wrap gap-3">
          <Link to={officePaths.products()} className={buttonClass()}>
            {t('list.products')}
          </Link>
          {report.id !== null && <UndoTaken id={report.id} />}
        </div>
      )}
    </div>
  )
}

function UndoTaken({ id }: { id: string }) {
  const go = useNavigate()
  return <UndoImport id={id} onDone={() => go(officePaths.pastImport({ id }))} />
}

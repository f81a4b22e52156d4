import { Download } from 'lucide-react'
import { useState } from 'react'
import { fileRoutes } from '#wire/routes.ts'
import type { Answer } from '#wire/calls.ts'
import { messageOf } from '../../app/api/api-error.ts'
import { addressOf } from '../../app/api/send-by-fetch.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { postFile } from '../import/send-list.ts'
import { useAllows } from '../parts/use-allows.ts'
import { FileButton } from '../forms/file-button.tsx'

type Report = Answer<'adminImportTranslations'>['data']
type Values = { kind: string; state: string }

/** Downloads the texts of the list for a translator, and takes them back. */
export function TranslationFile({ values: { kind, state } }: { values: Values }) {
  const t = useMessages(backOfficeTranslationMessages)
  const mayWrite = useAllows('content.write')
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [report, setReport] = useState<Report | null>(null)
  const [problem, setProblem] = useState('')
  const query = {
    ...(kind !== '' && { kind }),
    ...(state !== 'all' && { state }),
  }
  async function load(file: File | undefined) {
    if (file === undefined) return
    setBusy(true)
    setReport(null)
    setProblem('')
    try {
      setReport((await postFile<{ data: Report }>('adminImportTranslations', file)).data)
      await revalidate()
    } catch (error) {
      setProblem(messageOf(error, t('file.failed')))
    }
    setBusy(false)
  }
  return (
    <details className="office-box py-0">
      <summary className="cursor-pointer py-2.5 font-semibold">{t('file.title')}</summary>
      <div className="grid grid-cols-1 gap-3 pb-4">
        <p className="max-w-3xl text-soft">{t('file.text')}</p>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <a
            href={addressOf(fileRoutes.adminTranslationList[1], { query })}
            download
            className={buttonClass()}
          >
            <Download aria-hidden className="size-5" />
            {t('file.download')}
          </a>
          {mayWrite && (
            <FileButton
              text={t('file.load')}
              accept=".csv,text/csv"
              disabled={busy}
              onChoose={(file) => void load(file)}
            />
          )}
        </div>
        {problem !== '' && <Notice>{problem}</Notice>}
        <div role="status">{report && <Loaded report={report} />}</div>
      </div>
    </details>
  )
}

function Loaded({ report: { changed, same, refused, faults } }: { report: Report }) {
  const t = useMessages(backOfficeTranslationMessages)
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-semibold">{t('file.loaded', { changed, same })}</p>
      {refused > 0 && <p>{t('file.refused', { count: refused })}</p>}
      <ul className="grid gap-1 text-small">
        {faults.map(({ line, english, reason }) => (
          <li key={line}>{t('file.row', { line, english, reason })}</li>
        ))}
      </ul>
    </div>
  )
}

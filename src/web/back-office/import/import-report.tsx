import { Download } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { backOfficeImportMessages } from '../../messages/en/back-office/catalogue/import.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { faultsCsv } from './faults-csv.ts'
import type { ImportReport } from './send-list.ts'

const maxDisplayed = 20
const counts = ['rows', 'added', 'changed', 'unchanged', 'refused', 'repeated', 'noted'] as const

/** What a list changes or has changed, and which of its rows it does not. */
export function Report({ title, report }: { title: string; report: ImportReport }) {
  const t = useMessages(backOfficeImportMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} className="office-box grid gap-4">
      <h2 id={id} className="text-title">
        <bdi>{title}</bdi>
      </h2>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {counts.map((name) => (
          <div key={name}>
            <dt className="text-small text-soft">{t(`list.${name}`)}</dt>
            <dd className="money text-lead font-bold">{t.number(report[name])}</dd>
          </div>
        ))}
      </dl>
      {report.rejected.length > 0 && <Faults report={report} />}
    </section>
  )
}

function Faults({ report }: { report: ImportReport }) {
  const t = useMessages(backOfficeImportMessages)
  const file = useFile(report)
  const faults = report.rejected
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{t('list.faults')}</h3>
      <ul className="grid gap-1 text-small">
        {faults.slice(0, maxDisplayed).map(({ line, name, reason, kind }) => (
          <li key={`${line} ${kind} ${reason}`}>
            {name === ''
              ? t('list.faultUnnamed', { line, reason })
              : t('list.fault', { line, name, reason })}
          </li>
        ))}
      </ul>
      {faults.length > maxDisplayed && (
        <p className="text-small text-soft">{t('list.more', { count: maxDisplayed })}</p>
      )}
      <p className="text-small text-soft">{t('list.correct')}</p>
      {file && (
        <a
          href={file}
          download="rows.csv"
          className={buttonClass({ className: 'justify-self-start' })}
        >
          <Download aria-hidden className="size-5" /> {t('list.download')}
        </a>
      )}
    </div>
  )
}

/** The address of the rows as a file, as long as they are shown. */
function useFile(report: ImportReport): string | null {
  const t = useMessages(backOfficeImportMessages)
  const text = faultsCsv(report, t('list.line'), t('list.reason'))
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    // Spreadsheets detect UTF-8 by this mark.
    const made = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [text])
  return address
}

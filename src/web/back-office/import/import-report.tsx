import { Download } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { backOfficeImportMessages } from '../../messages/en/back-office/catalogue/import.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { faultsCsv } from './faults-csv.ts'
import { ImportEffect } from './import-effect.tsx'
import type { ImportReport } from './send-list.ts'

const maxDisplayed = 20
const counts = ['rows', 'added', 'changed', 'unchanged', 'refused', 'repeated', 'noted'] as const

/** What a list changes or has changed, and which of its rows it does not. */
export function Report({ title, report }: { title: string; report: ImportReport }) {
  const t = useMessages(backOfficeImportMessages)
  const id = useId()
  const isWorthSaying = (name: (typeof counts)[number]) => name === 'rows' || report[name] > 0
  return (
    <section aria-labelledby={id} className="office-box grid gap-4">
      <h2 id={id} className="text-title">
        <bdi>{title}</bdi>
      </h2>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {counts.filter(isWorthSaying).map((name) => (
          <div key={name}>
            <dt className="text-small text-soft">{t(`list.${name}`)}</dt>
            <dd className="money text-lead font-bold">{t.number(report[name])}</dd>
          </div>
        ))}
      </dl>
      <ImportEffect report={report} />
      {report.rejected.length > 0 && <Faults report={report} />}
    </section>
  )
}

function Faults({ report }: { report: ImportReport }) {
  const t = useMessages(backOfficeImportMessages)
  const file = useFile(report)
  const groups = groupsOf(report.rejected)
  const sentence = ({ line, name, reason }: Fault) =>
    name === '' ? t('list.faultUnnamed', { line, reason }) : t('list.fault', { line, name, reason })
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">{t('list.faults')}</h3>
      <ul className="grid gap-1 text-small">
        {groups.map(([first, ...others]) => (
          <li key={`${first.kind} ${first.code}`}>
            {others.length === 0 ? (
              sentence(first)
            ) : (
              <details>
                <summary className="min-h-11 cursor-pointer py-2.5">
                  {t('list.alike', { fault: sentence(first), count: others.length })}
                </summary>
                <ul className="grid gap-1 ps-4">
                  {others.slice(0, maxDisplayed).map((fault, at) => (
                    <li key={at}>{sentence(fault)}</li>
                  ))}
                </ul>
                {others.length > maxDisplayed && (
                  <p className="ps-4 text-soft">
                    {t('effect.rest', { count: others.length - maxDisplayed })}
                  </p>
                )}
              </details>
            )}
          </li>
        ))}
      </ul>
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

type Fault = ImportReport['rejected'][number]

/** Rows with the same kind of fault, the most frequent first. */
function groupsOf(faults: readonly Fault[]) {
  const groups = new Map<string, [Fault, ...Fault[]]>()
  for (const fault of faults) {
    const key = `${fault.kind} ${fault.code}`
    const group = groups.get(key)
    if (group) group.push(fault)
    else groups.set(key, [fault])
  }
  return [...groups.values()].toSorted((a, b) => b.length - a.length)
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

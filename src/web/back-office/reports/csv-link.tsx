import { Download } from 'lucide-react'
import type { ReportName } from '#wire/admin/office/report.schema.ts'
import { apiBase } from '#wire/routes.ts'
import { query } from '../../app/paths.ts'
import { backOfficeReportsMessages } from '../../messages/en/back-office/settings/reports.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'

type Props = { report: ReportName; period: { from: string; to: string }; title: string }

/** A report as a file for a spreadsheet. */
export function CsvLink({ report, period: { from, to }, title }: Props) {
  const t = useMessages(backOfficeReportsMessages)
  return (
    <a
      href={`${apiBase}/admin/reports/${report}/csv${query({ from, to })}`}
      download
      aria-label={t('reports.csvOf', { title })}
      className={buttonClass({ className: 'justify-self-start' })}
    >
      <Download aria-hidden className="size-5" />
      {t('reports.csv')}
    </a>
  )
}

import { backOfficeBulkMessages } from '../../messages/en/back-office/catalogue/bulk.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Link } from '../../app/router/link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import type { Bulk } from './use-bulk.ts'

/** Changed and unchanged counts, and the link to undo. */
export function BulkReport({ bulk: { report, result } }: { bulk: Bulk }) {
  const t = useMessages(backOfficeBulkMessages)
  if (report === null) return null
  const { id, changed, kept } = report
  return (
    <section aria-labelledby="report" className="office-box grid grid-cols-1 gap-3">
      <h2 id="report" ref={result} tabIndex={-1} className="text-title">
        {changed > 0 ? t('done.done', { count: changed }) : t('done.none')}
      </h2>
      {kept.length > 0 && (
        <>
          <h3 className="font-semibold">{t('done.kept')}</h3>
          <ul className="grid gap-1">
            {kept.map(({ number, name, reason }) => (
              <li key={number}>
                {t('done.line', { name: name ?? t('done.gone', { number }), reason })}
              </li>
            ))}
          </ul>
        </>
      )}
      {id !== null && (
        <Link
          to={officePaths.pastImport({ id })}
          className={buttonClass({ className: 'justify-self-start' })}
        >
          {t('done.undo')}
        </Link>
      )}
    </section>
  )
}

import { eventKinds } from '#shop/events/event-kinds.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeAuditMessages } from '../../messages/en/back-office/settings/audit.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { Chips } from '../parts/chips.tsx'
import { staffSend } from '../send.ts'
import { AuditFilter } from './audit-filter.tsx'
import { Entry } from './entry.tsx'

export const page = definePage({
  async load({ api, layoutData, url: { searchParams } }) {
    await layoutData
    const of = (name: string) => searchParams.get(name) || undefined
    const view = {
      person: of('person'),
      by: of('by') === 'staff' ? ('staff' as const) : undefined,
      kind: eventKinds.find((one) => one === of('kind')),
      from: dayIn(of('from')),
      until: dayIn(of('until')),
    }
    const after = of('after')
    const send = staffSend(api)
    const [{ data: entries, next }, { data: staff }] = await Promise.all([
      send('adminAudit', { query: { ...view, after } }),
      send('adminStaff', { query: { limit: 100 } }),
    ])
    return { entries, next, staff, view, isFirst: after === undefined }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeAuditMessages)('audit.title'),
  }),
  Page: ({ data: { entries, next, staff, view, isFirst } }) => {
    const t = useMessages(backOfficeAuditMessages)
    const people = [...staff, ...entries.flatMap(({ person }) => person ?? [])]
    return (
      <div className="grid max-w-4xl gap-4">
        <h1 className="text-head">{t('audit.title')}</h1>
        <Chips
          label={t('audit.who')}
          chips={([undefined, 'staff'] as const).map((by) => ({
            to: officePaths.audit({ ...view, by }),
            words: t(by === undefined ? 'audit.everybody' : 'audit.staff'),
            isHere: by === view.by,
          }))}
        />
        <AuditFilter view={view} people={people} />
        {entries.length === 0 && (
          <EmptyState ornament="lamp" title={t('audit.none')} text={t('audit.noneText')} />
        )}
        <ol className="grid gap-3">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
        <nav aria-label={t('audit.title')} className="flex flex-wrap justify-center gap-3">
          {!isFirst && (
            <Link to={officePaths.audit(view)} className={buttonClass()}>
              {t('audit.newest')}
            </Link>
          )}
          {next !== null && (
            <Link to={officePaths.audit({ ...view, after: next })} className={buttonClass()}>
              {t('audit.older')}
            </Link>
          )}
        </nav>
      </div>
    )
  },
})

const dayIn = (text: string | undefined) =>
  text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined

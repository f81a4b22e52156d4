import { eventStates } from '#shop/content/content.ts'
import { startOfShopDay } from '#shop/settings/shop-day.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { BackLink } from '../parts/back-link.tsx'
import { ShowingNote } from '../content/showing-note.tsx'
import { definePage } from '../layout/define-page.ts'
import { Chips } from '../parts/chips.tsx'
import { PageLinks, pageIn, pageSize, refusePastEnd } from '../parts/page-links.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import type { StaffEvent } from './event.tsx'

export const page = definePage({
  async load({ api, layoutData, url }) {
    const { searchParams } = url
    await layoutData
    const state = eventStates.find((one) => one === searchParams.get('state'))
    const page = pageIn(searchParams)
    const query = { state, page, limit: pageSize }
    const { data, total } = await staffSend(api)('adminEvents', { query })
    refusePastEnd(url, page, total)
    return { events: data.map(({ description: _, ...event }) => event), total, state, page }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeContentMessages)('events.title'),
  }),
  Page: ({ data: { events, total, state, page } }) => {
    const t = useMessages(backOfficeContentMessages)
    const mayWrite = useAllows('content.write')
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <BackLink to={officePaths.content()}>{t('content.title')}</BackLink>
        <div className="flex flex-wrap items-center gap-4">
          <h1 className="text-head">{t('events.title')}</h1>
          {mayWrite && (
            <Link
              to={officePaths.newEvent()}
              className={buttonClass({ kind: 'main', className: 'ms-auto' })}
            >
              {t('events.new')}
            </Link>
          )}
        </div>
        <Chips
          label={t('events.title')}
          chips={[undefined, ...eventStates].map((one) => ({
            to: officePaths.events({ state: one }),
            words: t(one === undefined ? 'events.all' : `state.${one}`),
            isHere: one === state,
          }))}
        />
        {events.length === 0 && (
          <EmptyState ornament="lamp" title={t('events.none')} text={t('events.noneText')} />
        )}
        <ul aria-label={t('events.title')} className="grid gap-3">
          {events.map((event) => (
            <Row key={event.id} event={event} />
          ))}
        </ul>
        <PageLinks page={page} total={total} to={(n) => officePaths.events({ state, page: n })} />
      </div>
    )
  },
})

function Row({ event }: { event: Omit<StaffEvent, 'description'> }) {
  const t = useMessages(backOfficeContentMessages)
  const { name, location, firstDay, lastDay, state } = event
  return (
    <li className="office-box grid gap-1">
      <h2 className="font-semibold">
        <Link
          to={officePaths.event(event)}
          className="inline-flex min-h-11 items-center hover:underline"
        >
          {name}
        </Link>
      </h2>
      <p className="flex flex-wrap items-center gap-2 text-small text-soft">
        <Badge>{t(`state.${state}`)}</Badge>
        <span>{t.days(startOfShopDay(firstDay) ?? 0, startOfShopDay(lastDay) ?? 0)}</span>
      </p>
      <p className="flex flex-wrap items-center gap-2 text-small text-soft empty:hidden">
        <ShowingNote of={event} />
      </p>
      {location !== '' && <p className="text-small text-soft">{location}</p>}
    </li>
  )
}

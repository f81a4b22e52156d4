import { eventStates } from '#shop/content/content.ts'
import { startOfShopDay } from '#shop/settings/shop-day.ts'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { officePaths } from '../addresses.ts'
import { RowTitle } from '../content/grouped-list.tsx'
import { ShowingNote } from '../content/showing-note.tsx'
import { choice } from '../list/filters.ts'
import { listPage } from '../list/list-page.tsx'
import type { StaffEvent } from './event.tsx'

export const page = listPage({
  call: 'adminEvents',
  at: officePaths.events,
  messages: [backOfficeContentMessages],
  title: 'events.title',
  back: { to: officePaths.content(), label: 'content.title' },
  width: 'max-w-3xl',
  add: { to: officePaths.newEvent(), label: 'events.new', needs: 'content.write' },
  filters: (t) => ({
    state: choice('all', eventStates, (one) => t(one === 'all' ? 'events.all' : `state.${one}`)),
  }),
  lean: ({ description: _, ...event }) => event,
  empty: (t) => ({ title: t('events.none'), text: t('events.noneText') }),
  label: 'events.title',
  listClass: 'office-box divide-y divide-line py-0',
  Row: ({ row }) => <EventRow event={row} />,
})

function EventRow({ event }: { event: Omit<StaffEvent, 'description'> }) {
  const t = useMessages(backOfficeContentMessages)
  const { name, location, firstDay, lastDay, state } = event
  return (
    <li className="grid gap-1 py-3">
      <RowTitle level={2} to={officePaths.event(event)}>
        {name}
      </RowTitle>
      <p className="flex flex-wrap items-center gap-2 text-small text-soft">
        <Badge tone={state === 'current' ? 'good' : 'calm'}>{t(`state.${state}`)}</Badge>
        <span>{t.days(startOfShopDay(firstDay) ?? 0, startOfShopDay(lastDay) ?? 0)}</span>
        {location !== '' && <bdi className="min-w-0">{location}</bdi>}
      </p>
      <p className="flex flex-wrap items-center gap-2 text-small text-soft empty:hidden">
        <ShowingNote of={event} />
      </p>
    </li>
  )
}

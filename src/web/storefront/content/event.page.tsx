import { useEffect, useState } from 'react'
import { type ShopEvent, whenOf } from '#shop/content/content.ts'
import { contentCalls } from '../../app/api/content-calls.ts'
import { definePage } from '../layout-data/define-page.ts'
import { media, paths } from '../../app/paths.ts'
import { useNavigate } from '../../app/router/use-router.tsx'
import { readingMessages } from '../../messages/en/storefront/content/reading.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { PageHead } from '../parts/page-head.tsx'
import { SearchForm } from './reading/search-form.tsx'
import { EventDialog } from './event-dialog.tsx'
import { EventList } from './event-list.tsx'
import { EventTabs, panelId, tabId } from './event-tabs.tsx'
import { isWhen, matching, type When } from './event-view.ts'
import { shopDay } from '#shop/settings/shop-day.ts'
import type { ShopName } from '../../app/document/head.ts'
import './reading.css'

/** Structured data for search engines. */
const eventFacts = (event: ShopEvent, origin: string, shop: ShopName) => ({
  '@type': 'Event',
  name: event.name,
  description: event.description,
  startDate: shopDay(event.startsAt),
  endDate: shopDay(event.endsAt),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@type': 'Place', name: event.location, address: event.location },
  ...(shop && { organizer: { '@type': 'Organization', name: shop.shopName, url: origin } }),
  url: origin + paths.events(),
  ...(event.picture && { image: origin + media(event.picture) }),
})

export const page = definePage({
  async load({ api, url }) {
    const requested = url.searchParams.get('tab')
    const tab: When = isWhen(requested) ? requested : 'current'
    const events = await contentCalls(api)
      .events()
      .catch(() => null)
    return { events, tab, q: url.searchParams.get('q') ?? '', now: Date.now() }
  },
  head: ({ events, now }, { url: { origin }, shop, language }) => {
    const t = messagesIn(language, readingMessages)
    return {
      title: t('events.title'),
      description: t('events.description'),
      canonical: paths.events(),
      facts: (events ?? [])
        .filter((event) => whenOf(event, now) !== 'past')
        .map((event) => eventFacts(event, origin, shop)),
    }
  },
  Page: ({ data: { events, now, ...asked } }) => {
    const t = useMessages(readingMessages)
    const navigate = useNavigate()
    const [tab, setTab] = useState(asked.tab)
    const [q, setQ] = useState(asked.q)
    const [open, setOpen] = useState<ShopEvent | null>(null)

    useEffect(() => setTab(asked.tab), [asked.tab])

    const found = matching(events ?? [], q)
    const inTab = found.filter((event) => whenOf(event, now) === tab)
    // Past events: newest first.
    const inOrder = tab === 'past' ? inTab.toReversed() : inTab

    const pick = (next: When) => {
      setTab(next)
      void navigate(paths.events({ tab: next, q }), { replace: true, preventScrollReset: true })
    }

    return (
      <div className="wrap">
        <PageHead
          title={t('events.title')}
          lead={t('events.lead')}
          crumbs={[{ name: t('events.title'), to: paths.events() }]}
        >
          <SearchForm
            label={t('events.search')}
            placeholder={t('events.placeholder')}
            button={t('events.find')}
            value={q}
            onChange={setQ}
            otherParams={{ tab }}
          />
        </PageHead>
        <EventTabs
          tab={tab}
          count={(when) => found.filter((event) => whenOf(event, now) === when).length}
          to={(when) => paths.events({ tab: when, q })}
          onPick={pick}
        />
        <div role="tabpanel" id={panelId} aria-labelledby={tabId(tab)} className="mt-8">
          <EventList events={events && inOrder} onOpen={setOpen} />
        </div>
        <EventDialog event={open} onClose={() => setOpen(null)} />
      </div>
    )
  },
})

import './reading.css'
import { CalendarDays, CalendarPlus, MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { calendarFile } from '#shop/content/calendar-file.ts'
import type { ShopEvent } from '#shop/content/content.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Photo } from '../../ui/photo.tsx'
import { readingMessages } from '../../messages/en/storefront/content/reading.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Markdown } from './reading/markdown.tsx'

type Props = { event: ShopEvent | null; onClose: () => void }

export function EventDialog({ event, onClose }: Props) {
  // Keeps the content while the sheet slides out.
  const [last, setLast] = useState(event)
  useEffect(() => {
    if (event) setLast(event)
  }, [event])
  const displayed = event ?? last
  return (
    <Dialog open={event !== null} onClose={onClose} title={displayed?.name ?? ''}>
      {displayed && <EventDetail event={displayed} />}
    </Dialog>
  )
}

const EventDetail = ({ event }: { event: ShopEvent }) => {
  const t = useMessages(readingMessages)
  return (
    <div className="grid gap-5 tint-wheat">
      <Photo picture={event.picture} alt="" shape="wide" sizes="540px" className="story-picture" />
      <dl className="grid gap-3">
        <div className="flex gap-3">
          <dt>
            <CalendarDays aria-hidden className="mt-0.5 size-5 text-link" />
            <span className="sr-only">{t('events.when')}</span>
          </dt>
          <dd>
            <span className="font-semibold">{t.days(event.startsAt, event.endsAt)}</span> ·{' '}
            {t('events.allDay')}
          </dd>
        </div>
        <div className="flex gap-3">
          <dt>
            <MapPin aria-hidden className="mt-0.5 size-5 text-link" />
            <span className="sr-only">{t('events.where')}</span>
          </dt>
          <dd>{event.location}</dd>
        </div>
      </dl>
      <Markdown text={event.description} className="!text-base" />
      <Button kind="main" onClick={() => downloadCalendarEntry(event)}>
        <CalendarPlus aria-hidden className="size-5" /> {t('events.calendar')}
      </Button>
    </div>
  )
}

/** Created in the browser, so that no request reveals who attends. */
function downloadCalendarEntry(event: ShopEvent) {
  const text = calendarFile(event, { host: window.location.hostname, now: Date.now() })
  const href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  Object.assign(document.createElement('a'), { href, download: `${nameOf(event)}.ics` }).click()
  setTimeout(() => URL.revokeObjectURL(href), 10_000)
}

const nameOf = ({ name }: ShopEvent) =>
  name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'event'

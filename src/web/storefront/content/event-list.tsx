import { useRevalidator } from '../../app/router/use-router.tsx'
import './reading.css'
import { MapPin } from 'lucide-react'
import type { ShopEvent } from '#shop/content/content.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Photo } from '../../ui/photo.tsx'
import { readingMessages } from '../../messages/en/storefront/content/reading.ts'
import { useFormats, useMessages } from '../../messages/use-messages.ts'
import { tintAt } from './reading/tints.ts'

type Props = { events: readonly ShopEvent[] | null; onOpen: (event: ShopEvent) => void }

export function EventList({ events, onOpen }: Props) {
  const t = useMessages(readingMessages)
  const { revalidate, state } = useRevalidator()
  if (events === null) {
    return (
      <EmptyState ornament="lamp" title={t('events.failed')}>
        <Button kind="main" busy={state === 'loading'} onClick={() => void revalidate()}>
          {t('events.again')}
        </Button>
      </EmptyState>
    )
  }
  return (
    <div aria-live="polite">
      {events.length === 0 ? (
        <EmptyState ornament="kettle" title={t('events.none')} text={t('events.noneText')} />
      ) : (
        <ul className="stories">
          {events.map((event, index) => (
            <li key={event.id}>
              <EventCard event={event} index={index} onOpen={() => onOpen(event)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const EventCard = ({
  event,
  index,
  onOpen,
}: {
  event: ShopEvent
  index: number
  onOpen: () => void
}) => {
  const t = useMessages(readingMessages)
  return (
    <article className={`story ${tintAt(index)}`}>
      <div className="relative">
        <Photo
          picture={event.picture}
          alt=""
          shape="wide"
          sizes="(min-width: 1150px) 410px, (min-width: 768px) 50vw, 100vw"
          eager={index === 0}
          className="story-picture"
        />
        <Leaf at={event.startsAt} />
      </div>
      <div className="story-text grid-rows-[auto_auto_1fr_auto]">
        <p className="text-small font-semibold text-link">
          {t.days(event.startsAt, event.endsAt)} · {t('events.allDay')}
        </p>
        <h2 className="text-title">{event.name}</h2>
        <p className="flex gap-2 text-soft">
          <MapPin aria-hidden className="mt-1 size-4 shrink-0" /> {event.location}
        </p>
        <noscript>
          <p>{event.description}</p>
        </noscript>
        <Button
          kind="plain"
          small
          className="mt-2 justify-self-start noscript:hidden"
          onClick={onOpen}
          aria-label={`${t('events.detail')}: ${event.name}`}
        >
          {t('events.detail')}
        </Button>
      </div>
    </article>
  )
}

/** The start day as a calendar leaf; hidden from screen readers, since the text repeats it. */
const Leaf = ({ at }: { at: number }) => {
  const { month, date } = useFormats().calendarLeaf(at)
  return (
    <span aria-hidden className="leaf absolute start-3 top-3">
      <span className="leaf-month">{month}</span>
      <span className="leaf-date">{date}</span>
    </span>
  )
}

import { startOfShopDay } from '#shop/settings/shop-day.ts'
import type { Answer } from '#wire/calls.ts'
import { paths } from '../../app/paths.ts'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useFormats, useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { officePaths } from '../addresses.ts'
import { collection } from '../content/collection.tsx'
import { hidden, type Showing, shownSection } from '../content/shown-section.ts'
import { ShowingNote } from '../content/showing-note.tsx'
import { StoryPicture } from '../content/story-picture.tsx'
import { StoryPreview } from '../content/story-preview.tsx'

export type StaffEvent = Answer<'adminEvent'>['data']
type Words = 'name' | 'location' | 'description'
type Field = Words | `${Words}Ur` | 'firstDay' | 'lastDay' | keyof Showing
type EventValues = Pick<StaffEvent, Field>

export const { newPage, editPage } = collection<
  StaffEvent,
  EventValues,
  typeof backOfficeContentMessages,
  null
>({
  name: 'event',
  kind: 'shop-event',
  messages: backOfficeContentMessages,
  blank: {
    name: '',
    nameUr: '',
    location: '',
    locationUr: '',
    description: '',
    descriptionUr: '',
    firstDay: '',
    lastDay: '',
    ...hidden,
  },
  list: officePaths.events,
  address: officePaths.event,
  calls: {
    read: 'adminEvent',
    create: 'adminCreateEvent',
    change: 'adminChangeEvent',
    setPicture: 'adminSetEventPicture',
    remove: 'adminRemoveEvent',
  },
  titleOf: ({ name }) => name,
  labels: (t) => ({ new: t('events.new'), back: t('events.back'), saved: t('events.saved') }),
  sections: (t) => [
    {
      title: t('events.words'),
      fields: {
        name: {
          is: 'text',
          label: t('events.name'),
          max: 120,
          translatable: true,
          wrong: ({ name }) => name.trim() === '' && t('content.noTitleYet'),
        },
        location: {
          is: 'text',
          label: t('events.location'),
          max: 200,
          translatable: true,
          optional: true,
        },
        description: {
          is: 'markdown',
          label: t('events.description'),
          max: 10_000,
          rows: 8,
          translatable: true,
        },
      },
    },
    {
      title: t('events.when'),
      hint: t('events.daysHint'),
      inRow: ['firstDay', 'lastDay'],
      fields: {
        firstDay: {
          is: 'day',
          label: t('events.firstDay'),
          wrong: ({ firstDay }) => firstDay === '' && t('events.noDay'),
        },
        lastDay: {
          is: 'day',
          label: t('events.lastDay'),
          wrong: ({ firstDay, lastDay }) =>
            lastDay === '' ? t('events.noDay') : lastDay < firstDay && t('events.endsFirst'),
        },
      },
    },
    shownSection(t),
  ],
  State({ item }) {
    const t = useMessages(backOfficeContentMessages)
    return (
      <p className="flex flex-wrap items-center gap-2 text-small text-soft">
        <Badge>{t(`state.${item.state}`)}</Badge>
        <ShowingNote of={item} />
      </p>
    )
  },
  seenAt: ({ state, showing }) =>
    state !== 'draft' && showing === 'out' ? paths.events({ tab: state }) : null,
  Pictures: ({ item, mayWrite }) => <StoryPicture kind="event" story={item} mayWrite={mayWrite} />,
  Preview({ typed, item, picture }) {
    const formats = useFormats()
    const [from, to] = [startOfShopDay(typed.firstDay), startOfShopDay(typed.lastDay)]
    return (
      <StoryPreview title={typed.name} picture={item?.picture ?? picture} text={typed.description}>
        {from !== null && to !== null && to >= from && (
          <p className="text-small font-semibold text-link">{formats.days(from, to)}</p>
        )}
        {typed.location !== '' && <p className="text-soft">{typed.location}</p>}
      </StoryPreview>
    )
  },
})

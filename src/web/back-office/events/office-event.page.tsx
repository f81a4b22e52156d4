import { paths } from '../../app/paths.ts'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { officePaths } from '../addresses.ts'
import { RemoveStory } from '../content/remove-story.tsx'
import { ShowingNote } from '../content/showing-note.tsx'
import { StoryPicture } from '../content/story-picture.tsx'
import { definePage } from '../layout/define-page.ts'
import { BackLink } from '../parts/back-link.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend } from '../send.ts'
import { EventEditor } from './event-editor.tsx'
import { EventPreview } from './event-preview.tsx'
import type { StaffEvent } from './event-values.ts'
import { useEventForm } from './use-event-form.ts'

export const page = definePage({
  async load({ api, params: { id = '' }, layoutData }) {
    await layoutData
    return (await staffSend(api)('adminEvent', { params: { id } })).data
  },
  head: ({ name }) => ({ title: name }),
  Page: ({ data: event }) => <EditEvent key={event.id} event={event} />,
})

function EditEvent({ event }: { event: StaffEvent }) {
  const t = useMessages(backOfficeContentMessages)
  const mayWrite = useAllows('content.write')
  const form = useEventForm(event)
  const { id, name, state, showing, picture } = event
  return (
    <div className="grid grid-cols-1 gap-4">
      <BackLink to={officePaths.events()}>{t('events.back')}</BackLink>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-head">{name}</h1>
        <p className="flex flex-wrap items-center gap-2 text-small text-soft">
          <Badge>{t(`state.${state}`)}</Badge>
          <ShowingNote of={event} />
        </p>
      </div>
      <div className="flex flex-wrap gap-3 empty:hidden">
        {state !== 'draft' && showing === 'out' && (
          <a href={paths.events({ tab: state })} className={buttonClass()}>
            {t('content.see')}
          </a>
        )}
        {mayWrite && (
          <RemoveStory call="adminRemoveEvent" id={id} title={name} to={officePaths.events()} />
        )}
      </div>
      {!mayWrite && <p>{t('content.readOnly')}</p>}
      <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <StoryPicture kind="event" story={event} mayWrite={mayWrite} />
          <EventEditor form={form} mayWrite={mayWrite} />
        </div>
        <EventPreview typed={form.typed} picture={picture} />
      </div>
    </div>
  )
}

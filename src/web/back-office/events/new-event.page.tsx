import { useNavigate } from '../../app/router/use-router.tsx'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { refuseWithout } from '../layout/refuse-without.ts'
import { BackLink } from '../parts/back-link.tsx'
import { useAllows } from '../parts/use-allows.ts'
import { EventEditor } from './event-editor.tsx'
import { EventPreview } from './event-preview.tsx'
import { useEventForm } from './use-event-form.ts'

export const page = definePage({
  load: async ({ layoutData }) => refuseWithout((await layoutData).role, 'content.write'),
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeContentMessages)('events.new'),
  }),
  Page: function NewEvent() {
    const t = useMessages(backOfficeContentMessages)
    const go = useNavigate()
    const mayWrite = useAllows('content.write')
    const form = useEventForm(null, (made) => void go(officePaths.event(made)))
    return (
      <div className="grid grid-cols-1 gap-4">
        <BackLink to={officePaths.events()}>{t('events.back')}</BackLink>
        <h1 className="text-head">{t('events.new')}</h1>
        <p>{t(mayWrite ? 'picture.later' : 'content.readOnly')}</p>
        <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-2">
          <EventEditor form={form} mayWrite={mayWrite} />
          <EventPreview typed={form.typed} picture={null} />
        </div>
      </div>
    )
  },
})

import type { Answer } from '#wire/calls.ts'
import { backOfficeInboxMessages } from '../../messages/en/back-office-inbox.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'

type Message = Answer<'adminMessages'>['data'][number]

/** What somebody wrote to the shop, with the way to answer. */
export function MessageCard({ message: one }: { message: Message }) {
  const t = useMessages(backOfficeInboxMessages)
  const mayWrite = useAllows('message.write')
  const time = t.moment(Date.parse(one.createdAt))
  const subject = one.subject || t('messages.question')
  const reply = t('messages.replySubject', { subject })
  return (
    <li className="office-box grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lead font-semibold">{subject}</h2>
        {one.readAt === null && <Badge tone="loud">{t('messages.unread')}</Badge>}
      </div>
      <p className="text-small text-soft">
        {one.name
          ? t('messages.from', { name: one.name, email: one.email, time })
          : t('messages.fromEmail', { email: one.email, time })}
      </p>
      <p className="whitespace-pre-line">{one.message}</p>
      <div className="flex flex-wrap gap-3">
        <a
          href={`mailto:${one.email}?subject=${encodeURIComponent(reply)}`}
          className={buttonClass({ small: true })}
        >
          {t('messages.reply')}
        </a>
        {mayWrite && <ReadButton message={one} />}
      </div>
    </li>
  )
}

function ReadButton({ message: { id, readAt } }: { message: Message }) {
  const t = useMessages(backOfficeInboxMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const read = readAt === null
  return (
    <Button
      small
      kind="quiet"
      busy={busy}
      onClick={() =>
        void act(
          () => send('adminReadMessage', { params: { id }, body: { read } }),
          t(read ? 'messages.isRead' : 'messages.isUnread'),
        )
      }
    >
      {t(read ? 'messages.read' : 'messages.unreadAgain')}
    </Button>
  )
}

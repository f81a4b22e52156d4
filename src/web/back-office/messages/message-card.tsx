import { ChevronRight, MessageCircle } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { whatsappLink } from '#shop/accounts/contacts/phone.ts'
import type { Answer, Input } from '#wire/calls.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeMessagesMessages } from '../../messages/en/back-office/orders/messages.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/form/select.tsx'
import { officePaths } from '../addresses.ts'
import { Reach } from '../parts/reach.tsx'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useStaffSend } from '../send.ts'
import { replyDraft } from './reply-draft.ts'
import { type Message, ReplyForm } from './reply-form.tsx'

type Inbox = Answer<'adminMessages'>
type Change = Input<'adminChangeMessage'>['body']
type Props = {
  message: Message
  colleagues: Inbox['colleagues']
  templates: Answer<'adminReplyTemplates'>['data']
  /** It left the list: a colleague dealt with it. */
  hasLeft?: boolean
}

/** What somebody wrote to the shop, what was answered, and the ways to answer. */
export function MessageCard({ message: one, colleagues, templates, hasLeft }: Props) {
  const t = useMessages(backOfficeMessagesMessages)
  const mayWrite = useAllows('message.write')
  const mayLook = useAllows('customer.read')
  const time = t.moment(Date.parse(one.createdAt))
  return (
    <li className="office-box grid gap-3">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-lead font-semibold">{one.subject || t('messages.question')}</h2>
          {one.doneAt !== null && <Badge tone="calm">{t('messages.isDone')}</Badge>}
        </div>
        <p className="text-small text-soft">
          {one.name
            ? t('messages.from', { name: one.name, email: one.email, time })
            : t('messages.fromEmail', { email: one.email, time })}
        </p>
        {one.customerId !== null && mayLook && (
          <Link to={officePaths.customer({ id: one.customerId })} className="back-link">
            {t('messages.customer')}
            <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
          </Link>
        )}
      </div>
      {hasLeft && <Notice>{t('messages.hasLeft')}</Notice>}
      <p className="whitespace-pre-line">{one.message}</p>
      {one.replies.map(({ id, text, at, by }) => (
        <div key={id} className="grid gap-1 border-s-4 border-line ps-3">
          <p className="text-small text-soft">
            {t('reply.by', { name: by ?? t('reply.gone'), time: t.moment(Date.parse(at)) })}
          </p>
          <p className="whitespace-pre-line">{text}</p>
        </div>
      ))}
      {mayWrite && <Work message={one} colleagues={colleagues} templates={templates} />}
    </li>
  )
}

function Work({ message: one, colleagues, templates }: Props) {
  const t = useMessages(backOfficeMessagesMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const isKept = useSyncExternalStore(
    () => () => {},
    () => replyDraft(one.id) !== '',
    () => false, // only the browser knows what was typed in it
  )
  const [chosen, setAnswers] = useState<boolean | null>(null)
  const answers = chosen ?? isKept
  const isDone = one.doneAt !== null
  const change = (body: Change, done: string) =>
    void act(() => send('adminChangeMessage', { params: { id: one.id }, body }), done)
  if (answers)
    return <ReplyForm message={one} templates={templates} onClose={() => setAnswers(false)} />
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button kind={isDone ? 'plain' : 'main'} small onClick={() => setAnswers(true)}>
        {t(one.replies.length > 0 ? 'reply.openAgain' : 'reply.open')}
      </Button>
      {one.phone !== '' && <WriteOnWhatsApp message={one} />}
      <Button
        small
        kind="quiet"
        busy={busy}
        onClick={() =>
          change({ done: !isDone }, t(isDone ? 'messages.reopened' : 'messages.markedDone'))
        }
      >
        {t(isDone ? 'messages.reopen' : 'messages.markDone')}
      </Button>
      {!isDone && <Assignee message={one} colleagues={colleagues} busy={busy} change={change} />}
    </div>
  )
}

type AssigneeProps = Pick<Props, 'message' | 'colleagues'> & {
  busy: boolean
  change: (body: Change, done: string) => void
}

function Assignee({ message: { assignee }, colleagues, busy, change }: AssigneeProps) {
  const t = useMessages(backOfficeMessagesMessages)
  // A former colleague stays listed until another is chosen.
  const all =
    assignee === null || colleagues.some(({ id }) => id === assignee.id)
      ? colleagues
      : [...colleagues, assignee]
  return (
    <Select
      aria-label={t('messages.assignee')}
      value={assignee?.id ?? ''}
      disabled={busy}
      onChange={({ currentTarget: { value } }) => {
        const name = all.find(({ id }) => id === value)?.name
        change(
          { assignedTo: value || null, seen: { assignedTo: assignee?.id ?? null } },
          name === undefined ? t('messages.unassigned') : t('messages.assigned', { name }),
        )
      }}
      options={[
        { value: '', label: t('messages.nobody') },
        ...all.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}

function WriteOnWhatsApp({ message: { name, phone, subject } }: { message: Message }) {
  const t = useMessages(backOfficeMessagesMessages)
  const about = subject || t('messages.question')
  const text = t('messages.whatsappText', { name, subject: about })
  return (
    <Reach to={whatsappLink(phone, text)} icon={<MessageCircle aria-hidden className="size-4" />}>
      {t('messages.whatsapp')}
    </Reach>
  )
}

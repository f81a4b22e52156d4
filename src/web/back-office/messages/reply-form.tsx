import { useRef, useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeMessagesMessages } from '../../messages/en/back-office/orders/messages.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { NoMailToCustomer, useMailOn } from '../parts/mail-off.tsx'
import { newUuid } from '../parts/new-uuid.ts'
import { useStaffSend } from '../send.ts'
import { saveReplyDraft, replyDraft } from './reply-draft.ts'
import { ChooseAnswer } from './choose-answer.tsx'
import { OtherWays } from './other-ways.tsx'
import { SaveAnswer } from './saved-answers.tsx'

export type Message = Answer<'adminMessages'>['data'][number]

type Props = {
  message: Message
  templates: Answer<'adminReplyTemplates'>['data']
  onClose: () => void
}

/** Writes an answer, or takes a saved one to begin with; a failed send is tried again under the same id. */
export function ReplyForm({ message, templates, onClose }: Props) {
  const { id, email } = message
  const t = useMessages(backOfficeMessagesMessages)
  const isOn = useMailOn()
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const [text, setText] = useState(() => replyDraft(id))
  const reply = useRef({ id: newUuid(), text: '' })

  function write(to: string) {
    setText(to)
    saveReplyDraft(id, to)
  }
  const { form, busy, problem, errorOf } = useForm<'text'>({
    failed: t('reply.failed'),
    check: () => (text.trim() === '' ? { fields: { text: t('reply.empty') } } : null),
    async send() {
      // Another text needs another id.
      if (reply.current.text !== text) reply.current = { id: newUuid(), text }
      await send('adminAnswerMessage', { params: { id }, body: reply.current })
      saveReplyDraft(id, '')
      toast.success(t(isOn ? 'reply.sent' : 'reply.onlySaved'), 'action')
      onClose()
      await revalidate()
    },
  })
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <form {...form} noValidate className="grid gap-3">
        {problem && <Notice>{problem}</Notice>}
        <NoMailToCustomer />
        {templates.length > 0 && (
          <ChooseAnswer templates={templates} locale={message.locale} text={text} write={write} />
        )}
        <AreaField
          autoFocus
          dir="auto"
          name="text"
          label={t('reply.label', { email })}
          hint={t(isOn ? 'reply.hint' : 'reply.hintOff')}
          error={errorOf('text')}
          value={text}
          onChange={({ currentTarget: { value } }) => write(value)}
          maxLength={4000}
          rows={6}
        />
        <div className="flex flex-wrap gap-3">
          <Button kind="main" type="submit" busy={busy}>
            {t(isOn ? 'reply.send' : 'reply.save')}
          </Button>
          <Button
            onClick={() => {
              saveReplyDraft(id, '')
              onClose()
            }}
          >
            {t('reply.cancel')}
          </Button>
        </div>
      </form>
      {!isOn && <OtherWays message={message} text={text} />}
      {text.trim() !== '' && <SaveAnswer text={text} />}
    </div>
  )
}

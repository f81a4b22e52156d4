import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeMessagesMessages } from '../../messages/en/back-office/orders/messages.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { textIn } from '../../ui/form/use-form.ts'
import { newUuid } from '../parts/new-uuid.ts'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { useStaffSend } from '../send.ts'

/** The answers that are there for the next time. */
export function SavedAnswers({ templates }: { templates: Answer<'adminReplyTemplates'>['data'] }) {
  const t = useMessages(backOfficeMessagesMessages)
  const send = useStaffSend()
  const { busy, act } = useAction()
  const mayWrite = useAllows('message.write')
  return (
    <details className="office-box">
      <summary className="cursor-pointer py-2.5 font-semibold">{t('template.manage')}</summary>
      <p className="text-small text-soft">
        {templates.length === 0 && t('template.none')} {mayWrite && t('template.manageText')}
      </p>
      <ul className="grid">
        {templates.map(({ id, name, text }) => (
          <li key={id} className="flex items-start gap-3 border-t border-line py-2 first:border-0">
            <div className="min-w-0 grow">
              <h3 className="font-semibold">{name}</h3>
              <p className="text-small whitespace-pre-line text-soft">{text}</p>
            </div>
            {mayWrite && (
              <IconButton
                className="shrink-0"
                label={t('template.remove', { name })}
                icon={<Trash2 aria-hidden className="size-5" />}
                disabled={busy}
                onClick={() =>
                  void act(
                    () => send('adminRemoveReplyTemplate', { params: { id } }),
                    t('template.removed'),
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Keeps what is written here for the next time, under a name. */
export function SaveAnswer({ text }: { text: string }) {
  const t = useMessages(backOfficeMessagesMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  const id = useRef(newUuid())
  const { form, busy, problem, errorOf } = useDraftForm<'name'>('saved answer', {
    failed: t('reply.failed'),
    check: (values) =>
      textIn(values, 'name') === '' ? { fields: { name: t('template.nameEmpty') } } : null,
    async send(values) {
      const body = { id: id.current, name: textIn(values, 'name'), text }
      await send('adminAddReplyTemplate', { body })
      id.current = newUuid()
      toast.success(t('template.kept'), 'action')
      setOpen(false)
      await revalidate()
    },
  })
  if (!open)
    return (
      <Button kind="quiet" small className="justify-self-start" onClick={() => setOpen(true)}>
        {t('template.save')}
      </Button>
    )
  return (
    <form {...form} noValidate className="grid gap-3 border-t border-line pt-3">
      {problem && <Notice>{problem}</Notice>}
      <TextField
        autoFocus
        name="name"
        label={t('template.name')}
        hint={t('template.nameHint')}
        error={errorOf('name')}
        maxLength={60}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('template.keep')}
        </Button>
        <Button kind="quiet" onClick={() => setOpen(false)}>
          {t('reply.cancel')}
        </Button>
      </div>
    </form>
  )
}

import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Answer } from '#wire/calls.ts'
import { useRevalidator } from '../../app/router/use-router.tsx'
import { backOfficeMessagesMessages } from '../../messages/en/back-office/orders/messages.ts'
import { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { AreaField } from '../../ui/form/area-field.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { textIn } from '../../ui/form/use-form.ts'
import { newUuid } from '../parts/new-uuid.ts'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { useDraftForm } from '../forms/use-draft-form.ts'
import { UrduField } from '../urdu/urdu-field.tsx'
import { useStaffSend } from '../send.ts'

/** The answers that are there for the next time. */
export function SavedAnswers({ templates }: { templates: Answer<'adminReplyTemplates'>['data'] }) {
  const t = useMessages(backOfficeMessagesMessages, backOfficeTranslationMessages)
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
        {templates.map(({ id, name, text, textUr, toCheck }) => (
          <li key={id} className="flex items-start gap-3 border-t border-line py-2 first:border-0">
            <div className="min-w-0 grow">
              <h3 className="font-semibold">{name}</h3>
              <p dir="auto" className="text-small whitespace-pre-line text-soft">
                {text}
              </p>
              {textUr !== '' && (
                <p
                  lang="ur"
                  dir="rtl"
                  className="urdu-words text-small whitespace-pre-line text-soft"
                >
                  {textUr}
                </p>
              )}
              {toCheck && <Badge tone="loud">{t('translations.needsCheck')}</Badge>}
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

/** Keeps what is written here for the next time, under a name and in both languages. */
export function SaveAnswer({ text: written }: { text: string }) {
  const t = useMessages(backOfficeMessagesMessages, backOfficeTranslationMessages)
  const send = useStaffSend()
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  const id = useRef(newUuid())
  const isUrdu = /\p{Script=Arabic}/u.test(written)
  const [text, setText] = useState('')
  const [textUr, setTextUr] = useState('')
  const begin = () => {
    setText(isUrdu ? '' : written)
    setTextUr(isUrdu ? written : '')
    setOpen(true)
  }
  const { form, busy, problem, errorOf } = useDraftForm<'name'>('saved answer', {
    failed: t('reply.failed'),
    check: (values) =>
      textIn(values, 'name') === '' ? { fields: { name: t('template.nameEmpty') } } : null,
    async send(values) {
      // An answer in Urdu alone is the text itself.
      const texts = text.trim() === '' ? { text: textUr } : { text, textUr }
      const body = { id: id.current, name: textIn(values, 'name'), ...texts }
      await send('adminAddReplyTemplate', { body })
      id.current = newUuid()
      toast.success(t('template.kept'), 'action')
      setOpen(false)
      await revalidate()
    },
  })
  if (!open)
    return (
      <Button kind="quiet" small className="justify-self-start" onClick={begin}>
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
      <div className="grid items-start gap-3 md:grid-cols-2">
        <AreaField
          name="text"
          label={t('template.text')}
          optional={textUr.trim() !== ''}
          maxLength={4000}
          rows={4}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <UrduField
          name="textUr"
          label={t('urdu.of', { label: t('template.text') })}
          most={4000}
          rows={4}
          value={textUr}
          onChange={setTextUr}
        />
      </div>
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

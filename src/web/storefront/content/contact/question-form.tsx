import '../reading.css'
import { paths } from '../../../app/paths.ts'
import { AreaField } from '../../../ui/area-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError, TextField } from '../../../ui/field.tsx'
import { contactMessages } from '../../../messages/en/contact.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import type { Posted } from './posted.ts'
import { Sent } from './sent.tsx'
import { Trap } from './trap.tsx'
import { PlainForm } from '../../parts/plain-form.tsx'
import { useMessage } from './use-message.ts'

type Props = { email: string | undefined; posted: Posted }

export function QuestionForm({ email, posted }: Props) {
  const t = useMessages(contactMessages)
  const { submit, busy, sent, problem, faults } = useMessage('question', t('help.failed'), posted)
  if (sent) return <Sent title={t('help.sent')} text={t('contact.sentText')} />
  return (
    <section id="form" aria-labelledby="ask" className="panel p-5 sm:p-8">
      <h2 id="ask" className="text-head">
        {t('help.ask')}
      </h2>
      <p className="mt-2 mb-5 text-soft">{t('help.askLead')}</p>
      <PlainForm onSubmit={submit} action={paths.help()} className="relative grid gap-5">
        <AreaField
          label={t('help.question')}
          name="message"
          rows={5}
          maxLength={4000}
          error={faults.get('message')}
          required
        />
        <TextField
          label={t('help.email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={email}
          error={faults.get('email')}
          required
        />
        <Trap />
        <div role="alert" className="empty:hidden">
          {problem && <FieldError message={problem} />}
        </div>
        <Button type="submit" kind="main" busy={busy} className="justify-self-start max-sm:w-full">
          {t('help.submit')}
        </Button>
      </PlainForm>
    </section>
  )
}

import type { Person } from '../../../app/api/api.ts'
import { paths } from '../../../app/paths.ts'
import { AreaField } from '../../../ui/area-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError, TextField } from '../../../ui/field.tsx'
import { contactMessages } from '../../../messages/en/contact.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { PlainForm } from '../../parts/plain-form.tsx'
import type { Posted } from './posted.ts'
import { Sent } from './sent.tsx'
import { Trap } from './trap.tsx'
import { useMessage } from './use-message.ts'

type Props = { person: Person | null; posted: Posted }

export function ContactForm({ person, posted }: Props) {
  const t = useMessages(contactMessages)
  const { submit, busy, sent, problem, faults, again } = useMessage(
    'contact',
    t('contact.failed'),
    posted,
  )
  if (sent) {
    return (
      <Sent title={t('contact.sent')} text={t('contact.sentText')}>
        <Button onClick={again}>{t('contact.another')}</Button>
      </Sent>
    )
  }
  return (
    <section id="form" aria-labelledby="feedback" className="panel p-5 sm:p-8">
      <h2 id="feedback" className="mb-5 text-head">
        {t('contact.form')}
      </h2>
      <PlainForm onSubmit={submit} action={paths.contact()} className="relative grid gap-5">
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            label={t('contact.name')}
            name="name"
            autoComplete="name"
            maxLength={100}
            defaultValue={person?.fullName}
            error={faults.get('name')}
            required
          />
          <TextField
            label={t('contact.email')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={person?.email}
            error={faults.get('email')}
            required
          />
        </div>
        <TextField
          label={t('contact.subject')}
          name="subject"
          maxLength={150}
          error={faults.get('subject')}
          required
        />
        <AreaField
          label={t('contact.message')}
          hint={t('contact.messageHint')}
          name="message"
          rows={6}
          maxLength={4000}
          error={faults.get('message')}
          required
        />
        <Trap />
        <div role="alert" className="empty:hidden">
          {problem && <FieldError message={problem} />}
        </div>
        <Button type="submit" kind="main" busy={busy} className="justify-self-start max-sm:w-full">
          {t('contact.submit')}
        </Button>
      </PlainForm>
    </section>
  )
}

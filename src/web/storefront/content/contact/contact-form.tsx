import type { Person } from '../../../app/api/api.ts'
import { paths } from '../../../app/paths.ts'
import { AreaField } from '../../../ui/area-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { contactMessages } from '../../../messages/en/contact.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { MessageForm } from './message-form.tsx'
import type { Posted } from './posted.ts'
import { Sent } from './sent.tsx'

type Props = { person: Person | null; posted: Posted }

export function ContactForm({ person, posted }: Props) {
  const t = useMessages(contactMessages)
  return (
    <MessageForm
      kind="contact"
      posted={posted}
      action={paths.contact()}
      words={{
        title: t('contact.form'),
        submit: t('contact.submit'),
        failed: t('contact.failed'),
      }}
      sent={(again) => (
        <Sent title={t('contact.sent')} text={t('contact.sentText')}>
          <Button onClick={again}>{t('contact.another')}</Button>
        </Sent>
      )}
    >
      {(errorOf) => (
        <>
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              label={t('contact.name')}
              name="name"
              autoComplete="name"
              maxLength={100}
              defaultValue={person?.fullName}
              error={errorOf('name')}
              required
            />
            <TextField
              label={t('contact.email')}
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={person?.email}
              error={errorOf('email')}
              required
            />
          </div>
          <TextField
            label={t('contact.subject')}
            name="subject"
            maxLength={150}
            error={errorOf('subject')}
            required
          />
          <AreaField
            label={t('contact.message')}
            hint={t('contact.messageHint')}
            name="message"
            rows={6}
            maxLength={4000}
            error={errorOf('message')}
            required
          />
        </>
      )}
    </MessageForm>
  )
}

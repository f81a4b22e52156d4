import type { Person } from '../../../app/api/api.ts'
import { paths } from '../../../app/paths.ts'
import { AreaField } from '../../../ui/form/area-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import { contactMessages } from '../../../messages/en/storefront/content/contact.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { MessageForm } from './message-form.tsx'
import type { Posted } from './posted.ts'
import { Sent } from './sent.tsx'

/** `about`: the product that the message asks for; '' for none */
type Props = { person: Person | null; posted: Posted; about: string }

export function ContactForm({ person, posted, about }: Props) {
  const t = useMessages(contactMessages)
  return (
    <MessageForm
      kind="contact"
      posted={posted}
      action={paths.contact()}
      labels={{
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
      {(field) => (
        <>
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              label={t('contact.name')}
              {...field('name')}
              autoComplete="name"
              defaultValue={person?.fullName}
            />
            <TextField
              label={t('contact.email')}
              {...field('email')}
              type="email"
              autoComplete="email"
              defaultValue={person?.email}
            />
          </div>
          <TextField
            label={t('contact.subject')}
            {...field('subject')}
            defaultValue={about && t('contact.askSubject', { about })}
          />
          <AreaField
            label={t('contact.message')}
            hint={t('contact.messageHint')}
            {...field('message')}
            rows={6}
            defaultValue={about && t('contact.askMessage', { about })}
          />
        </>
      )}
    </MessageForm>
  )
}

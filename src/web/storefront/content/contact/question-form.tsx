import '../reading.css'
import { paths } from '../../../app/paths.ts'
import { AreaField } from '../../../ui/area-field.tsx'
import { TextField } from '../../../ui/field.tsx'
import { contactMessages } from '../../../messages/en/contact.ts'
import { useMessages } from '../../../messages/use-messages.ts'
import { MessageForm } from './message-form.tsx'
import type { Posted } from './posted.ts'
import { Sent } from './sent.tsx'

type Props = { email: string | undefined; posted: Posted }

export function QuestionForm({ email, posted }: Props) {
  const t = useMessages(contactMessages)
  return (
    <MessageForm
      kind="question"
      posted={posted}
      action={paths.help()}
      words={{
        title: t('help.ask'),
        lead: t('help.askLead'),
        submit: t('help.submit'),
        failed: t('help.failed'),
      }}
      sent={() => <Sent title={t('help.sent')} text={t('contact.sentText')} />}
    >
      {(errorOf) => (
        <>
          <AreaField
            label={t('help.question')}
            name="message"
            rows={5}
            maxLength={4000}
            error={errorOf('message')}
            required
          />
          <TextField
            label={t('help.email')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            defaultValue={email}
            error={errorOf('email')}
            required
          />
        </>
      )}
    </MessageForm>
  )
}

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
      {(field) => (
        <>
          <AreaField label={t('help.question')} {...field('message')} rows={5} />
          <TextField
            label={t('help.email')}
            {...field('email')}
            type="email"
            autoComplete="email"
            defaultValue={email}
          />
        </>
      )}
    </MessageForm>
  )
}

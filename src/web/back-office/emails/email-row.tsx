import type { Answer } from '#wire/calls.ts'
import { backOfficeEmailsMessages } from '../../messages/en/back-office/content/emails.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Badge } from '../../ui/badge.tsx'
import { ActionButton } from '../parts/action-button.tsx'
import { useMailOn } from '../parts/mail-off.tsx'
import { useAllows } from '../parts/use-allows.ts'

/** Without the text of the e-mail, which staff needn't read here. */
export type EmailFacts = Omit<Answer<'adminOutbox'>['data'][number], 'text'>

const tones = { due: 'loud', sending: 'loud', sent: 'good', kept: 'calm', failed: 'bad' } as const

export function EmailRow({ email }: { email: EmailFacts }) {
  const t = useMessages(backOfficeEmailsMessages)
  const mayRetry = useAllows('outbox.write')
  const isOn = useMailOn()
  const { id, subject, to, state, createdAt, sentAt, tries, problem } = email
  const time = (at: string) => t.moment(Date.parse(at))
  const times = [
    t('emails.written', { time: time(createdAt) }),
    ...(sentAt === null ? [] : [t('emails.sentAt', { time: time(sentAt) })]),
  ]
  return (
    <li className="grid gap-1 py-2.5">
      <div className="flex flex-wrap items-center gap-x-2">
        <h2 className="min-w-0 font-semibold">{subject}</h2>
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-4 text-small text-soft">
        <span className="min-w-0 break-words">{t('emails.to', { address: to })}</span>
        <span>{times.join(', ')}</span>
      </p>
      {problem !== null && tries > 0 && (
        <p className="text-small">
          {t('emails.tries', { count: tries })}. {t('emails.problem', { problem })}
        </p>
      )}
      {state === 'due' && tries > 0 && <p className="text-small">{t('emails.dueText')}</p>}
      {state === 'failed' && <p className="text-small">{t('emails.failedText')}</p>}
      {(state === 'failed' || (state === 'kept' && isOn)) && mayRetry && (
        <ActionButton
          small
          className="justify-self-start"
          run={(send) => send('adminRetryEmail', { params: { id } })}
          done={t('emails.retried')}
        >
          {t(state === 'kept' ? 'emails.sendNow' : 'emails.retry')}
        </ActionButton>
      )}
    </li>
  )
}

import { ChevronRight } from 'lucide-react'
import { outboxStates } from '#shop/outbox/outbox-entry.ts'
import { Link } from '../../app/router/link.tsx'
import { backOfficeEmailsMessages } from '../../messages/en/back-office/content/emails.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { officePaths } from '../addresses.ts'
import { definePage } from '../layout/define-page.ts'
import { Chips } from '../parts/chips.tsx'
import { FindForm } from '../parts/find-form.tsx'
import { PageLinks, pageIn, pageSize, refusePastEnd } from '../parts/page-links.tsx'
import { useRefresh } from '../parts/use-refresh.ts'
import { useAction } from '../parts/use-action.ts'
import { useAllows } from '../parts/use-allows.ts'
import { staffSend, useStaffSend } from '../send.ts'
import { EmailCard, type EmailFacts } from './email-card.tsx'

/** What somebody has to see to comes first. */
const states = outboxStates.toSorted((a, b) => Number(b === 'failed') - Number(a === 'failed'))

export const page = definePage({
  async load({ api, layoutData, url }) {
    const { searchParams } = url
    await layoutData
    const q = searchParams.get('q')?.trim() ?? ''
    const state = outboxStates.find((one) => one === searchParams.get('state'))
    const page = pageIn(searchParams)
    const { data, total } = await staffSend(api)('adminOutbox', {
      query: { q: q || undefined, state, page, limit: pageSize },
    })
    const emails = data.map(({ text: _, ...facts }): EmailFacts => facts)
    refusePastEnd(url, page, total)
    return { emails, total, q, state, page }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeEmailsMessages)('emails.title'),
  }),
  Page: ({ data: { emails, total, q, state, page } }) => {
    const t = useMessages(backOfficeEmailsMessages)
    useRefresh()
    const mayWrite = useAllows('outbox.write')
    const send = useStaffSend()
    const { busy, act } = useAction()
    return (
      <div className="grid max-w-3xl gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-head">{t('emails.title')}</h1>
          {mayWrite && (
            <Button
              busy={busy}
              onClick={() => void act(() => send('adminSendTestMessage', {}), t('emails.tested'))}
            >
              {t('emails.test')}
            </Button>
          )}
        </div>
        <Link to={officePaths.emailPreviews()} className="back-link">
          {t('emails.previews')}
          <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
        </Link>
        <Chips
          label={t('emails.title')}
          chips={[
            { to: officePaths.emails({ q }), words: t('emails.all'), isHere: state === undefined },
            ...states.map((one) => ({
              to: officePaths.emails({ q, state: one }),
              words: t(`state.${one}`),
              isHere: one === state,
            })),
          ]}
        />
        <FindForm
          label={t('emails.find')}
          hint={t('emails.findHint')}
          text={q}
          to={(text) => officePaths.emails({ q: text, state })}
        />
        {emails.length === 0 && (
          <EmptyState ornament="lamp" title={t('emails.none')} text={t('emails.noneText')} />
        )}
        <ul className="grid gap-3">
          {emails.map((one) => (
            <EmailCard key={one.id} email={one} />
          ))}
        </ul>
        <PageLinks
          page={page}
          total={total}
          to={(n) => officePaths.emails({ q, state, page: n })}
        />
      </div>
    )
  },
})

import { listPaths } from '../../app/list-paths.ts'
import { paths } from '../../app/paths.ts'
import { listReminderMessages } from '../../messages/en/storefront/account/list-reminder.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AfterToken, tokenIn, TokenPage } from '../auth/token-page.tsx'
import { definePage } from '../layout-data/define-page.ts'

/** Opening the link changes nothing, since mail scanners open links too. */
export const page = definePage({
  load: async ({ language, url }) => {
    const { token, done } = await tokenIn(url, language)
    return { token, isDone: done !== null || token === '' }
  },
  head: (_, { language }) => ({ title: messagesIn(language, listReminderMessages)('stop.title') }),
  Page: function StopListReminderPage({ data: { token, isDone } }) {
    const t = useMessages(listReminderMessages)
    if (isDone) {
      const shop = { to: paths.home(), label: t('stop.shop') }
      return <AfterToken role="status" title={t('stop.done')} text={t('stop.doneText')} {...shop} />
    }
    return (
      <TokenPage
        action={listPaths.stopReminder({ token })}
        token={token}
        title={t('stop.title')}
        lead={t('stop.lead')}
        button={t('stop.button')}
        problem={undefined}
      />
    )
  },
})

import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { stockAlertMessages } from '../../messages/en/storefront/catalogue/stock-alerts.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AfterToken, tokenIn, TokenPage } from '../auth/token-page.tsx'

/** Opening the link changes nothing, since mail scanners open links too. */
export const page = definePage({
  load: async ({ language, url }) => {
    const { token, done } = await tokenIn(url, language)
    return { token, isDone: done !== null || token === '' }
  },
  head: (_, { language }) => ({ title: messagesIn(language, stockAlertMessages)('stop.title') }),
  Page: function StopStockAlertsPage({ data: { token, isDone } }) {
    const t = useMessages(stockAlertMessages)
    if (isDone) {
      const shop = { to: paths.home(), label: t('confirm.shop') }
      const text = t('stop.doneText')
      return <AfterToken role="status" title={t('stop.done')} text={text} {...shop} />
    }
    return (
      <TokenPage
        action={paths.stopStockAlerts({ token })}
        token={token}
        title={t('stop.title')}
        lead={t('stop.lead')}
        button={t('stop.button')}
        problem={undefined}
      />
    )
  },
})

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
    return { token, isDone: done !== null }
  },
  head: (_, { language }) => ({ title: messagesIn(language, stockAlertMessages)('confirm.title') }),
  Page: function ConfirmStockAlertPage({ data: { token, isDone } }) {
    const t = useMessages(stockAlertMessages)
    const shop = { to: paths.home(), label: t('confirm.shop') }
    if (isDone) {
      const text = t('confirm.doneText')
      return <AfterToken role="status" title={t('confirm.done')} text={text} {...shop} />
    }
    if (token === '') {
      const text = t('confirm.spentText')
      return <AfterToken role="alert" title={t('confirm.spent')} text={text} {...shop} />
    }
    return (
      <TokenPage
        action={paths.confirmStockAlert({ token })}
        token={token}
        title={t('confirm.title')}
        lead={t('confirm.lead')}
        button={t('confirm.button')}
        problem={undefined}
      />
    )
  },
})

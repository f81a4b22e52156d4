import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { redirect } from '../../app/router/redirect.ts'
import { contactChangeMessages } from '../../messages/en/storefront/account/contact-change.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AfterToken, tokenIn, TokenPage } from './token-page.tsx'

/** Opening the link changes nothing, since mail scanners open links too. */
export const page = definePage({
  async load({ language, url, layoutData }) {
    const { token, done, problem } = await tokenIn(url, language)
    const { person } = await layoutData
    if (person === null) throw redirect(paths.loginPage({ next: paths.confirmEmail({ token }) }))
    return { token, isDone: done !== null, problem, email: person.email, to: person.pendingEmail }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, contactChangeMessages)('confirm.title'),
  }),
  Page: function ConfirmEmailPage({ data: { token, isDone, problem, email, to } }) {
    const t = useMessages(contactChangeMessages)
    const profile = { to: paths.profile(), label: t('confirm.profile') }
    if (isDone) {
      const title = t('confirm.done', { email })
      return <AfterToken role="status" title={title} text={t('confirm.doneText')} {...profile} />
    }
    if (token === '' || to === null) {
      const text = t('confirm.spentText')
      return <AfterToken role="alert" title={t('confirm.spent')} text={text} {...profile} />
    }
    return (
      <TokenPage
        action={paths.confirmEmail({ token })}
        token={token}
        title={t('confirm.title')}
        lead={t('confirm.lead', { email: to })}
        button={t('confirm.button')}
        problem={problem}
      />
    )
  },
})

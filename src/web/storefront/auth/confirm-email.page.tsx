import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { redirect } from '../../app/router/redirect.ts'
import { tc } from '../../messages/contact-change.ts'
import { AfterToken, tokenIn, TokenPage } from './token-page.tsx'

/** Opening the link changes nothing: programs that look through mails open links too. */
export const page = definePage({
  async load({ url, layoutData }) {
    const { token, done, problem } = tokenIn(url)
    const { person } = await layoutData
    if (person === null) throw redirect(paths.loginPage({ next: paths.confirmEmail({ token }) }))
    return { token, isDone: done !== null, problem, email: person.email, to: person.pendingEmail }
  },
  head: () => ({ title: tc('confirm.title') }),
  Page: function ConfirmEmailPage({ data: { token, isDone, problem, email, to } }) {
    const profile = { to: paths.profile(), label: tc('confirm.profile') }
    if (isDone) {
      const title = tc('confirm.done', { email })
      return <AfterToken role="status" title={title} text={tc('confirm.doneText')} {...profile} />
    }
    if (token === '' || to === null) {
      const text = tc('confirm.spentText')
      return <AfterToken role="alert" title={tc('confirm.spent')} text={text} {...profile} />
    }
    return (
      <TokenPage
        action={paths.confirmEmail({ token })}
        token={token}
        title={tc('confirm.title')}
        lead={tc('confirm.lead', { email: to })}
        button={tc('confirm.button')}
        problem={problem}
      />
    )
  },
})

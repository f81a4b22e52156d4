import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { tc } from '../../messages/contact-change.ts'
import { AfterToken, tokenIn, TokenPage } from './token-page.tsx'

// From the address, where anybody can write anything: nothing but a masked e-mail address is shown.
const masked = /^.?•••(@[\w.-]{1,100})?$/

/** Opening the link changes nothing: programs that look through mails open links too. */
export const page = definePage({
  async load({ url }) {
    const { token, done, problem } = tokenIn(url)
    return { token, problem, email: done !== null && masked.test(done) ? done : null }
  },
  head: () => ({ title: tc('undo.title') }),
  Page: function UndoChangePage({ data: { token, problem, email } }) {
    if (email !== null) {
      const shop = { to: paths.home(), label: tc('undo.toShop') }
      const text = tc('undo.doneText', { email })
      return <AfterToken role="status" title={tc('undo.done')} text={text} {...shop} />
    }
    if (token === '') {
      const contact = { to: paths.contact(), label: tc('undo.contact') }
      const text = tc('undo.spentText')
      return <AfterToken role="alert" title={tc('undo.spent')} text={text} {...contact} />
    }
    return (
      <TokenPage
        action={paths.undoChange({ token })}
        token={token}
        title={tc('undo.title')}
        lead={tc('undo.lead')}
        button={tc('undo.button')}
        problem={problem}
      />
    )
  },
})

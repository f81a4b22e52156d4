import { definePage } from '../layout-data/define-page.ts'
import { paths } from '../../app/paths.ts'
import { contactChangeMessages } from '../../messages/en/storefront/account/contact-change.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { AfterToken, tokenIn, TokenPage } from './token-page.tsx'

// Anyone can craft the address, so only a masked e-mail address is displayed.
const masked = /^.?•••(@[\w.-]{1,100})?$/

/** Opening the link changes nothing, since mail scanners open links too. */
export const page = definePage({
  async load({ language, url }) {
    const { token, done, problem } = await tokenIn(url, language)
    return { token, problem, email: done !== null && masked.test(done) ? done : null }
  },
  head: (_, { language }) => ({ title: messagesIn(language, contactChangeMessages)('undo.title') }),
  Page: function UndoChangePage({ data: { token, problem, email } }) {
    const t = useMessages(contactChangeMessages)
    if (email !== null) {
      const shop = { to: paths.home(), label: t('undo.toShop') }
      const text = t('undo.doneText', { email })
      return <AfterToken role="status" title={t('undo.done')} text={text} {...shop} />
    }
    if (token === '') {
      const contact = { to: paths.contact(), label: t('undo.contact') }
      const text = t('undo.spentText')
      return <AfterToken role="alert" title={t('undo.spent')} text={text} {...contact} />
    }
    return (
      <TokenPage
        action={paths.undoChange({ token })}
        token={token}
        title={t('undo.title')}
        lead={t('undo.lead')}
        button={t('undo.button')}
        problem={problem}
      />
    )
  },
})

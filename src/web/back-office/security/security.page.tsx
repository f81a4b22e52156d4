import { backOfficeSecurityMessages } from '../../messages/en/back-office/settings/security.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { definePage } from '../layout/define-page.ts'
import { staffSend } from '../send.ts'
import { OwnSessions } from './own-sessions.tsx'
import { Tokens } from './tokens.tsx'
import { TwoFactor } from './two-factor.tsx'

export const page = definePage({
  async load({ api, layoutData }) {
    await layoutData
    const send = staffSend(api)
    const [{ data: security }, { data: tokens }, { data: sessions }] = await Promise.all([
      send('adminSecurity'),
      send('adminTokens'),
      send('adminSessions'),
    ])
    return { security, tokens, sessions }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeSecurityMessages)('security.title'),
  }),
  Page: ({ data: { security, tokens, sessions } }) => {
    const t = useMessages(backOfficeSecurityMessages)
    return (
      <div className="grid max-w-3xl gap-4">
        <h1 className="no-print text-head">{t('security.title')}</h1>
        <TwoFactor security={security} />
        <OwnSessions sessions={sessions} />
        <Tokens tokens={tokens} />
      </div>
    )
  },
})

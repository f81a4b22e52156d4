import { backOfficeMessages } from '../../messages/en/back-office.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { definePage } from '../layout/define-page.ts'

export const page = definePage({
  load: async ({ layoutData }) => {
    const { name, role } = await layoutData
    return { name, role }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeMessages)('backOffice.title'),
  }),
  Page: ({ data: { name, role } }) => {
    const t = useMessages(backOfficeMessages)
    return (
      <div className="grid gap-2">
        <h1 className="text-head">{t('backOffice.signedIn', { name })}</h1>
        <p className="text-lead text-soft">{t('backOffice.role', { role: t(`role.${role}`) })}</p>
        <p>{t('backOffice.lead')}</p>
      </div>
    )
  },
})

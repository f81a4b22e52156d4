import { backOfficeSystemMessages } from '../../messages/en/back-office-system.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { definePage } from '../layout/define-page.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import { staffSend } from '../send.ts'
import { Books } from './books.tsx'
import { SystemFacts } from './system-facts.tsx'

export const page = definePage({
  async load({ api, layoutData }) {
    await layoutData
    return (await staffSend(api)('adminSystem')).data
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeSystemMessages)('system.title'),
  }),
  Page: ({ data: system }) => {
    const t = useMessages(backOfficeSystemMessages)
    useRefresh()
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <h1 className="text-head">{t('system.title')}</h1>
        <Books check={system.lastCheck} />
        <SystemFacts system={system} />
        <section aria-labelledby="backup" className="office-box grid gap-2">
          <h2 id="backup" className="text-title">
            {t('system.backup')}
          </h2>
          <p>{t('system.backupText')}</p>
        </section>
      </div>
    )
  },
})

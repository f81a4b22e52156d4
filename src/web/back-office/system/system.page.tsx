import { allows } from '#shop/permissions.ts'
import { backOfficeSystemMessages } from '../../messages/en/back-office/settings/system.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { definePage } from '../layout/define-page.ts'
import { useRefresh } from '../parts/use-refresh.ts'
import { staffSend } from '../send.ts'
import { Backup } from './backup.tsx'
import { Books } from './books.tsx'
import { SystemFacts } from './system-facts.tsx'

export const page = definePage({
  async load({ api, layoutData }) {
    const { role } = await layoutData
    const send = staffSend(api)
    const [{ data: system }, backup] = await Promise.all([
      send('adminSystem'),
      allows(role, 'backup.download') ? send('adminBackup') : null,
    ])
    return { system, backup: backup?.data ?? null }
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeSystemMessages)('system.title'),
  }),
  Page: ({ data: { system, backup } }) => {
    const t = useMessages(backOfficeSystemMessages)
    useRefresh()
    return (
      <div className="grid max-w-3xl grid-cols-1 gap-4">
        <h1 className="text-head">{t('system.title')}</h1>
        <Books check={system.lastCheck} />
        <SystemFacts system={system} />
        <Backup backup={backup} />
      </div>
    )
  },
})

import { definePage } from '../layout-data/define-page.ts'
import { offlineMessages } from '../../messages/en/storefront/content/offline.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { OfflineNotice } from '../parts/offline-notice.tsx'

/** Shown offline for every page that is not cached (src/web/service-worker). */
export const page = definePage({
  load: async () => null,
  head: (_, { language }) => ({ title: messagesIn(language, offlineMessages)('offline.title') }),
  Page: () => <OfflineNotice />,
})

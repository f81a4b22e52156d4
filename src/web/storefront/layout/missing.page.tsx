import { definePage } from '../layout-data/define-page.ts'
import { notFound } from '../../app/api/api-error.ts'
import { siteMessages } from '../../messages/en/site.ts'
import { messagesIn } from '../../messages/messages-in.ts'

export const page = definePage({
  load: async ({ language }) => {
    throw notFound(messagesIn(language, siteMessages)('missing.title'))
  },
  head: (_, { language }) => ({ title: messagesIn(language, siteMessages)('missing.title') }),
  Page: () => null,
})

import { notFound } from '../../app/api/api-error.ts'
import { backOfficeMessages } from '../../messages/en/back-office/office.ts'
import { messagesIn } from '../../messages/messages-in.ts'
import { definePage } from '../layout/define-page.ts'

export const page = definePage({
  // The login check comes first, so guests can't probe addresses.
  load: async ({ language, layoutData }) => {
    await layoutData
    throw notFound(messagesIn(language, backOfficeMessages)('backOffice.missing'))
  },
  head: (_, { language }) => ({
    title: messagesIn(language, backOfficeMessages)('backOffice.missing'),
  }),
  Page: () => null,
})

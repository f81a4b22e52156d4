import { notFound } from '../../app/api/api-error.ts'
import { tb } from '../../messages/back-office.ts'
import { definePage } from '../layout/define-page.ts'

export const page = definePage({
  // Whoever is not let in is told so first, here too: addresses cannot be tried out.
  load: async ({ layoutData }) => {
    await layoutData
    throw notFound(tb('backOffice.missing'))
  },
  head: () => ({ title: tb('backOffice.missing') }),
  Page: () => null,
})

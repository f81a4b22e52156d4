import { definePage } from '../layout-data/define-page.ts'
import { notFound } from '../../app/api/api-error.ts'
import { t } from '../../messages/t.ts'

export const page = definePage({
  load: async () => {
    throw notFound(t('missing.title'))
  },
  head: () => ({ title: t('missing.title') }),
  Page: () => null,
})

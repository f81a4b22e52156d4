import { definePage } from '../../app/page.tsx'
import { notFound } from '../../app/api/api-error.ts'
import { t } from '../../messages/t.ts'

export const page = definePage({
  load: async () => {
    throw notFound(t('missing.title'))
  },
  head: () => ({ title: t('missing.title') }),
  Page: () => null,
})

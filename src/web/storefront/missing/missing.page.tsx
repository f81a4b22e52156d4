import { definePage } from '../../page.tsx'
import { notFound } from '../../problem.ts'
import { t } from '../../words/t.ts'

export const page = definePage({
  load: async () => {
    throw notFound(t('missing.title'))
  },
  head: () => ({ title: t('missing.title') }),
  Page: () => null,
})

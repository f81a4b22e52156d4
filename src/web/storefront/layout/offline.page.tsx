import { definePage } from '../layout-data/define-page.ts'
import { t } from '../../messages/t.ts'
import { NotKept } from '../parts/not-kept.tsx'

/** Stands in for every page that cannot be reached and was never visited (public/sw.js). */
export const page = definePage({
  load: async () => null,
  head: () => ({ title: t('offline.title') }),
  Page: () => <NotKept />,
})

import { definePage } from '../../page.tsx'
import { paths } from '../../paths.ts'
import { t } from '../../words/t.ts'

export const page = definePage({
  load: async ({ api }) => ({ featured: await api.featured() }),
  head: () => ({ title: t('shop.name'), canonical: paths.home() }),
  Page: ({ data }) => <p>{data.featured.length}</p>,
})

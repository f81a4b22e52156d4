import { backOfficeSearchesMessages } from '../../messages/en/back-office/settings/searches.ts'
import { officePaths } from '../addresses.ts'
import { choice } from '../list/filters.ts'
import { listPage } from '../list/list-page.tsx'
import { AddSynonyms } from './add-synonym.tsx'
import { searchColumns } from './search-columns.tsx'
import { Synonyms } from './synonyms.tsx'

export const page = listPage({
  call: 'adminSearches',
  at: officePaths.searches,
  messages: [backOfficeSearchesMessages],
  title: 'searches.title',
  lead: 'searches.text',
  width: 'max-w-5xl',
  filters: (t) => ({
    days: choice(
      '30',
      ['7', '30', '90'],
      (count) => t('searches.lastDays', { count: Number(count) }),
      t('searches.days'),
    ),
    nothing: choice(
      '',
      ['1'],
      (one) => t(one === '' ? 'searches.all' : 'searches.nothing'),
      t('searches.which'),
    ),
  }),
  query: ({ days, nothing }) => ({ days, nothing: nothing || undefined, first: 'nothing' }),
  also: async ({ send }) => ({ synonyms: (await send('adminSynonyms')).data }),
  Around: AddSynonyms,
  empty: (t, { values: { nothing } }) => {
    const which = nothing ? 'noneNothing' : 'none'
    return { title: t(`searches.${which}`), text: t(`searches.${which}Text`) }
  },
  caption: 'searches.caption',
  columns: (t, { synonyms }) => searchColumns(t, synonyms),
  keyOf: ({ query }) => query,
  Below: ({ list: { synonyms } }) => <Synonyms synonyms={synonyms} />,
})

import { textKinds, textStates } from '#shop/translating/text-kinds.ts'
import { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import { backOfficeTranslationMessages } from '../../messages/en/back-office/content/translations.ts'
import { officePaths } from '../addresses.ts'
import { choice, oneOf, search } from '../list/filters.ts'
import { listPage } from '../list/list-page.tsx'
import { KindLinks } from './kind-links.tsx'
import { TranslationFile } from './translation-file.tsx'
import { TranslationRow } from './translation-row.tsx'

export const page = listPage({
  call: 'adminTranslations',
  at: officePaths.translations,
  messages: [backOfficeTranslationMessages, backOfficeContentMessages],
  title: 'translations.title',
  lead: 'translations.lead',
  back: { to: officePaths.content(), label: 'content.title' },
  filters: (t) => ({
    kind: oneOf(textKinds),
    state: choice(
      'all',
      textStates,
      (state) => t(`translations.${state}`),
      t('translations.states'),
    ),
    q: search({ label: t('translations.find'), hint: t('translations.findHint') }),
  }),
  also: async ({ send }) => ({ counts: (await send('adminTranslationCounts')).data }),
  Above: ({ list: { counts, values } }) => <KindLinks counts={counts} values={values} />,
  BelowFilters: ({ list: { values } }) => <TranslationFile values={values} />,
  empty: (t, { values: { state, q } }) =>
    q === '' && (state === 'missing' || state === 'check')
      ? { title: t('translations.allDone') }
      : { title: t('translations.none'), text: t('translations.noneText') },
  label: 'translations.list',
  listClass: 'office-box divide-y divide-line py-0',
  keyOf: ({ field, english }) => `${field} ${english}`,
  Row: ({ row }) => <TranslationRow text={row} />,
})

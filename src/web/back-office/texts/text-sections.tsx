import type { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import type { Translate } from '../../messages/messages-in.ts'
import { Button } from '../../ui/button.tsx'
import type { FormSection } from '../forms/record-editor.tsx'
import type { StaffText, TextValues } from './text-values.ts'

const choices = ['now', 'later', 'draft'] as const

/** The text that replaces the standard one, and when. Without a text, the standard one returns at the chosen time. */
export const textSections = (
  t: Translate<typeof backOfficeContentMessages>,
  { page, ours }: StaffText,
  when: TextValues['when'],
): FormSection<TextValues>[] => [
  {
    title: t('texts.words'),
    hint: [t('texts.hint'), page === 'faqs' && t('texts.faqsHint')].filter(Boolean).join(' '),
    lead: ({ typed, set }) =>
      typed.words === '' && (
        <Button className="justify-self-start" onClick={() => set({ words: ours })}>
          {t('texts.begin')}
        </Button>
      ),
    fields: {
      words: {
        is: 'markdown',
        label: t('texts.label'),
        max: 50_000,
        rows: 20,
        translatable: true,
        wrong: (typed) => typed.when !== 'later' && typed.words.trim() === '' && t('texts.empty'),
      },
    },
  },
  {
    title: t('texts.whenTitle'),
    fields: {
      when: {
        is: 'select',
        label: t('texts.when'),
        hint: t(`texts.${when}Hint`),
        options: choices.map((value) => ({ value, label: t(`texts.${value}`) })),
      },
      from: {
        is: 'moment',
        label: t('texts.from'),
        hint: t('texts.fromHint'),
        className: 'sm:max-w-72',
        onlyIf: (typed) => typed.when === 'later',
        wrong: (typed) => typed.when === 'later' && typed.from === null && t('texts.noMoment'),
      },
    },
  },
]

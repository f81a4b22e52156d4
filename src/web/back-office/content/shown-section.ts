import type { backOfficeContentMessages } from '../../messages/en/back-office/content/content.ts'
import type { Translate } from '../../messages/messages-in.ts'
import type { FormSection } from '../forms/record-editor.tsx'

/** Whether shoppers see something, and from when until when. */
export type Showing = { shown: boolean; from: string | null; until: string | null }

/** The section of a form in which that is chosen. */
export const shownSection = <Values extends Showing>(
  t: Translate<typeof backOfficeContentMessages>,
): FormSection<Values> => ({
  title: t('shown.when'),
  hint: t('shown.periodHint'),
  inRow: ['from', 'until'],
  fields: {
    shown: { is: 'check', label: t('shown.shown') },
    from: { is: 'moment', label: t('shown.from'), optional: true },
    until: {
      is: 'moment',
      label: t('shown.until'),
      optional: true,
      wrong: ({ from, until }) =>
        from !== null && until !== null && until <= from && t('shown.endsFirst'),
    },
  },
})

export const hidden: Showing = { shown: false, from: null, until: null }

/** An address in the shop, such as "/offers", and no other site. */
export const isOwnAddress = (text: string) => /^\/(?![/\\])[^\s\\]*$/.test(text)

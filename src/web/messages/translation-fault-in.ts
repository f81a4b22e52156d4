import type { TranslationFault } from '#shop/translating/import-translations.ts'
import { translationFaultMessages } from './en/server/translation-faults.ts'
import type { Language } from './language.ts'
import { messagesIn } from './messages-in.ts'

/** Why a row of translations was not taken, as a sentence. */
export function translationFaultIn(language: Language, fault: TranslationFault): string {
  const t = messagesIn(language, translationFaultMessages)
  return fault.code === 'unknown'
    ? t('translationFault.unknown')
    : t('translationFault.tooLong', { most: fault.most })
}

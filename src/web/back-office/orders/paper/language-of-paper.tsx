import '../../../app/translation/urdu.css'
import type { ReactNode } from 'react'
import { digitsOfPage } from '../../../app/document/digits-of-page.ts'
import { english, inOffice, inOwnDigits, type Language } from '../../../messages/language.ts'
import { urduOnPaper } from '../../../messages/ur/urdu-on-paper.ts'
import { LanguageProvider, useLanguage } from '../../../messages/use-messages.ts'
import { officeLanguage } from '../../layout/office-language.ts'

function languageNamed(locale: string, own: Language): Language {
  if (own.locale === locale) return own
  // Dates and all else are written the same way for each member of staff who prints it.
  const language = officeLanguage(inOffice(locale === urduOnPaper.locale ? urduOnPaper : english))
  // In browsers an English page does not know the digits of Urdu ones.
  const { hasOwnDigits } = typeof document === 'undefined' ? own : digitsOfPage()
  return hasOwnDigits ? inOwnDigits(language) : language
}

/**
 * A paper that the customer keeps is in their language, whatever the staff member reads who prints it; the label for the
 * rider in that of the shop's settings.
 */
export function InLanguageOfPaper({ locale, children }: Props) {
  const language = languageNamed(locale, useLanguage())
  return (
    <LanguageProvider value={language}>
      <div className="on-paper" lang={language.locale} dir={language.direction}>
        {children}
      </div>
    </LanguageProvider>
  )
}

type Props = { locale: string; children: ReactNode }

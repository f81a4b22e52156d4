import { createContext, useContext } from 'react'
import { formatsIn } from './formats.ts'
import { english } from './language.ts'
import { messagesIn } from './messages-in.ts'
import type { Screen } from './screen.ts'

const LanguageContext = createContext(english)

export const LanguageProvider = LanguageContext.Provider
export const useLanguage = () => useContext(LanguageContext)

/** In the reader's language: `t('cart.title')`. */
export const useMessages = <S extends Screen[]>(...screens: S) =>
  messagesIn(useLanguage(), ...screens)

export const useFormats = () => formatsIn(useLanguage())

import { screen } from '../../screen.ts'

export const backOfficeLanguageMessages = screen('back-office-language', {
  officeLanguage: {
    failed: "We couldn't change the language. Please try again.",
    words: 'language urdu english translation',
  },
})

import type { Screen } from '../screen.ts'
import { backOfficeLanguageMessages } from './back-office/language.ts'
import { staffLoginMessages } from './back-office/settings/staff-login.ts'

/** What the back office says; written by scripts/urdu-index.ts. */
export const officeScreens: readonly Screen[] = [backOfficeLanguageMessages, staffLoginMessages]

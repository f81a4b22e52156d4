import type { Screen } from '../screen.ts'
import { deliveryAnswerMessages } from './server/delivery-answer.ts'
import { emailSampleMessages } from './server/email-samples.ts'
import { emailMessages } from './server/emails.ts'
import { openingSoonMessages } from './server/opening-soon.ts'
import { orderQuestionMessages } from './server/order-question.ts'
import { reportColumnMessages } from './server/report-columns.ts'
import { serverMessages } from './server/server.ts'
import { translationFaultMessages } from './server/translation-faults.ts'
import { validationMessages } from './server/validation.ts'
import { whatsappMessages } from './server/whatsapp.ts'
import { refusalMessages } from './refusals.ts'
import { importMessages } from './import.ts'

/** What only the server says: answers of the API, e-mails, WhatsApp, pages without scripts. */
export const serverScreens: readonly Screen[] = [
  deliveryAnswerMessages,
  emailSampleMessages,
  emailMessages,
  openingSoonMessages,
  orderQuestionMessages,
  reportColumnMessages,
  serverMessages,
  translationFaultMessages,
  validationMessages,
  whatsappMessages,
  refusalMessages,
  importMessages,
]

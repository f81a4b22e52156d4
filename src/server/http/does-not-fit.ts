import type { Language } from '#web/messages/language.ts'
import { validationMessages } from '#web/messages/en/server/validation.ts'
import { type Message, messageIn, messagesIn } from '#web/messages/messages-in.ts'

/** Where something does not fit, and why. */
export type Misfit = {
  path: string
  sentence: Message<typeof validationMessages>
}

/** A body, query or address that does not fit its schema. */
export class DoesNotFit extends Error {
  readonly misfits: readonly Misfit[]

  constructor(misfits: readonly Misfit[]) {
    super('A request does not fit its schema')
    this.misfits = misfits
  }
}

/** The answer to the client. */
export function misfitsIn(language: Language, { misfits }: DoesNotFit) {
  const t = messagesIn(language, validationMessages)
  const errors = misfits.map(({ path, sentence }) => ({
    path,
    message: messageIn(language, validationMessages, sentence),
  }))
  const { path = '', message: sentence = t('fit.otherwise') } = errors[0] ?? {}
  const field = nameIn(path)
  const message =
    field === '' ? t('fit.checkAll', { sentence }) : t('fit.check', { field, sentence })
  return { message, errors }
}

/** The last field of a path such as "products.0.main_category", in words. */
const nameIn = (path: string) =>
  (path.split('.').findLast((part) => !/^\d*$/.test(part)) ?? '').replaceAll('_', ' ')

import type { OpenVisit } from '../open-shop.ts'
import type { RouteName } from '#wire/calls.ts'
import { checkAccess } from './access.ts'
import type { Handler, Http } from './handler.ts'
import { handlers } from './handlers.ts'
import { inReadersLanguage } from './in-readers-language.ts'
import { checked } from './register.ts'

type Input = {
  params?: Record<string, string>
  query?: Record<string, string | number | readonly string[] | undefined>
  body?: unknown
}

/** How a page rendered here asks the shop: the same checks and handlers, without HTTP. */
export function callInProcess(
  visit: OpenVisit,
  from: Pick<Http, 'address' | 'guestKey' | 'language'>,
  translate: (error: unknown) => unknown,
  onAnswer: (name: RouteName, answer: unknown) => void = () => undefined,
) {
  return async <N extends RouteName>(name: N, input: Input = {}) => {
    const handler: Handler<N> = handlers[name]
    try {
      checkAccess(visit, name)
      const answer = await handler(visit, checked(name, input), { ...silent, ...from })
      onAnswer(name, answer)
      return await inReadersLanguage(visit, name, answer, from.language.locale)
    } catch (error) {
      throw translate(error)
    }
  }
}

const onlyOverHttp = (): never => {
  throw new Error('A page only reads')
}

const silent: Omit<Http, 'language'> = {
  address: '',
  userAgent: null,
  idempotencyKey: null,
  guestKey: null,
  pictures: {
    saveAvatar: onlyOverHttp,
    saveReturnPhoto: onlyOverHttp,
    remove: onlyOverHttp,
    removeReturnPhoto: onlyOverHttp,
    products: { save: onlyOverHttp, crop: onlyOverHttp, read: onlyOverHttp, remove: onlyOverHttp },
    saveLogo: onlyOverHttp,
    removeLogo: onlyOverHttp,
    saveTextPicture: onlyOverHttp,
    saveStoryPicture: onlyOverHttp,
    removeStoryPicture: onlyOverHttp,
    saveBannerPicture: onlyOverHttp,
    removeBannerPicture: onlyOverHttp,
  },
  form: onlyOverHttp,
  list: onlyOverHttp,
  setSessionCookie: onlyOverHttp,
  dropSession: onlyOverHttp,
  setLanguageCookie: onlyOverHttp,
  setGuestKeyCookie: onlyOverHttp,
  gone: () => undefined,
  header: () => undefined,
}

import type { Language } from '#web/messages/language.ts'
import type { Locale } from '#shop/locale.ts'
import type { OpenVisit } from '../open-shop.ts'
import type { Answer, Checked, RouteName } from '#wire/calls.ts'
import type { Form } from './form.ts'
import type { PictureStore } from '../media/pictures.ts'

/** The parts of HTTP that a handler may use; few, so pages can call it without HTTP. */
export type Http = {
  /** In which the answer is read. */
  language: Language
  /** Of the client, for counting tries. */
  address: string
  /** The User-Agent header. */
  userAgent: string | null
  idempotencyKey: string | null
  guestKey: string | null
  /** Fields of at most `longest` characters. */
  form: (longest?: number) => Promise<Form>
  /** The file of the list that was sent, there for as long as `work` takes. */
  list: <T>(work: (path: string) => Promise<T>) => Promise<T>
  pictures: PictureStore
  setSessionCookie: (token: string, remembered: boolean) => void
  dropSession: () => void
  setLanguageCookie: (locale: Locale) => void
  setGuestKeyCookie: (key: string) => void
  /** Aborted when the client stops waiting for the answer. */
  gone: () => AbortSignal | undefined
  header: (name: string, value: string) => void
}

export type Handler<N extends RouteName> = (
  visit: OpenVisit,
  input: Checked<N>,
  http: Http,
) => Promise<Answer<N>>
export type Handlers = { [N in RouteName]: Handler<N> }

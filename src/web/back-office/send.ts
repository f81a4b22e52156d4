import { useMemo } from 'react'
import type { RouteName } from '#wire/calls.ts'
import type { Api } from '../app/api/api.ts'
import { ApiError } from '../app/api/api-error.ts'
import { useApi } from '../app/api/use-api.ts'
import type { Send } from '../app/api/send.ts'
import { backOfficeMessages } from '../messages/en/back-office/office.ts'
import type { Language } from '../messages/language.ts'
import { messagesIn } from '../messages/messages-in.ts'
import { useLanguage } from '../messages/use-messages.ts'
import { toast } from '../ui/toasts/toast.ts'
import { officePaths } from './addresses.ts'

/** Sends calls of the back office too: it is started with all of them (entry-browser.ts), and so is the server. */
export const staffSend = ({ send }: Api) => send as Send<RouteName>

/**
 * The same for what people do on a page: where their login has ended meanwhile, they are shown the way back to it.
 * Without a connection, the failure says that nothing was changed.
 */
export function useStaffSend(): Send<RouteName> {
  const language = useLanguage()
  const send = staffSend(useApi())
  return useMemo<Send<RouteName>>(
    () => async (name, input) => {
      // A request that was sent may have arrived, so only an earlier check is certain.
      const isOffline = !navigator.onLine
      try {
        return await send(name, input)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'sign_in') offerLogin(language)
        throw isOffline && isUnanswered(error) ? offlineError(language) : error
      }
    },
    [send, language],
  )
}

const isUnanswered = (error: unknown) => error instanceof ApiError && error.code === 'offline'

const offlineError = (language: Language) =>
  new ApiError({
    status: 0,
    code: 'offline',
    message: messagesIn(language, backOfficeMessages)('action.offline'),
  })

function offerLogin(language: Language) {
  const t = messagesIn(language, backOfficeMessages)
  toast.error(t('backOffice.loggedOut'), 'login', {
    label: t('backOffice.login'),
    go() {
      const { pathname, search } = window.location
      window.location.assign(officePaths.login({ next: pathname + search }))
    },
  })
}

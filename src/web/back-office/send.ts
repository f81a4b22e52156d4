import type { RouteName } from '#wire/routes.ts'
import type { Api } from '../app/api/api.ts'
import { useApi } from '../app/api/use-api.ts'
import type { Send } from '../app/api/send.ts'

/** Sends calls of the back office too: it is started with all of them (entry-browser.ts), and so is the server. */
export const staffSend = ({ send }: Api) => send as Send<RouteName>

export const useStaffSend = () => staffSend(useApi())

import { routesOf } from './routes-of.ts'
import { khataCalls } from './v1/account/khata-calls.ts'

/** Beside the other routes, so that only pages about the khata load it. */
export const khataRoutes = routesOf(khataCalls)

import { routesOf } from './routes-of.ts'
import { listCalls } from './v1/buying/list-calls.ts'

/** Beside the other routes, so that only pages about lists load it. */
export const listRoutes = routesOf(listCalls)

import { routesOf } from './routes-of.ts'
import { holdCalls } from './v1/buying/hold-calls.ts'

/** Beside the other routes, so that they load with the choice of a delivery window. */
export const holdRoutes = routesOf(holdCalls)

import type { Method, Route } from './call-schema.ts'

/** By the name of its call: method and path. */
export function routesOf<Name extends string>(table: Record<Name, { route: Route }>) {
  const rows = Object.entries<{ route: Route }>(table)
  return Object.fromEntries(
    rows.map(([name, { route }]) => [name, route.split(' ') as unknown]),
  ) as Record<Name, readonly [method: Method, path: `/${string}`]>
}

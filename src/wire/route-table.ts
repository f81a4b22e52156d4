/** Calls by their names. */
export type Routes = Record<
  string,
  readonly [method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: `/${string}`]
>

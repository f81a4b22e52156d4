/** ISO 8601 UTC, as every time on the wire. */
export const time = (at: number) => new Date(at).toISOString()

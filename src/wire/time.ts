/** ISO 8601 UTC, as every time on the wire. */
export const time = (at: number) => new Date(at).toISOString()

/** ms UTC. */
export const timeIn = (text: string | null) => (text === null ? null : Date.parse(text))

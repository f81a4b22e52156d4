const day = 24 * 60 * 60_000

/** Lifetime of an unconfirmed alert (ms). */
export const confirmableFor = day
/** Lifetime of a confirmed alert (ms). */
export const alertLifetime = 90 * day

/** Deleted from the outbox once sent. */
export const guestAlertKinds = ['confirm-stock-alert', 'guest-back-in-stock'] as const

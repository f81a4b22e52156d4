const day = 24 * 60 * 60_000

/** How long the link that confirms a guest's stock alert works. */
export const confirmableFor = day
/** How long a confirmed one waits for the product. */
export const keptFor = 90 * day

/** The e-mails that a guest's stock alert leads to: none stays in the outbox once it is sent. */
export const guestAlertKinds = ['confirm-stock-alert', 'guest-back-in-stock'] as const

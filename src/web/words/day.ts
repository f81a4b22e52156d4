// The shop lives by Pakistan's clock, also when it is rendered elsewhere: server and browser agree.
const day = new Intl.DateTimeFormat('en-US', { dateStyle: undefined, year: 'numeric', month: 'short', day: '2-digit', timeZone: 'Asia/Karachi' })

/** "Jan 05, 2025" (spec §9) */
export const showDay = (at: number) => day.format(at)

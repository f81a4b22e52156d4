import { showDay } from './day.ts'

// Pakistan's clock, as in day.ts.
const clock = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Karachi',
})

/** "Jan 05, 2025, 3:40 PM". Browsers differ in the kind of space before PM; we write our own. */
export const showTime = (at: number) => `${showDay(at)}, ${clock.format(at).replace(/\s/u, ' ')}`

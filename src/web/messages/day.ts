// The shop lives by Pakistan's clock, also when it is rendered elsewhere: server and browser agree.
const day = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  timeZone: 'Asia/Karachi',
})

/** "Jan 05, 2025" (spec §9) */
export const showDay = (at: number) => day.format(at)

/** "Jan 05, 2025", or "Jan 05, 2025 – Jan 07, 2025" */
export const showDays = (from: number, to: number) =>
  showDay(from) === showDay(to) ? showDay(from) : `${showDay(from)} – ${showDay(to)}`

/** What a leaf of the wall calendar shows: "Jan", "5". */
export function calendarLeaf(at: number) {
  const [month = '', date = ''] = showDay(at).replace(',', '').split(' ')
  return { month, date: String(Number(date)) }
}

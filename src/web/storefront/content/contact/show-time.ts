/** "09:00" → "9am", "21:30" → "9:30pm" */
export function showTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = hour % 24 < 12 ? 'am' : 'pm'
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}${half}`
}

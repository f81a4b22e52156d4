/** Of zones and delivery windows. */
export const deliveryRefusalKinds = {
  zone_not_found: 'missing',
  zone_corners: 'invalid',
  zone_crosses: 'invalid',
  zone_too_wide: 'invalid',
  zone_days: 'invalid',
  too_many_zones: 'conflict',
  window_hours: 'invalid',
  window_days: 'invalid',
  window_dates: 'invalid',
  window_not_found: 'missing',
  too_many_windows: 'conflict',
  window_gone: 'conflict',
  window_closed: 'conflict',
  window_full: 'conflict',
} as const

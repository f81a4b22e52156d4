// Some kills in CI, many with `npm run test:crash`.
const many = Number(process.env['KILLS'] ?? 0)

/** How often a server is killed, on each engine. */
export const kills = {
  areMany: many > 0,
  underLoad: many || 3,
  ofFirstStart: many > 0 ? 8 : 1,
}

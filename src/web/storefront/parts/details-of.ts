/** What tells a line from others of its name: the pack and the chosen colour, as far as there are any. */
export const detailsOf = (...details: (string | undefined)[]) =>
  details.filter((one) => one !== undefined && one !== '').join(' · ')

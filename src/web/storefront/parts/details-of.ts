/** Distinguishes lines of the same name: pack and chosen colour. */
export const detailsOf = (...details: (string | undefined)[]) =>
  details.filter((one) => one !== undefined && one !== '').join(' · ')

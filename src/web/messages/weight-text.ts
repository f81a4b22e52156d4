type T = (key: 'grams.some' | 'grams.kilos', params: { count: number }) => string

/** Of grams: "750 g", and "1.2 kg" from a kilogram on. `t` has the `gramsMessages`. */
export const weightText = (t: T, grams: number): string =>
  grams < 1000 ? t('grams.some', { count: grams }) : t('grams.kilos', { count: grams / 1000 })

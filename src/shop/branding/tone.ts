/** OKLCH, where distances match perception: lightness 0 to 1, chroma, hue in radians. */
export type Tone = { lightness: number; chroma: number; hue: number }

const linear = (value: number) =>
  value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const encoded = (value: number) =>
  value <= 0.003_130_8 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

const channels = (hex: string): [number, number, number] => {
  const at = (start: number) => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  return [at(1), at(3), at(5)]
}

/** From `#rrggbb`, by Björn Ottosson's definition of OKLab. */
export function toneOf(hex: string): Tone {
  const [red, green, blue] = channels(hex)
  const l = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
  const m = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
  const s = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
  const a = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s
  const b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s
  return {
    lightness: 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  }
}

/** `#rrggbb`, with chroma reduced to what sRGB can show. */
export function hexOf({ lightness, chroma, hue }: Tone): string {
  for (let part = 1; part > 0; part -= 0.05) {
    const rgb = rgbOf(lightness, chroma * part * Math.cos(hue), chroma * part * Math.sin(hue))
    if (rgb.every((value) => value > -0.001 && value < 1.001)) return written(rgb)
  }
  return written(rgbOf(lightness, 0, 0))
}

function rgbOf(lightness: number, a: number, b: number): number[] {
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ]
}

const written = (rgb: readonly number[]) =>
  `#${rgb
    .map((value) => Math.round(encoded(Math.min(1, Math.max(0, value))) * 255))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`

/** Negative `by` darkens. */
export const lighter = (hex: string, by: number): string => {
  const tone = toneOf(hex)
  return hexOf({ ...tone, lightness: Math.min(1, Math.max(0, tone.lightness + by)) })
}

/** 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const step = 0.005

/** `#rrggbb` with the nearest lightness that fits. */
export function nearest(tone: Tone, fits: (hex: string) => boolean): string {
  for (let away = 0; away <= 1; away += step)
    for (const lightness of [tone.lightness - away, tone.lightness + away]) {
      if (lightness < 0 || lightness > 1) continue
      const hex = hexOf({ ...tone, lightness })
      if (fits(hex)) return hex
    }
  return hexOf(tone)
}

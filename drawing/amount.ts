const units: Record<string, number> = { kg: 1000, g: 1, l: 1000, ltr: 1000, litre: 1000, ml: 1 }

/** '6 × 200 ml' holds 6 pieces of 200; what is only counted ('12 pcs') has amount 0. */
export function readPack(pack: string): { pieces: number; amount: number } {
  const [, times = '1', rest = pack] = /^\s*(\d+)\s*[×x]\s*(.+)$/.exec(pack) ?? []
  const [, figure = '', unit = ''] = /([\d.]+)\s*(kg|g|ml|ltr|litres?|l)\b/i.exec(rest) ?? []
  const each = units[unit.toLowerCase().replace(/s$/, '')] ?? 0
  return { pieces: Number(times), amount: Number(figure) * each }
}

/** 0.78 for the smallest of a form, 1 for the largest; even steps for each doubling. */
export function growth(amount: number, [least, most]: readonly [number, number]): number {
  if (amount === 0 || least === most) return 0.92
  const t = Math.log(amount / least) / Math.log(most / least)
  return 0.78 + 0.22 * Math.min(1, Math.max(0, t))
}

import { plainDigits } from '#shop/digits.ts'

/** "12*8964000100011", "12*RICE-5KG", "12*rice" and "12x55" are twelve of it; "6 x 200 ml" and "7 up" stay a name. */
export function countedCode(text: string): { code: string; count: number } {
  const [, count, starred, crossed] =
    /^([1-9]\d?)\s*(?:\*\s*(\S.*)|[x×]\s*(\d+))$/i.exec(plainDigits(text)) ?? []
  const code = starred ?? crossed
  return count && code ? { code, count: Number(count) } : { code: text, count: 1 }
}

type T = ((key: 'goods.added', params: { name: string }) => string) & {
  number: (value: number) => string
}

/** "12 × Milk added". */
export const addedText = (t: T, name: string, count: number) =>
  t('goods.added', { name: count > 1 ? `${t.number(count)} × ${name}` : name })

import { plainDigits } from '#shop/digits.ts'

/** "12*8964000100011" and "12x55" are twelve of a code; a name such as "6 x 200 ml" stays a text. */
export function countedCode(text: string): { code: string; count: number } {
  const [, count, code] = /^([1-9]\d?)\s*[*x×]\s*(\d+)$/i.exec(plainDigits(text)) ?? []
  return count && code ? { code, count: Number(count) } : { code: text, count: 1 }
}

type T = ((key: 'goods.added', params: { name: string }) => string) & {
  number: (value: number) => string
}

/** "12 × Milk added". */
export const addedText = (t: T, name: string, count: number) =>
  t('goods.added', { name: count > 1 ? `${t.number(count)} × ${name}` : name })

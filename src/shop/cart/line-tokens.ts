import { sizesIn, type WrittenSize } from '../catalogue/sizes/written-size.ts'
import { plainDigits } from '../digits.ts'

/** `joined`: number and word in one, "oil-6" or "7-up". */
export type Token =
  | { kind: 'word'; text: string }
  | { kind: 'number'; text: string; number: number; inBrackets: boolean }
  | { kind: 'joined'; text: string; number: number; rest: string; times: boolean; leads: boolean }
  | { kind: 'count'; text: string }
  | { kind: 'times' | 'dash'; text: string }
  | ({ kind: 'size'; text: string } & Pick<WrittenSize, 'pack' | 'factors'>)

/** Units after a quantity. */
const countWord =
  'pcs?|pieces?|nos?|units?|packs?|pkts?|packets?|pouch(?:es)?|bags?|bottles?|btls?|tins?|cans?|jars?|' +
  'sachets?|rolls?|tubes?|bars?|cartons?|ctns?|cases?|box(?:es)?|peti|bori|dozens?|doz|dzn|darjan|' +
  'عدد|درجن|پیکٹ'
const isCount = new RegExp(`^(?:${countWord})$`, 'iu')
const numberAndCount = new RegExp(`^(\\d{1,9})(${countWord})$`, 'iu')

/** A size is one token in any spelling. */
export function tokensOf(line: string): Token[] {
  const text = plainDigits(line).replace(/\.{2,}|…|_{2,}/g, ' ')
  const tokens: Token[] = []
  let done = 0
  for (const { from, to, pack, factors } of sizesIn(text)) {
    tokens.push(...plainTokens(text.slice(done, from)))
    tokens.push({ kind: 'size', text: pack.text, pack, factors })
    done = to
  }
  return [...tokens, ...plainTokens(text.slice(done))]
}

const plainTokens = (text: string) => (text.match(/\S+/g) ?? []).flatMap(tokensIn)

const numberToken = (digits: string, inBrackets = false): Token => ({
  kind: 'number',
  text: digits,
  number: Number(digits.replaceAll(',', '')),
  inBrackets,
})
const signToken = (text: string): Token => ({
  kind: /[x×*]/i.test(text) ? 'times' : 'dash',
  text,
})

function tokensIn(chunk: string): Token[] {
  if (/^(?:[x×*]|[-–—:=@|>→]+)$/i.test(chunk)) return [signToken(chunk)]
  const bare = chunk.replace(/^[([{,;.|]+|[)\]},;.|]+$/g, '')
  if (/^\d{1,9}(?:,\d{3})*$/.test(bare)) return [numberToken(bare, /^\(.+\)$/.test(chunk))]
  const [, sign, after] = /^([x×*]|[-–—:=@]+)(\d{1,9})$/i.exec(bare) ?? []
  if (sign && after) return [signToken(sign), numberToken(after)]
  const [, before, follow] = /^(\d{1,9})([x×*]|[-–—:=@]+)$/i.exec(bare) ?? []
  if (before && follow) return [numberToken(before), signToken(follow)]
  const [, many, unit] = numberAndCount.exec(bare) ?? []
  if (many && unit) return [numberToken(many), { kind: 'count', text: unit.toLowerCase() }]
  if (isCount.test(bare)) return [{ kind: 'count', text: bare.toLowerCase() }]
  const [, name] = /^(.*[^:=])[:=]+$/.exec(chunk) ?? []
  if (name) return [{ kind: 'word', text: name }, signToken(':')]
  return joinedIn(bare, chunk) ?? [{ kind: 'word', text: chunk }]
}

function joinedIn(bare: string, text: string): Token[] | null {
  const [, first, sign = '', name] = /^(\d{1,9})([x×*]|[-–:=@])(\p{L}.*)$/iu.exec(bare) ?? []
  const times = /[x×*]/i.test(sign)
  if (first && name)
    return [{ kind: 'joined', text, number: Number(first), rest: name, times, leads: true }]
  const [, named, mark = '', last] = /^(.*[\p{L})])([-–:=@*×])(\d{1,9})$/u.exec(bare) ?? []
  if (!named || !last) return null
  return [
    {
      kind: 'joined',
      text,
      number: Number(last),
      rest: named,
      times: /[×*]/.test(mark),
      leads: false,
    },
  ]
}

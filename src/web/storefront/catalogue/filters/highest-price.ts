import { plainDigits } from '#shop/digits.ts'

const amount = String.raw`(?:rs\.?\s*|pkr\s*)?(\d{2,6})(?:\s*(?:rs\.?|rupees|rupay|روپے))?(?![\p{L}\p{N}])(?!\s*(?:g|gm|grams?|kg|kilo|ml|l|litres?|liters?|pcs|pieces|گرام|کلو)(?!\p{L}))`
const before = new RegExp(
  String.raw`(?<!\p{L})(?:under|below|less than|cheaper than|upto|up to|within|max)\s+${amount}`,
  'iu',
)
const after = new RegExp(
  String.raw`(?<!\p{N})${amount}\s+(?:se kam|say kam|tak|سے کم|تک)(?!\p{L})`,
  'iu',
)

/** Splits "rice under 500" and "500 se kam chawal" into the goods and the highest price (rupees). */
export function highestPriceIn(typed: string): { text: string; max: number | undefined } {
  const plain = plainDigits(typed).replace(/(\d),(?=\d{3})/g, '$1')
  const found = before.exec(plain) ?? after.exec(plain)
  const text = found === null ? '' : plain.replace(found[0], ' ').replace(/\s+/g, ' ').trim()
  return text === '' ? { text: typed, max: undefined } : { text, max: Number(found?.[1]) }
}

import { groceryWords } from '#shop/search/words/lexicon/groceries.ts'
import { soundKey } from '#shop/search/words/phonetic.ts'

/** What names and descriptions say beside goods, which the search has. */
const everyday = `
aur, اور
ka, کا
ki, کی
ke, kay, کے
se, say, سے
mein, main, میں
par, pe, پر
ko, کو
wala, والا
wali, والی
wale, walay, والے
liye, liay, لیے
taza, taaza, fresh, تازہ
khalis, pure, خالص
asli, اصلی
desi, دیسی
naya, نیا
nayi, nai, نئی
bara, بڑا
bari, بڑی
chota, chhota, چھوٹا
choti, chhoti, چھوٹی
lal, laal, red, لال
safed, white, سفید
kala, black, کالا
hara, green, ہرا
garam, گرم
thanda, cold, ٹھنڈا
thandi, ٹھنڈی
mazedar, مزیدار
sasta, سستا
muft, free, مفت
qeemat, price, قیمت
dukan, shop, دکان
ghar, گھر
aaj, today, آج
kal, tomorrow, کل
roz, روز
subah, صبح
din, day, دن
sham, شام
raat, رات
mahina, مہینہ
saal, سال
bachay, bache, بچے
kilo, کلو
darjan, dozen, درجن
pack, pak, پیک
packet, پیکٹ
dabba, box, ڈبہ
botal, bottle, بوتل
thela, تھیلا
`

type Word = { urdu: string; roman: readonly string[]; sound: string }

/** Each Urdu word with its Roman and English spellings. */
const words: readonly Word[] = `${everyday}\n${groceryWords}`
  .split('\n')
  .filter((line) => line !== '' && !/^#| = | > /.test(line))
  .flatMap((line) => {
    const all = line.split(',').map((word) => word.trim())
    const roman = all.filter((word) => /^[a-z]/.test(word)).map((word) => word.replaceAll('-', ' '))
    return all
      .filter((word) => /\p{Script=Arabic}/u.test(word))
      .map((urdu) => ({ urdu, roman, sound: soundKey(urdu) }))
  })

const mostOffered = 5

/** The Urdu words that a typed Roman word may be, best first: "cheeni" is چینی. */
export function urduWordsFor(typed: string): string[] {
  const word = typed.toLowerCase()
  if (!/^[a-z]{2,20}$/.test(word)) return []
  const sound = soundKey(word)
  const rankOf = ({ roman, sound: own }: Word) => {
    if (roman.includes(word)) return own === sound ? 0 : 1
    if (own === sound) return 2
    if (roman.some((one) => soundKey(one) === sound)) return 3
    return word.length > 2 && roman.some((one) => one.startsWith(word)) ? 4 : 9
  }
  const found = words
    .map((one) => ({ urdu: one.urdu, rank: rankOf(one) }))
    .filter(({ rank }) => rank < 9)
    .toSorted((a, b) => a.rank - b.rank || a.urdu.length - b.urdu.length)
  return [...new Set(found.map(({ urdu }) => urdu))].slice(0, mostOffered)
}

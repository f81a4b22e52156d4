import { fold } from '../../fold.ts'

const set = (text: string): ReadonlySet<string> => new Set(fold(text).split(' '))

/** Words around the product; searched only if there are no others. */
export const fillers = set(
  `a an and any cheap cheaper cheapest lowest anything are as at be buy can could do does for from get give got has have hello hey hi how i in is it
  kindly like looking me my need of on or order please pls plz price rate send show some something that the there
  this to us want we what where which who will with would you your
  aap aik ap aur bhai bhaijan bhejo bhejen bhejdo bhej bhi chahie chahiay chahiye chahiyay chaiye chaheye chaye
  chaie dedo dein den deo dijiye dikhao dikha do ek ha hai hain hay hen ho hua hui huwa ho ga hy janab jee ji ka kaa kay ke
  keliye kg khareedna ki kia kilo kitna kitne kitnay kitni ko koi kya laa lao lena leni liay liye main mangwana
  mein milay milega mil milti mjhe mjhy mojood mujhe mujhy mera meri muje na pe per plzz rate ruppe rs sahab se
  sasta sastay saste sasti thora thori wala walay wale wali waala ye yeh zara
  مجھے چاہیے چاہئے چاہیئے دو دے دیں دیجئے بھیج بھیجو بھیجیں لینا لینی ہے ہیں کا کی کے کو میں والا والی والے ایک
  اور بھی کیا کوئی براہ مہربانی پلیز ذرا تھوڑا سا جی بھائی لیے سے سستا سستی سستے`,
)

/** Packing and praise: they hardly identify a product. */
export const weakWords = set(
  `bag bags best big bottle bottles box boxes brand can cans carton dabba danedar fresh good item jar jars kilo
  kilogram large litre liter loose new nice pack packet packets pcs piece pieces pkt pouch pure quality sachet
  size small special acha achi tin wala taza taaza تازہ پیکٹ ڈبہ بوتل`,
)

/** English → Urdu. */
export const meatPoultryInUrdu: Readonly<Record<string, string>> = {
  // Chicken, Karahi Cut
  'Sixteen skinless pieces, cut small the way a karahi likes them, this morning.':
    'بغیر کھال سولہ ٹکڑے، اتنے چھوٹے جتنے کڑاہی کو پسند ہیں، آج صبح کے کٹے۔',
  'Hand-slaughtered with takbeer, cleaned, chilled at once and never frozen. The weight is after cleaning. Tell us in the order note if you want it cut larger.':
    'تکبیر پڑھ کر ہاتھ سے ذبح، صاف، فوراً ٹھنڈا، کبھی فریز نہیں۔ وزن صفائی کے بعد کا ہے۔ بڑے ٹکڑے چاہییں تو آرڈر کے نوٹ میں لکھ دیں۔',
  'Halal, slaughtered by hand': 'حلال، ہاتھ کا ذبح',
  'Net weight after cleaning': 'وزن صفائی کے بعد کا',
  'Never frozen': 'کبھی فریز نہیں ہوا',
  'Use within two days': 'دو دن میں استعمال کر لیں',

  // Chicken, Whole Skinless
  'One clean bird for a roast, a steam or a charga with slashes in the thigh.':
    'صاف ستھری ایک مرغی: روسٹ کریں، بھاپ دیں، یا ران پر چیرے لگا کر چرغہ بنائیں۔',
  'Trimmed of skin and fat, with the neck and liver in a bag inside. Rub it tonight and it will have taken the masala by tomorrow’s lunch.':
    'کھال اور چربی اتری، گردن اور کلیجی اندر تھیلی میں۔ آج رات مصالحہ مل دیں، کل دوپہر تک رچ جائے گا۔',
  'About 1.2 kg cleaned': 'صاف ہو کر تقریباً 1.2 kg',
  'Giblets in a separate bag': 'پوٹا کلیجی الگ تھیلی میں',
  'Chilled, not frozen': 'ٹھنڈی، فریز نہیں',

  // Chicken Breast, Boneless
  'Two or three thick fillets for a quick stir-fry or the children’s sandwiches.':
    'دو تین موٹے فلے، جھٹ پٹ اسٹر فرائی یا بچوں کے سینڈوچ کے لیے۔',
  'Whole fillets without bone, skin or the little hard sinew. Beat them flat for cutlets, cube them for tikka, or poach them for sandwiches. Halal, slaughtered by hand and chilled within the hour.':
    'ثابت فلے، نہ ہڈی، نہ کھال، نہ وہ سخت چھوٹی نس۔ کٹلٹ کے لیے کوٹ کر چپٹے کریں، تکے کے لیے بوٹیاں کاٹیں، یا سینڈوچ کے لیے ابال لیں۔ حلال، ہاتھ کا ذبح، گھنٹے کے اندر ٹھنڈا۔',
  'Trimmed by hand': 'ہاتھ سے صاف کیا',
  'Halal, never frozen': 'حلال، کبھی فریز نہیں',
  'A kilo of clean white fillets, trimmed, for the gym bag and the family both.':
    'ایک کلو صاف سفید فلے، جم والوں کے لیے بھی اور گھر والوں کے لیے بھی۔',

  // Chicken Drumsticks, Skinless
  'Nine or ten plump legs with a handle on each, made for fingers and chutney.':
    'نو دس بھری بھری ٹانگیں، ہر ایک کا اپنا دستہ، انگلیوں اور چٹنی کے لیے بنی۔',
  'Score them twice, leave them in dahi and chilli overnight, and grill them until they drip. Whatever is left goes cold into the lunchbox.':
    'دو چیرے لگائیں، رات بھر دہی اور مرچ میں رکھیں، اور گرل کریں جب تک رس ٹپکے۔ جو بچے، ٹھنڈا لنچ باکس میں۔',
  '9–10 pieces': '9 سے 10 ٹکڑے',
  'Even size, even cooking': 'برابر سائز، برابر پکے',

  // Chicken Qeema, Fine
  'Thigh and breast minced together, so the kebabs stay juicy on the tawa.':
    'ران اور سینے کا ملا جلا قیمہ، تاکہ کباب توے پر رسیلے رہیں۔',
  'Minced once, cold, after your order comes in. Breast alone makes dry kebabs, which is why a third of this is thigh.':
    'آرڈر آنے کے بعد، ٹھنڈا ٹھنڈا، ایک بار پستا ہے۔ صرف سینے کے کباب سوکھے بنتے ہیں، اسی لیے ایک تہائی ران ہے۔',
  'Minced to order': 'آرڈر پر پستا ہے',
  'One third thigh': 'ایک تہائی ران',
  'No skin, no filler': 'کھال نہیں، ملاوٹ نہیں',

  // Mutton, Mixed Curry Cut
  'Half a kilo of young goat for a Friday salan that two will not have to share.':
    'کم عمر بکرے کا آدھا کلو: جمعے کا وہ سالن جو دو لوگوں کو کسی سے بانٹنا نہ پڑے۔',
  'Young goat from the Potohar, under a year old, in pieces from shoulder, leg, neck and ribs. It smells of nothing and cooks in an hour and a quarter. Halal, slaughtered by hand, hung overnight in the cold.':
    'پوٹھوہار کا بکرا، سال سے کم کا، دستی، ران، گردن اور پسلی کی بوٹیاں۔ بو کوئی نہیں، اور سوا گھنٹے میں گل جاتا ہے۔ حلال، ہاتھ کا ذبح، رات بھر ٹھنڈ میں لٹکا ہوا۔',
  'Goat under one year': 'سال سے کم کا بکرا',
  'Balanced mix with bone': 'ہڈی والی مکس بوٹی، برابر برابر',
  'Hung overnight': 'رات بھر لٹکا ہوا',
  Halal: 'حلال',
  'Shoulder, leg and a few ribs in equal pieces, for qorma or a proper yakhni pulao.':
    'دستی، ران اور دو چار پسلیاں، برابر ٹکڑوں میں: قورمے یا ڈھنگ کے یخنی پلاؤ کے لیے۔',

  // Mutton Leg, Whole (Raan)
  'A whole leg, slit and tied, for the oven on the evening the in-laws come.':
    'ثابت ران، چیرے لگی اور بندھی ہوئی، اوون کے لیے، اس شام جب سسرال والے آئیں۔',
  'Trimmed to fit a household oven, with deep cuts for the marinade. Two nights in papaya and dahi, four hours at low heat, and it leaves the bone by itself.':
    'گھر کے اوون کے ناپ کی، مصالحے کے لیے گہرے چیرے۔ دو راتیں پپیتے اور دہی میں، چار گھنٹے دھیمی آنچ پر، پھر ہڈی خود الگ ہو جاتی ہے۔',
  'Slit for marinade': 'مصالحے کے لیے چیرے لگے',
  'Fits a home oven': 'گھر کے اوون میں آئے',
  'Order a day ahead for large ones': 'بڑی ران کے لیے ایک دن پہلے آرڈر کریں',

  // Mutton Chops, French Cut
  'Eight small chops with clean bones, ten minutes on a very hot tawa.':
    'آٹھ چھوٹی چانپیں، صاف ہڈی، خوب گرم توے پر دس منٹ۔',
  'Beaten lightly with the flat of the knife so that they lie down in the pan. Salt, pepper, crushed garlic; they ask for no more.':
    'چھری کے چپٹے رخ سے ہلکی کوٹی ہوئی، تاکہ پین میں سیدھی لیٹیں۔ نمک، کالی مرچ، کچلا لہسن؛ اس سے زیادہ مانگتی نہیں۔',
  'About 8 chops': 'تقریباً 8 چانپیں',
  'Bones scraped clean': 'ہڈیاں کھرچ کر صاف',
  'Halal, hung overnight': 'حلال، رات بھر لٹکی ہوئی',

  // Beef, Boneless Cubes
  'Lean thigh in thumb-sized cubes: stew it slowly, or skewer it with papaya.':
    'ران کی روکھی بوٹیاں، انگوٹھے جتنی: آہستہ پکائیں، یا پپیتا لگا کر سیخ پر چڑھائیں۔',
  'Veal-aged animals, so the grain is fine. With a spoon of raw papaya it is ready for the coals in three hours; in a pressure cooker, in twenty-five minutes.':
    'کم عمر جانور، اس لیے ریشہ باریک ہے۔ کچے پپیتے کے ایک چمچ سے تین گھنٹے میں کوئلوں کے لیے تیار؛ پریشر ککر میں پچیس منٹ۔',
  'From the thigh': 'ران سے',
  'Trimmed of sinew': 'نسوں سے صاف',

  // Beef Qeema, Hand Chopped
  'Chopped with two knives and not minced, for aloo qeema with something to bite.':
    'دو چھریوں سے کٹا، مشین کا نہیں، اس آلو قیمے کے لیے جس میں دانت کو بھی کچھ ملے۔',
  'Machine mince goes to paste in a long bhunai; this does not. Ten per cent fat, which is what keeps it soft.':
    'مشین کا قیمہ لمبی بھنائی میں لئی بن جاتا ہے؛ یہ نہیں بنتا۔ دس فیصد چربی ہے، نرم اسی سے رہتا ہے۔',
  'Two-knife chopped': 'دو چھریوں کا کٹا',
  '10 % fat': '10 فیصد چربی',
  'Prepared after you order': 'آرڈر کے بعد تیار',

  // Beef Shank, Nihari Cut
  'Bong and marrow bones together, cut thick enough to survive the night on the stove.':
    'بونگ اور نلی ساتھ ساتھ، ٹکڑے اتنے موٹے کہ رات بھر چولہے پر نکال لیں۔',
  'Six hundred grams of shank and four hundred of bone, sawn so that the marrow comes out with a tap. Start it after Isha.':
    'چھ سو گرام بونگ، چار سو گرام ہڈی، ایسی کٹی کہ ٹھونکتے ہی گودا نکل آئے۔ عشا کے بعد چڑھائیں۔',
  'With marrow bones': 'نلی کے ساتھ',
  'Thick pieces': 'موٹے ٹکڑے',
  'Rich in gelatine': 'لیس سے بھرپور',

  // Rohu, Steaks
  'River fish from Mangla, scaled and cut two fingers thick for the Lahori pan.':
    'منگلا کی دریائی مچھلی، چھلکے اترے، لاہوری کڑاہی کے لیے دو انگل موٹے قتلے۔',
  'Firm, sweet and full of small bones, as rohu is; eat it slowly. Rub with ajwain and garlic, dust with besan, fry hot.':
    'ٹھوس، میٹھی اور باریک کانٹوں بھری، رہو ایسی ہی ہوتی ہے؛ آرام سے کھائیں۔ اجوائن اور لہسن ملیں، بیسن چھڑکیں، تیز گرم تیل میں تلیں۔',
  'Scaled and cleaned': 'چھلکے اترے، صاف',
  'Cut across the bone': 'کانٹے سمیت آڑے قتلے',
  'On ice from lake to door': 'جھیل سے دروازے تک برف میں',

  // Sole Fillets, Boneless
  'Flat white fillets from Karachi harbour with no bone left for a child to find.':
    'کراچی بندرگاہ کے چپٹے سفید فلے، بچہ ڈھونڈے تب بھی کانٹا نہ ملے۔',
  'Flown up overnight on ice. They want three minutes a side and a squeeze of kaghzi lemon.':
    'راتوں رات برف میں جہاز سے آتے ہیں۔ ہر طرف تین منٹ اور کاغذی لیموں کا نچوڑ، بس۔',
  'Boneless and skinless': 'نہ کانٹا، نہ کھال',
  'Mild, never muddy': 'ہلکا ذائقہ، مٹی کی بو نہیں',
  'Flown in on ice': 'برف میں، جہاز سے',

  // Prawns, Peeled Medium
  'Peeled, cleaned and still springy; two minutes in hot garlic oil is all.':
    'چھلے، صاف، ابھی تک لچکدار؛ لہسن والے گرم تیل میں دو منٹ، بس۔',
  'About forty to the half kilo, with the dark vein drawn out. Add them last and switch off as soon as they curl.':
    'آدھے کلو میں کوئی چالیس، کالی رگ نکلی ہوئی۔ سب سے آخر میں ڈالیں، مڑتے ہی چولہا بند۔',
  Deveined: 'رگ نکلی ہوئی',
  'About 40 pieces': 'تقریباً 40 دانے',
  'From the Sindh coast': 'سندھ کے ساحل سے',

  // Seekh Kebabs, Beef
  'Smoky kebabs that need only a hot tawa, raw onion and somebody to slap the naan.':
    'دھوئیں کی خوشبو والے کباب؛ بس گرم توا، کچی پیاز، اور نان لگانے والا کوئی چاہیے۔',
  'Hand-chopped qeema with onions squeezed dry, coriander root and crushed chilli, shaped on the skewer and part-cooked. Finish them on a tawa, on coals or in the oven. Freeze what you will not eat today.':
    'ہاتھ کا کٹا قیمہ، نچوڑی ہوئی پیاز، دھنیے کی جڑ اور کٹی مرچ، سیخ پر چڑھائے اور آدھے پکائے ہوئے۔ باقی توے، کوئلوں یا اوون میں پکا لیں۔ جو آج نہ کھانے ہوں فریز کر دیں۔',
  'Part-cooked, 8 minutes to finish': 'آدھے پکے، 8 منٹ میں تیار',
  'No soya, no breadcrumb': 'نہ سویا، نہ بریڈ کرمب',
  'Can be frozen': 'فریز ہو سکتے ہیں',
  'The rooftop barbecue in one box: twenty skewers’ worth, less the smoke in your eyes.':
    'چھت کا باربی کیو ایک ڈبے میں: بیس سیخوں کا مال، بس آنکھوں میں دھواں نہیں۔',

  // Shami Kebabs, Beef & Chana
  'Slow-cooked beef and chana daal with mint and a green chilli hidden in the middle.':
    'آہستہ پکا گائے کا گوشت اور چنے کی دال، پودینہ، اور بیچ میں چھپی ایک ہری مرچ۔',
  'Stone-ground, so they are silky and do not fall apart. Dip them in beaten egg, fry them from frozen, and keep one back for tomorrow’s bun.':
    'سل پر پسے، اس لیے ریشم سے ہیں اور ٹوٹتے نہیں۔ پھینٹے انڈے میں ڈبوئیں، فریزر سے نکال کر سیدھے تلیں، اور ایک کل کے بن کے لیے بچا لیں۔',
  'Twelve pieces': 'بارہ کباب',
  'Fry straight from frozen': 'فریزر سے سیدھے تلیں',
  'Filled with mint and onion': 'پودینے اور پیاز کی بھرائی',

  // Malai Boti, Marinated
  'Chicken in cream, cashew and white pepper, marinated a day, ready for the skewer.':
    'کریم، کاجو اور سفید مرچ میں مرغی، پورا دن مصالحے میں، سیخ کے لیے تیار۔',
  'Boneless thigh that has had twenty-four hours to think. Under the grill it takes twelve minutes and browns in spots like a good paratha.':
    'بغیر ہڈی ران، جسے سوچنے کو چوبیس گھنٹے ملے۔ گرل میں بارہ منٹ، اور اچھے پراٹھے کی طرح چتیاں پڑ جاتی ہیں۔',
  'Boneless thigh': 'بغیر ہڈی ران',
  '24-hour marinade': '24 گھنٹے مصالحے میں',
  'Mild enough for children': 'بچوں کے لیے بھی ہلکی',

  // Chicken Nuggets, Crumbed
  'Real pieces of breast in a rough crumb, which is why no two look the same.':
    'سینے کے اصلی ٹکڑے، کھردرے کرمب میں، اسی لیے کوئی دو ایک جیسے نہیں۔',
  'Frozen one by one so you can take out six. Fry, bake or air-fry them for ten minutes; the crumb stays on.':
    'ایک ایک کر کے فریز کیے ہیں، چاہیں تو چھ نکال لیں۔ تلیں، بیک کریں یا ایئر فرائر میں دس منٹ؛ کرمب نہیں اترتا۔',
  '70 % chicken breast': '70 فیصد مرغی کا سینہ',
  'About 45 pieces': 'تقریباً 45 ٹکڑے',
  'Keep frozen': 'فریزر میں رکھیں',
}

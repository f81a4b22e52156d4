/** English → Urdu. */
export const flourRicePulsesInUrdu: Readonly<Record<string, string>> = {
  // Chakki Atta, Whole Wheat
  'Stone-ground wheat with its bran left in, in a sack that one hand can carry.':
    'پتھر کی چکی کا آٹا، چوکر سمیت، ایسی بوری میں جو ایک ہاتھ سے اٹھ جائے۔',
  'Punjab wheat ground slowly between stones, with all its bran, so the flour stays cool and keeps its smell. It drinks a little more water than mill atta: knead it soft and rest it for half an hour. The rotis stay tender in the cloth until the evening.':
    'پنجاب کی گندم، پتھروں کے بیچ آہستہ پسی، سارے چوکر سمیت، اس لیے آٹا ٹھنڈا رہتا ہے اور خوشبو نہیں جاتی۔ مل کے آٹے سے ذرا زیادہ پانی پیتا ہے: نرم گوندھیں اور آدھا گھنٹہ رکھ دیں۔ روٹی رومال میں شام تک نرم رہتی ہے۔',
  'Stone-ground, nothing sifted out': 'پتھر کی چکی، کچھ چھانا نہیں',
  'Milled within the last ten days': 'پچھلے دس دن کا پسا',
  'Soft rotis that puff': 'نرم روٹی جو پھولے',
  'Stitched, re-closable sack': 'سلی ہوئی بوری، دوبارہ بند ہو جائے',
  'Ten kilos of warm-smelling chakki flour: a fortnight of rotis for a family of five.':
    'دس کلو مہکتا چکی آٹا: پانچ لوگوں کے گھر کی پندرہ دن کی روٹی۔',
  'The month’s atta in one sack, ground on stone and delivered up the stairs.':
    'پورے مہینے کا آٹا ایک بوری میں، پتھر پر پسا، سیڑھیاں چڑھا کر پہنچایا ہوا۔',

  // Fine Atta, Sifted
  'Lighter and paler than chakki atta, for phulkas that puff like a held breath.':
    'چکی آٹے سے ہلکا اور اجلا، ایسے پھلکوں کے لیے جو پھولیں تو سانس روکے رہیں۔',
  'The coarse bran is sifted out and the rest left alone. It takes less water and less kneading, which is why tandoors and new cooks like it.':
    'موٹا چوکر چھان دیا، باقی رہنے دیا۔ پانی کم لیتا ہے اور گوندھنا بھی کم پڑتا ہے، اسی لیے تندور والے اور نئے پکانے والے اسے پسند کرتے ہیں۔',
  'Coarse bran removed': 'موٹا چوکر نکالا ہوا',
  'Light, soft phulkas': 'ہلکے، نرم پھلکے',
  'Little kneading': 'گوندھنا کم',

  // Multigrain Atta, Seven Grains
  'Wheat with barley, oats, chickpea, millet, maize and flax, for a nuttier roti.':
    'گندم کے ساتھ جَو، جئی، چنا، باجرہ، مکئی اور السی، تاکہ روٹی سوندھی بنے۔',
  'Two parts wheat to one part of everything else, so that it still rolls out without cracking. A tablespoon of dahi in the dough makes it softer.':
    'دو حصے گندم، ایک حصہ باقی سب، تاکہ بیلتے ہوئے پھٹے نہیں۔ گوندھتے وقت ایک بڑا چمچ دہی ڈالیں، اور نرم ہو گا۔',
  'Seven grains': 'سات اناج',
  'Rolls like ordinary atta': 'عام آٹے کی طرح بیلیں',
  'More fibre, fuller for longer': 'فائبر زیادہ، پیٹ دیر تک بھرا',

  // Maida, Superfine
  'Silky white flour for samosa patti at four and a sponge cake by seven.':
    'ریشم سا سفید میدہ: چار بجے سموسے کی پٹی، سات بجے اسپنج کیک۔',
  'Milled from the heart of the grain and sieved through silk-fine mesh. Use it for naan, samosa patti, cakes and nankhatai. Keep the packet shut; it takes up every smell in the cupboard.':
    'دانے کے دل سے پسا اور ریشم جیسی باریک جالی سے چھنا۔ نان، سموسے کی پٹی، کیک اور نان خطائی بنائیں۔ پیکٹ بند رکھیں؛ الماری کی ہر بو پکڑ لیتا ہے۔',
  'Bright and lump-free': 'اجلا، گٹھلیوں کے بغیر',
  'Good rise': 'خوب پھولتا ہے',
  'For naan, patties and cakes': 'نان، پیٹیز اور کیک کے لیے',
  'White flour by the five kilos, for bakers, caterers and the run-up to Eid.':
    'پانچ کلو میدہ، بیکری والوں، کیٹرنگ والوں اور عید سے پہلے کے دنوں کے لیے۔',

  // Sooji, Medium Grain
  'Clean golden semolina that roasts evenly for Friday’s halwa puri breakfast.':
    'صاف سنہری سوجی جو ایک سی بھنتی ہے، جمعے کے حلوہ پوری کے لیے۔',
  'Medium grain swells without turning to paste. Fry it in ghee until it smells of biscuits, and only then pour in the syrup, standing well back.':
    'درمیانہ دانہ پھولتا ہے، لئی نہیں بنتا۔ گھی میں بھونیں جب تک بسکٹ کی خوشبو آئے، تب ہی شیرہ ڈالیں، ذرا دور کھڑے ہو کر۔',
  'Even grain': 'ایک سا دانہ',
  'No dust, no husk': 'نہ گرد، نہ چھلکا',
  'Halwa, upma, idli': 'حلوہ، اپما، اڈلی',

  // Besan, Pure Chana
  'Nothing but chana daal in it, so the pakoras stay crisp till the rain stops.':
    'چنے کی دال کے سوا کچھ نہیں، اس لیے پکوڑے بارش رکنے تک کرارے رہتے ہیں۔',
  'Cheaper besan is stretched with peas and maize, and you can tell by how it drinks oil. Ours is chana daal, ground fine, and sieved twice.':
    'سستے بیسن میں مٹر اور مکئی ملی ہوتی ہے، تیل پینے سے پتہ چل جاتا ہے۔ ہمارا بیسن چنے کی دال کا ہے، باریک پسا اور دو بار چھنا۔',
  'Chana daal only': 'صرف چنے کی دال',
  'Sieved twice': 'دو بار چھنا',
  'Pakoras, karhi, barfi': 'پکوڑے، کڑھی، برفی',

  // Corn Flour, Fine White
  'Thickens hot-and-sour soup without a lump and gives fried chicken its crunch.':
    'ہاٹ اینڈ سار سوپ کو گٹھلی کے بغیر گاڑھا کرتا ہے اور فرائیڈ چکن کو کرارا۔',
  'Always stir it into cold water first, then into the pot. Two spoons in the maida make shortbread that melts.':
    'ہمیشہ پہلے ٹھنڈے پانی میں گھولیں، پھر ہانڈی میں ڈالیں۔ میدے میں دو چمچ ملائیں تو بسکٹ منہ میں گھل جائیں۔',
  'No taste of its own': 'اپنا کوئی ذائقہ نہیں',
  'Clear, glossy sauces': 'شفاف، چمکتی ساس',
  'Re-sealable box': 'دوبارہ بند ہونے والا ڈبہ',

  // Basmati Rice, Aged Two Years
  'Two-year-old basmati whose grains come out long, separate and smelling of pandan.':
    'دو سال پرانا باسمتی، دانہ لمبا، الگ الگ، اور کیوڑے جیسی خوشبو۔',
  'Grown between the Ravi and the Chenab and left in the husk for two years, until the grain is dry and hard. It stretches to twice its length in the pot and does not stick. Soak half an hour, boil in plenty of water, drain while there is still a bite.':
    'راوی اور چناب کے بیچ اگا، دو سال چھلکے سمیت رکھا، جب تک دانہ خشک اور سخت نہ ہو گیا۔ دیگچی میں دگنا لمبا ہوتا ہے اور جڑتا نہیں۔ آدھا گھنٹہ بھگوئیں، کھلے پانی میں ابالیں، ایک کنی رہ جائے تو پانی نکال دیں۔',
  'Aged 24 months': '24 مہینے پرانا',
  'Extra-long, unbroken grain': 'بہت لمبا، ثابت دانہ',
  'Made for biryani': 'بریانی کے لیے بنا',
  'Sorted by eye and by laser': 'آنکھ سے بھی چنا، لیزر سے بھی',
  'The five-kilo bag that biryani cooks ask for by name, aged until it rattles.':
    'پانچ کلو کا تھیلا جو بریانی والے نام لے کر مانگتے ہیں، اتنا پرانا کہ دانہ بجتا ہے۔',
  'A caterer’s sack of aged basmati: one for every two hundred plates of pulao.':
    'کیٹرنگ والوں کی پرانے باسمتی کی بوری: پلاؤ کی ہر دو سو پلیٹ پر ایک۔',

  // Basmati Rice, Super Kernel (Chawal)
  'This year’s crop, gently scented: the rice for white plates, daal and a quiet lunch.':
    'اس سال کی فصل، ہلکی خوشبو: سادے چاول، دال اور چین سے کھائے دوپہر کے کھانے کے لیے۔',
  'Younger than our aged basmati and a touch softer, so it likes less water and less fuss. Rinse until clear, then cook by the knuckle.':
    'ہمارے پرانے باسمتی سے کم عمر اور ذرا نرم، اس لیے پانی بھی کم مانگتا ہے، نخرہ بھی۔ پانی صاف ہونے تک دھوئیں، پھر انگلی کی پور سے ناپ کر پکائیں۔',
  'New crop': 'نئی فصل',
  'Soft, fragrant grain': 'نرم، خوشبودار دانہ',
  'For every day': 'روز کے لیے',

  // Brown Basmati, Unpolished
  'Husked but never polished, with a chew and a scent of toasted hazelnut.':
    'چھلکا اترا مگر پالش نہیں ہوا؛ چبانے کا مزہ، اور خوشبو بھنے میوے کی۔',
  'It wants forty minutes and a tight lid. Cook a pot on Sunday: it fries up beautifully with egg and spring onion on Monday.':
    'چالیس منٹ اور کسا ہوا ڈھکن چاہیے۔ اتوار کو پکا لیں: پیر کو انڈے اور ہری پیاز کے ساتھ کمال فرائی ہوتا ہے۔',
  'Bran left on': 'چوکر سمیت',
  'More fibre': 'فائبر زیادہ',
  'Nutty flavour': 'میوے جیسا ذائقہ',

  // Sela Rice, Golden (Chawal)
  'Parboiled golden rice that keeps its grain even when the guests are late.':
    'بھاپ دیا سنہری چاول جس کا دانہ ثابت رہتا ہے، مہمان دیر سے آئیں تب بھی۔',
  'Steamed in the husk before milling, so it forgives a distracted cook: it neither breaks nor turns to mush. Soak it for at least an hour. This is the rice of wedding degs from Gujranwala to Karachi.':
    'چھڑائی سے پہلے چھلکے سمیت بھاپ دی جاتی ہے، اس لیے کھوئے کھوئے باورچی کو بھی معاف کر دیتا ہے: نہ ٹوٹتا ہے، نہ لئی بنتا ہے۔ کم از کم ایک گھنٹہ بھگوئیں۔ گوجرانوالہ سے کراچی تک شادی کی دیگ کا چاول یہی ہے۔',
  'Parboiled, never sticky': 'بھاپ دیا، کبھی نہ جڑے',
  'Big yield in the pot': 'پک کر بہت ہوتا ہے',
  'For zarda and degi biryani': 'زردے اور دیگ کی بریانی کے لیے',
  'Wedding-deg rice by the sack, priced for cooks who count in maunds.':
    'شادی کی دیگ کا چاول، پوری بوری، اور بھاؤ ان کا جو من میں گنتے ہیں۔',

  // Broken Basmati (Tota)
  'The same scent at half the price, for khichri, kheer and hungry schoolboys.':
    'خوشبو وہی، قیمت آدھی: کھچڑی، کھیر اور اسکول سے بھوکے لوٹے لڑکوں کے لیے۔',
  'Tota is what breaks when basmati is milled. It cooks soft and quick, which is exactly what kheer and a convalescent want.':
    'باسمتی کی چھڑائی میں جو ٹوٹ جائے وہ ٹوٹا۔ جلدی اور نرم پکتا ہے، کھیر کو بھی یہی چاہیے اور بیمار کو بھی۔',
  'Basmati scent': 'باسمتی کی خوشبو',
  'Cooks in 12 minutes': '12 منٹ میں پکے',
  'For kheer and khichri': 'کھیر اور کھچڑی کے لیے',

  // Daal Chana, Split
  'Butter-yellow chana daal, half a kilo, enough for daal gosht on Sunday.':
    'مکھن جیسی پیلی چنے کی دال، آدھا کلو، اتوار کے دال گوشت کے لیے پوری۔',
  'Split from desi black chickpeas, polished with nothing but a cloth. It holds its shape with lauki and falls apart on demand in haleem. Soak two hours and it will be soft in thirty-five minutes.':
    'دیسی کالے چنے کی دال، کپڑے کے سوا کسی چیز سے نہیں چمکائی۔ لوکی میں ثابت رہتی ہے، حلیم میں کہیں تو گھل جاتی ہے۔ دو گھنٹے بھگوئیں، پینتیس منٹ میں گل جائے گی۔',
  Unpolished: 'پالش نہیں',
  'Even split, no stones': 'برابر دانے، کنکر نہیں',
  'High in protein': 'پروٹین سے بھرپور',
  'A kilo of split chana for daal, halwa, shami kebabs and whatever comes next.':
    'ایک کلو چنے کی دال: دال، حلوہ، شامی کباب، اور پھر جو دل چاہے۔',

  // Daal Masoor, Red
  'No soaking, twenty minutes, a garlic tarka: dinner when there is no time.':
    'نہ بھگونا، بیس منٹ، لہسن کا تڑکا: جب وقت نہ ہو تب بھی کھانا۔',
  'Small, salmon-pink and quick. It cooks down to a smooth gold that children eat without discussion.':
    'چھوٹی، گلابی مائل اور جلدی پکنے والی۔ گل کر ہموار سنہری ہو جاتی ہے، بچے بغیر بحث کے کھا لیتے ہیں۔',
  'Ready in 20 minutes': '20 منٹ میں تیار',
  'No soaking': 'بھگونے کی ضرورت نہیں',
  'Cleaned, stone-free': 'صاف، کنکر کے بغیر',

  // Daal Moong, Washed
  'Light, pale and kind to the stomach, whether as khichri or fried for nimko.':
    'ہلکی، اجلی، پیٹ پر مہربان، کھچڑی بنائیں یا نمکو کے لیے تلیں۔',
  'The skins are rubbed off with water, never with oil. Roast it dry for a minute before cooking and the whole house knows.':
    'چھلکا پانی سے رگڑ کر اتارا جاتا ہے، تیل سے کبھی نہیں۔ پکانے سے پہلے منٹ بھر خشک بھونیں، پورے گھر کو خبر ہو جائے گی۔',
  'Easy to digest': 'آسانی سے ہضم',
  'Not oiled': 'تیل نہیں لگا',
  'Khichri, bhuni daal, dahi baray': 'کھچڑی، بھنی دال، دہی بڑے',

  // Daal Maash, White
  'For dry dhaba-style maash with ginger on top, each grain standing apart.':
    'ڈھابے والی خشک دال ماش کے لیے، اوپر ادرک، دانہ دانہ الگ۔',
  'Cook it in just enough water and stop while it still resists. Finish with browned butter, green chilli and a squeeze of lemon.':
    'پانی بس اتنا ڈالیں جتنا چاہیے، اور ذرا سخت ہو تو اتار لیں۔ آخر میں براؤن کیا ہوا مکھن، ہری مرچ اور لیموں کا نچوڑ۔',
  Dehusked: 'چھلکا اترا',
  'Stays in separate grains': 'دانہ دانہ الگ',
  'The truck stop’s favourite': 'ٹرک ہوٹلوں کی پسندیدہ',

  // Chickpeas, White (Kabuli Chana)
  'Large 9 mm chickpeas that swell to twice the size for chaat, chole and murgh cholay.':
    'بڑے 9 ملی میٹر کے چنے، پھول کر دگنے: چاٹ، چھولے اور مرغ چنے کے لیے۔',
  'Soak them overnight with a pinch of baking soda, change the water and boil until they crush between two fingers. A kilo dry gives more than two cooked.':
    'رات بھر چٹکی بھر میٹھے سوڈے کے ساتھ بھگوئیں، پانی بدلیں، اور ابالیں جب تک دو انگلیوں میں کچل جائیں۔ ایک کلو خشک پک کر دو کلو سے زیادہ بنتے ہیں۔',
  '9 mm grade': '9 ملی میٹر کا دانہ',
  'Soft skins': 'نرم چھلکا',
  'This season’s crop': 'اس موسم کی فصل',

  // Chickpeas, Black (Kala Chana)
  'Small, dark and meaty; their broth alone is reason enough to boil a pot.':
    'چھوٹے، کالے، گوشت جیسا مزہ؛ ہانڈی چڑھانے کو ان کا شوربہ ہی کافی وجہ ہے۔',
  'Sprout them for breakfast, roast them for the road, or stew them with potatoes and tamarind as the carts in Saddar do. They want a whole night in water and then an hour on the flame.':
    'ناشتے کے لیے اگا لیں، سفر کے لیے بھونیں، یا صدر کی ریڑھیوں کی طرح آلو اور املی میں پکائیں۔ پوری رات پانی میں، پھر گھنٹہ بھر آنچ پر۔',
  'Desi variety': 'دیسی قسم',
  'Rich in iron': 'فولاد سے بھرپور',
  'Sprouts in two days': 'دو دن میں پھوٹ آئیں',

  // Black-Eyed Beans (Lobia)
  'Creamy beans with a dark eye, quick to cook and good cold with onion and lemon.':
    'کالی آنکھ والا ملائم لوبیا، جلدی پکے، اور پیاز لیموں کے ساتھ ٹھنڈا بھی مزے کا۔',
  'They need no more than an hour’s soaking. Make them with tomatoes and whole red chillies, and keep some back for tomorrow’s salad.':
    'گھنٹے بھر سے زیادہ بھگونا نہیں پڑتا۔ ٹماٹر اور ثابت لال مرچ میں بنائیں، تھوڑا کل کے سلاد کے لیے بچا لیں۔',
  'Thin skins': 'پتلا چھلکا',
  'Short soaking': 'کم بھگونا',
  'Good in salads': 'سلاد میں اچھا',

  // Red Kidney Beans (Lal Lobia)
  'Speckled mountain beans from Parachinar that make their own thick gravy.':
    'پاراچنار کا چتکبرا پہاڑی لوبیا جو اپنا گاڑھا شوربہ خود بناتا ہے۔',
  'Soaked overnight and boiled hard for the first ten minutes, they turn velvety without breaking. With plain rice they are a whole meal.':
    'رات بھر بھگوئیں اور پہلے دس منٹ تیز آنچ پر ابالیں، پھر مخمل سا ہو جاتا ہے اور ٹوٹتا نہیں۔ سادے چاول کے ساتھ پورا کھانا ہے۔',
  'Grown in the hills': 'پہاڑوں میں اگا',
  'Velvety inside': 'اندر سے مخملی',
  'Boil well before eating': 'کھانے سے پہلے خوب ابالیں',

  // Sugar, White Crystal (Cheeni)
  'Dry white crystals for the chai tin, sealed at full weight to the gram.':
    'چائے والے ڈبے کے لیے خشک سفید دانے، گرام گرام پورا تول کر بند۔',
  'Cane sugar from lower Punjab, medium crystal, which dissolves in hot chai before the spoon stops. Packed by machine and sealed, so the weight is the weight.':
    'جنوبی پنجاب کے گنے کی چینی، درمیانہ دانہ، گرم چائے میں چمچ رکنے سے پہلے گھل جاتی ہے۔ مشین سے پیک اور بند، سو وزن وہی جو لکھا ہے۔',
  'Pure cane': 'خالص گنے کی',
  'Full weight, sealed': 'پورا وزن، مہر بند',
  'Free-flowing': 'ڈلے نہیں بنتے',
  'Five kilos for tea-drinking households, sherbet season and the odd jar of murabba.':
    'پانچ کلو: چائے والے گھروں کے لیے، شربت کے موسم کے لیے، اور کبھی کبھار مربے کے مرتبان کے لیے۔',

  // Gur, Charsadda
  'Dark, soft lumps of boiled cane juice, with the smoke of the pan still in them.':
    'گنے کے پکے رس کی گہری نرم ڈلیاں، کڑاہ کا دھواں ابھی تک اندر۔',
  'Made in winter beside the cane fields, with no bleach and no hydros, so it is brown and not yellow. Eat a piece after lunch, or melt it into chai at the very end so the milk does not turn.':
    'سردیوں میں گنے کے کھیت کنارے بنتا ہے، نہ بلیچ، نہ ہائیڈرو، اس لیے بھورا ہے، پیلا نہیں۔ کھانے کے بعد ایک ڈلی کھائیں، یا چائے میں بالکل آخر میں گھولیں تاکہ دودھ نہ پھٹے۔',
  'No bleaching powder': 'بلیچنگ پاؤڈر نہیں',
  'This winter’s boiling': 'اس سردی کا پکا',
  'Soft enough to break by hand': 'اتنا نرم کہ ہاتھ سے ٹوٹے',

  // Iodised Table Salt (Namak)
  'Fine white salt with iodine, which pours even in the middle of the monsoon.':
    'آیوڈین والا باریک سفید نمک، جو بھری برسات میں بھی روانی سے گرتا ہے۔',
  'Refined, dried and iodised to the health department’s figure. The spout opens with a thumb and closes again.':
    'صاف کیا، سکھایا، اور محکمۂ صحت کے پیمانے پر آیوڈین ملایا ہوا۔ ڈبے کا منہ انگوٹھے سے کھلتا ہے اور پھر بند ہو جاتا ہے۔',
  'With iodine': 'آیوڈین کے ساتھ',
  'Pours in damp weather': 'سیلن میں بھی نہ جمے',
  'Spout for easy dosing': 'ناپ کر ڈالنا آسان',

  // Pink Rock Salt, Khewra
  'Mined in the Salt Range and only crushed: rosy, clean and a shade milder.':
    'کوہستانِ نمک سے نکلا، صرف کوٹا ہوا: گلابی، صاف، اور ذرا دھیما۔',
  'The hills at Khewra are an hour and a half from our door. Coarse enough for a grinder, fine enough to strew over sliced kheera.':
    'کھیوڑہ کی پہاڑیاں ہمارے دروازے سے ڈیڑھ گھنٹے پر ہیں۔ گرائنڈر کے لیے موٹا، اور کٹے کھیرے پر چھڑکنے کے لیے باریک، دونوں کے لیے ٹھیک۔',
  'From the Salt Range': 'کوہستانِ نمک سے',
  'Nothing added': 'کچھ نہیں ملایا',
  'Medium-coarse': 'درمیانہ موٹا',
}

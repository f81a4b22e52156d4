/** English → Urdu. */
export const householdKitchenInUrdu: Readonly<Record<string, string>> = {
  // Karahi, Cast Iron
  'For a kilo of chicken karahi, carried spitting from the stove to the table.':
    'ایک کلو چکن کڑاہی کے لیے، جو چولہے سے چھن چھن کرتی دسترخوان تک آئے۔',
  'Poured in Gujranwala, ground by hand and seasoned with oil before it leaves. It takes a while to heat and then holds it, which is why meat browns in it instead of stewing. Wipe, dry, oil; no soap.':
    'گوجرانوالہ میں ڈھلی، ہاتھ سے گھسی، اور تیل پلا کر روانہ ہوئی۔ گرم ہونے میں وقت لیتی ہے، پھر گرمی چھوڑتی نہیں، اسی لیے گوشت اس میں ابلتا نہیں، بھنتا ہے۔ پونچھیں، سکھائیں، تیل لگائیں؛ صابن نہیں۔',
  'Pre-seasoned': 'پہلے سے تیل پلائی ہوئی',
  'Two firm ears': 'دو مضبوط کنڈے',
  'Gas, coal and induction': 'گیس، کوئلہ اور انڈکشن',
  'For life, and the next one': 'عمر بھر کے لیے، اور اگلی نسل کے لیے',
  'Wide and deep enough for two kilos of mutton and somebody to stir it.':
    'اتنی چوڑی اور گہری کہ دو کلو مٹن بھی سما جائے اور بھوننے والے کا ہاتھ بھی۔',

  // Roti Tawa, Iron
  'Slightly hollow and heavy at the rim: the roti slides and the paratha fries.':
    'بیچ سے ذرا گہرا، کنارے سے بھاری: روٹی پھسل آئے، پراٹھا خستہ ہو۔',
  'Rolled iron with a wooden handle that stays cool. It is grey now and will be black by the time it is good.':
    'بیلا ہوا لوہا، لکڑی کا دستہ جو گرم نہیں ہوتا۔ ابھی سلیٹی ہے؛ جس دن کالا ہوا، اس دن کمال کا ہوا۔',
  'Rolled iron': 'بیلا ہوا لوہا',
  'Cool wooden handle': 'لکڑی کا دستہ، گرم نہ ہو',
  'Even heat': 'گرمی برابر',

  // Degchi with Lid, Aluminium
  'Spun from one sheet with a thick base, for pulao on dum and Sunday haleem.':
    'ایک ہی چادر سے بنی، پیندا موٹا: دم کے پلاؤ اور اتوار کے حلیم کے لیے۔',
  'The lid fits close enough to do without the dough. Light to lift when it is full, which is the point of aluminium.':
    'ڈھکن اتنا کس کر بیٹھتا ہے کہ آٹا لگانے کی ضرورت نہیں۔ بھری ہو تب بھی اٹھانے میں ہلکی، ایلومینیم ہوتا ہی اسی لیے ہے۔',
  '3 mm base': 'پیندا 3 ملی میٹر موٹا',
  'Close lid': 'کس کر بیٹھنے والا ڈھکن',
  'Riveted handles': 'رپٹ لگے کنڈے',

  // Pressure Cooker
  'Chickpeas in fourteen minutes, paye in forty, and two valves to sleep well.':
    'چنے چودہ منٹ میں، پائے چالیس میں، اور چین کی نیند کے لیے دو والو۔',
  'Heavy-gauge body with a lid that locks from outside and cannot be opened under pressure. Spare gasket in the box; more on our shelf.':
    'موٹی چادر، باہر سے لاک ہونے والا ڈھکن، جو پریشر میں کھلتا ہی نہیں۔ ڈبے میں ایک فالتو ربڑ ہے؛ باقی ہمارے شیلف پر۔',
  'Two safety valves': 'دو سیفٹی والو',
  'Spare gasket': 'فالتو ربڑ ساتھ',
  'Two-year warranty': 'دو سال کی وارنٹی',

  // Kitchen Knife, Wazirabad Steel
  'Forged in the city of knives, sharp out of the box, easy on a home stone.':
    'چھریوں کے شہر میں بنی، ڈبے سے نکلتے ہی تیز، گھر کی سان پر پھر تیز۔',
  'High-carbon steel with a sheesham handle riveted three times. Wash it by hand and it will slice tomatoes for your grandchildren.':
    'ہائی کاربن اسٹیل، شیشم کا دستہ، تین رپٹ۔ ہاتھ سے دھوئیں تو پوتے پوتیوں کے لیے بھی ٹماٹر کاٹے گی۔',
  'High-carbon steel': 'ہائی کاربن اسٹیل',
  'Sheesham handle': 'شیشم کا دستہ',
  'Re-sharpens easily': 'آسانی سے دوبارہ تیز',

  // Wooden Spoons, Sheesham
  'A doi, a turner, a ladle and two more, oiled and too pretty for the drawer.':
    'ڈوئی، پلٹا، کرچھا اور دو اور؛ تیل لگے، اور دراز میں رکھنے کے لیے کچھ زیادہ ہی خوبصورت۔',
  'Turned in Chiniot from offcuts of furniture. They scratch nothing and never get hot at the end you hold.':
    'چنیوٹ میں فرنیچر کے بچے ٹکڑوں سے خراد پر بنے۔ کسی برتن پر خراش نہیں ڈالتے، اور پکڑنے والا سرا کبھی گرم نہیں ہوتا۔',
  'Solid sheesham': 'ٹھوس شیشم',
  'Food-safe oil': 'تیل کھانے کے لیے محفوظ',
  'Safe on non-stick': 'نان اسٹک پر محفوظ',

  // Tongs for Roti (Chimta)
  'Flat ends, a good spring, and long enough to keep knuckles from the flame.':
    'سرے چپٹے، لچک اچھی، اور لمبا اتنا کہ انگلیاں آگ سے دور رہیں۔',
  'Stainless, thirty centimetres, with a brass ring so that it hangs by the stove. It also fetches papar and settles arguments about which side is done.':
    'اسٹین لیس، تیس سینٹی میٹر، پیتل کا چھلا کہ چولہے کے پاس ٹنگا رہے۔ پاپڑ بھی اٹھا لیتا ہے، اور روٹی کس طرف سے پک گئی، یہ جھگڑا بھی نمٹا دیتا ہے۔',
  'Stainless steel': 'اسٹین لیس اسٹیل',
  'Hanging ring': 'ٹانگنے کا چھلا',

  // Tea Cups & Saucers
  'Gujrat porcelain with a thin painted line, for the visitors who notice such things.':
    'گجرات کے چینی کے کپ، باریک رنگین لکیر والے؛ ان مہمانوں کے لیے جن کی نظر ایسی باتوں پر جاتی ہے۔',
  'Two hundred millilitres, a handle for a whole finger, and a saucer deep enough to drink from. Single cups are kept in stock for two years.':
    'دو سو ملی لیٹر، پوری انگلی کا دستہ، اور پرچ اتنی گہری کہ اسی سے پی لیں۔ ایک کپ ٹوٹ جائے تو اکیلا کپ دو سال تک ہمارے ہاں ملتا ہے۔',
  Porcelain: 'پورسلین (چینی مٹی)',
  'Microwave-safe': 'مائیکروویو میں چلیں',
  'Spare cups available': 'اکیلا کپ بھی ملتا ہے',

  // Water Glasses, Plain
  'Six straight tumblers that stack, bounce once if lucky, and look right with lassi.':
    'چھ سیدھے گلاس: ایک دوسرے میں آ جائیں، قسمت ہو تو گر کر ایک بار اچھل جائیں، اور لسی کے ساتھ جچیں۔',
  'Toughened glass with a heavy foot. We replace any that come broken, without questions or photos.':
    'مضبوط کیا ہوا شیشہ، پیندا بھاری۔ کوئی ٹوٹا پہنچے تو ہم بدل دیتے ہیں، نہ سوال، نہ تصویر۔',
  Toughened: 'مضبوط کیا ہوا شیشہ',
  Stackable: 'ایک دوسرے میں آ جائیں',
  'Dishwasher-safe': 'ڈش واشر میں چلیں',

  // Vacuum Flask, Steel
  'Chai poured at Fajr is still chai at Zuhr, and the cup on top is really a cup.':
    'فجر کی ڈالی چائے ظہر تک چائے رہے، اور اوپر کا کپ سچ مچ کپ ہے۔',
  'Double steel walls with nothing in between. It has fallen off a motorbike in our tests and came home with a dent and hot tea.':
    'اسٹیل کی دو دیواریں، بیچ میں کچھ نہیں۔ ہماری آزمائش میں موٹر سائیکل سے گرا، اور ایک ڈینٹ اور گرم چائے لے کر گھر آیا۔',
  'Hot 12 h, cold 24 h': '12 گھنٹے گرم، 24 گھنٹے ٹھنڈا',
  'Does not drip': 'ٹپکتا نہیں',
  'Cup lid': 'ڈھکن ہی کپ',

  // Masala Box, Seven Cups
  'Seven steel katoris and a tiny spoon under one lid: the cook’s whole orchestra.':
    'اسٹیل کی سات کٹوریاں، ایک ننھا چمچ، ایک ڈھکن: پکانے والے کا پورا بینڈ باجا۔',
  'The inner glass lid keeps haldi from visiting the zeera. Twenty centimetres wide, so it fits the drawer by the stove.':
    'اندر شیشے کا ڈھکن ہلدی کو زیرے کے گھر نہیں جانے دیتا۔ بیس سینٹی میٹر چوڑی، سو چولہے کے پاس والی دراز میں آ جاتی ہے۔',
  'Inner glass lid': 'اندر شیشے کا ڈھکن',
  'Spoon included': 'چمچ ساتھ',

  // Airtight Jars, Glass
  'Three clip jars for zeera, elaichi and the good tea, all of it in view.':
    'کلپ والے تین مرتبان: زیرہ، الائچی اور اچھی والی چائے، سب نظر کے سامنے۔',
  'Clear glass, a steel clip and a rubber ring you can buy again. Ants and monsoon stay outside. They are square, so no shelf is wasted.':
    'صاف شیشہ، اسٹیل کا کلپ، اور ربڑ جو الگ بھی مل جاتا ہے۔ چیونٹیاں اور برسات باہر۔ چوکور ہیں، سو شیلف کی جگہ ضائع نہیں ہوتی۔',
  'Rubber seal': 'ربڑ کی سیل',
  'Square, space-saving': 'چوکور، جگہ بچائیں',
  'Replaceable rings': 'ربڑ نیا لگ جاتا ہے',
  'A pair of tall jars for daal and rice, or for a first attempt at achar.':
    'اونچے مرتبانوں کی جوڑی: دال اور چاول کے لیے، یا اچار کی پہلی کوشش کے لیے۔',

  // Tiffin, Three Tiers
  'Salan below, rice in the middle, roti on top, and a clasp that keeps the peace.':
    'نیچے سالن، بیچ میں چاول، اوپر روٹی، اور کنڈا جو سب میں صلح رکھے۔',
  'Steel tiers with silicone rings. It survives bus, bag and schoolboy, and goes in any office oven without the clasp.':
    'اسٹیل کے ڈبے، سلیکون کے ربڑ۔ بس، بستہ اور اسکول کا لڑکا، سب سہہ جاتا ہے؛ کنڈا اتاریں تو دفتر کے ہر اوون میں چلا جائے۔',
  'Three steel tiers': 'اسٹیل کے تین ڈبے',
  'Leak-proof rings': 'ربڑ جو ٹپکنے نہ دیں',
  'Folding handle': 'مڑنے والا دستہ',

  // Aluminium Foil
  'Thick enough to wrap a raan, cut on a metal edge that really cuts.':
    'اتنا موٹا کہ ران لپٹ جائے، اور دھات کی دھار جو سچ مچ کاٹتی ہے۔',
  'Twenty metres at eighteen microns. Shiny side in or out makes no difference; we asked.':
    'بیس میٹر، اٹھارہ مائیکرون۔ چمکتی طرف اندر ہو یا باہر، فرق نہیں پڑتا؛ ہم نے پوچھا تھا۔',
  '18 micron': '18 مائیکرون',
  'Steel cutting edge': 'کاٹنے کو اسٹیل کی دھار',
  'Food-safe': 'کھانے کے لیے محفوظ',

  // Cling Film
  'Holds on to bowls, half melons and lids that were lost in the last move.':
    'پیالوں پر چپکے، آدھے خربوزے پر، اور ان برتنوں پر جن کے ڈھکن پچھلا گھر بدلتے گم ہو گئے۔',
  'Without PVC, so it may touch cheese and butter. Press the rim with a damp finger if the bowl is steel.':
    'پی وی سی نہیں، سو چیز اور مکھن کو چھو سکتی ہے۔ برتن اسٹیل کا ہو تو کنارہ گیلی انگلی سے دبائیں۔',
  'PVC-free': 'پی وی سی نہیں',
  '30 cm wide': '30 سینٹی میٹر چوڑی',
  'Slide cutter': 'سلائیڈ کٹر',

  // Facial Tissue, Two Ply
  'Soft enough for a cold and a wedding video, and they come out one by one.':
    'زکام کے لیے بھی نرم، شادی کی ویڈیو کے لیے بھی، اور نکلتے ہیں ایک ایک کر کے۔',
  'New pulp without perfume. The boxes come in three truck-art patterns; people have started to collect them.':
    'نئے گودے سے بنے، خوشبو کے بغیر۔ ڈبے ٹرک آرٹ کے تین ڈیزائن میں آتے ہیں؛ لوگ جمع کرنے لگے ہیں۔',
  'New pulp': 'نیا گودا، ردی نہیں',
  'Three patterns': 'تین ڈیزائن',

  // Toilet Rolls
  'Ten full rolls, two ply, with no hollow pretence in the middle.':
    'دس بھرے رول، دو تہہ والے، بیچ میں کھوکھلا دکھاوا نہیں۔',
  'Two hundred and fifty sheets to a roll, and you may count. It dissolves, which the plumber asked us to mention.':
    'ہر رول میں ڈھائی سو ٹشو، چاہیں تو گن لیں۔ پانی میں گھل جاتا ہے؛ یہ لکھنے کو پلمبر نے کہا تھا۔',
  '250 sheets each': 'ہر رول میں 250 ٹشو',
  'Two ply': 'دو تہہ',
  'Dissolves quickly': 'جلدی گھل جائے',

  // Kitchen Towels
  'Draws the oil from pakoras without sticking to them, and wipes up after.':
    'پکوڑوں کا تیل پی لے، ان سے چپکے نہیں، اور بعد میں سلیب بھی پونچھ دے۔',
  'Embossed in two layers, so it holds while wet. Half-sheets, because a whole one is usually too much.':
    'ابھرے نقش کی دو تہیں، سو گیلا ہو کر بھی نہیں پھٹتا۔ آدھے آدھے ٹشو، کیونکہ پورا اکثر زیادہ ہوتا ہے۔',
  'Half-sheet tear': 'آدھا آدھا ٹشو پھاڑیں',
  'Strong when wet': 'گیلا بھی مضبوط',

  // LED Bulb, 12 W
  'The light of a hundred-watt bulb for a ninth of the bill, and it starts at low voltage.':
    'سو واٹ کے بلب جتنی روشنی، بل نواں حصہ، اور کم وولٹیج پر بھی جل جائے۔',
  'Works from 120 to 265 volts, which in our streets is a single evening. Two years’ guarantee: bring the bulb, no box needed.':
    '120 سے 265 وولٹ تک چلتا ہے، جو ہماری گلیوں میں ایک ہی شام کی بات ہے۔ دو سال کی گارنٹی: بلب لے آئیں، ڈبہ نہیں چاہیے۔',
  'Low-voltage proof': 'کم وولٹیج پر بھی چلے',
  'Two-year guarantee': 'دو سال کی گارنٹی',
  'Pin fitting, B22': 'پن والا ہولڈر، بی 22',

  // Rechargeable Torch
  'For load-shedding and late gates: a beam ahead, a lamp on the side, USB below.':
    'لوڈ شیڈنگ اور رات گئے گیٹ کے لیے: آگے ٹارچ، پہلو میں لیمپ، نیچے یو ایس بی۔',
  'Six hours of beam or ten of lamp from one charge. It hangs on a nail, stands on its tail and lives best beside the fuse box.':
    'ایک چارج میں چھ گھنٹے ٹارچ یا دس گھنٹے لیمپ۔ کیل پر ٹنگتی ہے، دم پر کھڑی ہوتی ہے، اور سب سے خوش فیوز باکس کے پاس رہتی ہے۔',
  'USB charging': 'یو ایس بی سے چارج',
  'Beam and side lamp': 'ٹارچ بھی، لیمپ بھی',
  '6–10 hours': '6 سے 10 گھنٹے',

  // Candles, Plain White
  'Straight, slow and nearly dripless; four hours each, in case the torch is flat.':
    'سیدھی، آہستہ جلنے والی، ٹپکتی نہ ہونے کے برابر؛ ہر ایک چار گھنٹے، کہیں ٹارچ جواب دے جائے تو۔',
  'Hard wax that does not bend in the summer drawer. Stand them in a katori of sand.':
    'سخت موم، جو گرمیوں میں دراز کے اندر بھی ٹیڑھا نہیں ہوتا۔ ریت بھری کٹوری میں کھڑی کریں۔',
  'Four hours each': 'ہر ایک چار گھنٹے',
  'Hard wax': 'سخت موم',
  'Nearly dripless': 'ٹپکتی نہ ہونے کے برابر',

  // Alkaline Batteries, AA
  'For remotes, wall clocks and the car that drives in circles under the sofa.':
    'ریموٹ، دیوار کی گھڑی، اور اس کھلونا گاڑی کے لیے جو صوفے کے نیچے چکر کاٹتی ہے۔',
  'They keep their charge for seven years in the drawer and do not leak into your radio. Bring dead ones back; we have a bin.':
    'دراز میں سات سال چارج سنبھالے رکھتے ہیں اور ریڈیو میں لیک نہیں ہوتے۔ مرے ہوئے سیل واپس لے آئیں؛ ہمارے پاس ان کا ڈبہ ہے۔',
  'Seven-year shelf life': 'سات سال تک ٹھیک',
  'No leaking': 'لیک نہیں ہوتے',
  'We take back old ones': 'پرانے سیل واپس لیتے ہیں',

  // Matches
  'Poplar sticks that strike in the damp, forty to a box, parrot on the label.':
    'پاپلر کی تیلیاں، نمی میں بھی جلیں، ڈبی میں چالیس، لیبل پر طوطا۔',
  'Dipped a second time against the monsoon. Keep them dry anyway, and away from the children.':
    'برسات کے ڈر سے دوسری بار ڈبوئی گئیں۔ پھر بھی خشک رکھیں، اور بچوں سے دور۔',
  'Ten boxes': 'دس ڈبیاں',
  'Damp-proof dip': 'نمی سے بچاؤ',
  '40 sticks each': 'ہر ڈبی میں 40 تیلیاں',

  // School Notebooks, Single Line
  'White paper that takes fountain ink without feathering, five to the bundle.':
    'سفید کاغذ جس پر فاؤنٹین پین کی سیاہی نہیں پھیلتی، بنڈل میں پانچ۔',
  'Stitched, not stapled, with a label for name, class and section. Tables up to twenty on the back, as tradition demands.':
    'سلی ہوئی، پن والی نہیں، نام، جماعت اور سیکشن کے لیبل کے ساتھ۔ پیچھے بیس تک کے پہاڑے، جیسا رواج ہے۔',
  Stitched: 'سلی ہوئی',
  '70 g paper': '70 g کا کاغذ',
  'Times tables on the back': 'پیچھے پہاڑے',

  // Sewing Kit, Home
  'Twelve threads, needles in order of size, and the button that matches the shirt.':
    'بارہ دھاگے، سائز سے لگی سوئیاں، اور وہ بٹن جو قمیض سے ملتا ہے۔',
  'A flat tin with scissors that cut, a measuring tape in inches and centimetres, and eight press studs. For the morning of the interview.':
    'چپٹا ڈبہ: قینچی جو کاٹتی ہے، انچ اور سینٹی میٹر والا فیتہ، اور آٹھ ٹچ بٹن۔ انٹرویو کی صبح کے لیے۔',
  '12 colours of thread': '12 رنگوں کے دھاگے',
  'Scissors and tape': 'قینچی اور فیتہ',
  'Flat tin': 'چپٹا ڈبہ',
}

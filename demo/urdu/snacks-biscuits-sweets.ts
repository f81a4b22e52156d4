/** English → Urdu. */
export const snacksBiscuitsSweetsInUrdu: Readonly<Record<string, string>> = {
  // Potato Chips, Chilli & Lemon
  'Thick, loud chips that burn a little and then apologise with lemon.':
    'موٹے، شور مچاتے چپس: پہلے ذرا جلاتے ہیں، پھر لیموں سے معافی مانگتے ہیں۔',
  'Sahiwal potatoes cut a little thick, fried in small kettles and tossed while hot in chilli and dried lemon. They are louder than they look. The bag is more potato than air, and we weigh it to be sure.':
    'ساہیوال کے آلو، ذرا موٹے کٹے، چھوٹے کڑاہوں میں تلے، گرم گرم مرچ اور سوکھے لیموں میں لوٹ پوٹ کیے۔ شکل جتنی شریف، آواز اتنی اونچی۔ پیکٹ میں ہوا کم، آلو زیادہ؛ ہم تول کر تسلی کرتے ہیں۔',
  'Thick cut': 'موٹے کٹے',
  'Red chilli and dried lemon': 'لال مرچ اور سوکھا لیموں',
  'No MSG': 'چائنیز نمک نہیں',
  'The bag for the big match: hot, sour and open on the arm of the sofa.':
    'بڑے میچ کا پیکٹ: تیکھا، کھٹا، اور صوفے کے بازو پر کھلا پڑا۔',

  // Potato Chips, Khewra Salt
  'Potato, oil and pink salt: three things, done properly, in a rustling bag.':
    'آلو، تیل اور گلابی نمک: تین چیزیں، ڈھنگ سے، کھڑکھڑاتے پیکٹ میں۔',
  'Sunflower oil, changed often. They break with a clean snap and taste of potato before they taste of salt.':
    'سورج مکھی کا تیل، جو جلدی جلدی بدلا جاتا ہے۔ کڑک سے ٹوٹتے ہیں، اور پہلے آلو کا مزہ دیتے ہیں، پھر نمک کا۔',
  'Three ingredients': 'صرف تین اجزا',
  'Pink rock salt': 'گلابی پہاڑی نمک',

  // Potato Sticks, Masala
  'Thin as matchsticks and red with masala, best eaten ten at a time.':
    'ماچس کی تیلی سی پتلی، مصالحے سے لال؛ مزہ دس دس اکٹھی کھانے میں ہے۔',
  'Fried crisp in small baskets and seasoned while they still hiss. They also go on top of dahi baray, where they stay crunchy for nearly a minute.':
    'تھوڑی تھوڑی کر کے کراری تلی جاتی ہیں، اور ابھی چھن چھن کر رہی ہوں تو مصالحہ لگتا ہے۔ دہی بڑوں پر بھی ڈالیں، وہاں کوئی منٹ بھر کراری رہتی ہیں۔',
  'Matchstick cut': 'تیلی جیسی کٹی',
  'Medium spicy': 'درمیانی تیکھی',
  'Good on chaat': 'چاٹ پر مزے کی',

  // Popcorn, Butter Salted
  'Big, dry blossoms tossed in real butter, for films that begin after ten.':
    'بڑے، خشک، پھول سے کھلے، اصلی مکھن میں لپٹے: رات دس کے بعد شروع ہونے والی فلموں کے لیے۔',
  'Popped in the morning from Swabi maize and sealed by lunch. You will not find many hard ones at the bottom.':
    'صوابی کی مکئی، صبح کھلی، دوپہر تک پیکٹ میں بند۔ نیچے سخت دانے زیادہ نہیں ملیں گے۔',
  Wholegrain: 'ثابت اناج',
  'Few unpopped': 'بے کھلے دانے کم',

  // Nimko Mix, Karachi
  'Nine crunchy things in one bag, passed round until only sev is left.':
    'ایک پیکٹ میں نو کراری چیزیں؛ پیکٹ ہاتھوں ہاتھ گھومتا ہے جب تک صرف سیو نہ بچیں۔',
  'Sev, boondi, fried daal, peanuts, raisins and chivra, in the proportion that stops people picking out the peanuts. Fried in fresh oil, dusted with chilli and a pinch of sugar.':
    'سیو، بوندی، تلی دال، مونگ پھلی، کشمش اور چیوڑا، ایسے حساب سے کہ کوئی مونگ پھلی نہ چنتا پھرے۔ تازہ تیل میں تلی، اوپر مرچ اور چٹکی بھر چینی۔',
  'Nine parts': 'نو چیزیں',
  'Sweet, sour and hot': 'میٹھی، کھٹی، تیکھی',
  'Zip bag': 'زپ والی تھیلی',
  'A kilo of nimko for drawing rooms where the doorbell rings after Maghrib.':
    'ایک کلو نمکو، ان بیٹھکوں کے لیے جہاں مغرب کے بعد گھنٹی بجتی ہے۔',

  // Fried Moong Daal, Salted
  'Tiny, dry and clean-tasting; a teaspoon is the right tool, a fist the usual one.':
    'ننھی، خشک، صاف ذائقے کی؛ صحیح طریقہ چمچ ہے، رائج طریقہ مٹھی۔',
  'Soaked, dried and fried for seconds. Squeeze lemon over a bowl of it with chopped onion and it becomes a salad, almost.':
    'بھگوئی، سکھائی، اور سیکنڈوں میں تلی۔ پیالے میں کٹی پیاز ملا کر لیموں نچوڑیں تو سلاد ہے، تقریباً۔',
  'Only daal, oil, salt': 'صرف دال، تیل، نمک',
  'Not oily': 'چکنی نہیں',

  // Papar, Black Pepper
  'Sun-dried maash discs; hold one over the flame and watch it wake up.':
    'دھوپ میں سوکھے ماش کے پاپڑ؛ ایک کو آنچ دکھائیں اور جاگتا دیکھیں۔',
  'Rolled by a cooperative of forty women in Hyderabad. Roast them dry, or fry for three seconds in hot oil.':
    'حیدرآباد میں چالیس خواتین کی انجمن کے ہاتھ کے بیلے۔ خشک سینک لیں، یا گرم تیل میں تین سیکنڈ تل لیں۔',
  'Rolled by hand': 'ہاتھ سے بیلے',
  'Cracked pepper': 'کٹی کالی مرچ',
  'About 20 pieces': 'تقریباً 20 عدد',

  // Peanuts in Shell, Roasted
  'Roasted in hot sand, still smoky, for a quilt, a film and a heap of shells.':
    'گرم ریت میں بھنی، دھوئیں کی خوشبو ابھی باقی: رضائی، فلم اور چھلکوں کے ڈھیر کے لیے۔',
  'Chakwal peanuts, three to a shell. Put them in a warm oven for five minutes and the evening smells of the cart outside.':
    'چکوال کی مونگ پھلی، ایک چھلکے میں تین دانے۔ پانچ منٹ گرم اوون میں رکھیں، شام سے باہر کھڑی ریڑھی کی خوشبو آئے گی۔',
  'Roasted in sand': 'ریت میں بھنی',
  'Three-seeded': 'تین دانوں والی',
  Unsalted: 'بغیر نمک',

  // Roasted Chana, With Skin
  'Warm from the bhatti and dusty with salt, with gur it is a traveller’s lunch.':
    'بھٹی سے نکلے، نمک کی دھول لگے؛ گڑ ساتھ ہو تو مسافر کا پورا کھانا۔',
  'Black chana, soaked in salt water and burst in hot sand. They keep for months, should you leave any.':
    'کالے چنے، نمکین پانی میں بھگوئے، گرم ریت میں کھلے۔ مہینوں چلتے ہیں، بچ جائیں تو۔',
  'Sand-roasted': 'ریت میں بھنے',
  'Full of protein': 'پروٹین سے بھرے',
  'Lightly salted': 'ہلکا نمک',

  // Pistachios, Roasted & Salted
  'Split shells, green kernels and a crust of salt that makes you reach again.':
    'کھلا چھلکا، ہری گری، اور نمک کی وہ تہہ کہ ہاتھ پھر بڑھ جائے۔',
  'Long-kernel nuts that crossed at Taftan, roasted here in salt water. We pick out the closed ones so you keep your teeth.':
    'لمبی گری کا پستہ، تفتان کے راستے آیا، یہاں نمکین پانی میں بھنا۔ بند دانے ہم نکال دیتے ہیں، دانت آپ کے سلامت۔',
  'Hand-sorted, shells open': 'ہاتھ سے چنا، منہ کھلے',
  'Long kernel': 'لمبی گری',

  // Almonds, Kernels
  'Seven soaked each night make this bag last a month, if nobody else finds it.':
    'ہر رات سات بھگوئیں تو تھیلی مہینہ نکال جائے، اگر کسی اور کے ہاتھ نہ لگی۔',
  'Sweet and whole, with few doubles and no bitter ones that we know of. Soak seven at night and peel them in the morning, as the exam season requires. The bag has a zip and deserves a cool shelf.':
    'میٹھے اور ثابت، جڑواں کم، اور ہمارے علم میں کڑوا کوئی نہیں۔ رات کو سات بھگوئیں، صبح چھیل لیں، امتحانوں کا یہی دستور ہے۔ تھیلی پر زپ ہے، اور ٹھنڈے شیلف کی حقدار ہے۔',
  'Whole kernels': 'ثابت گری',
  'A winter’s kilo for panjiri, kheer, gajar halwa and the jar by the bed.':
    'سردیوں کا کلو: پنجیری، کھیر، گاجر کے حلوے، اور سرہانے رکھے مرتبان کے لیے۔',

  // Walnut Halves, Chitral
  'Pale, buttery halves cracked by hand, with none of last year’s bitterness.':
    'ہلکا رنگ، مکھن سی ملائم آدھی گریاں، ہاتھ سے نکالی ہوئی، پچھلے سال والی کڑواہٹ کے بغیر۔',
  'From high villages where a tree is left to a granddaughter. Keep them in the fridge; walnuts mind the heat more than we do.':
    'پہاڑ کے اوپر کے گاؤں سے، جہاں درخت پوتی کو ورثے میں ملتا ہے۔ فریج میں رکھیں؛ اخروٹ کو گرمی ہم سے زیادہ لگتی ہے۔',
  'Light halves': 'ہلکے رنگ کی گری',
  'Cracked by hand': 'ہاتھ سے توڑے',

  // Green Raisins, Sundarkhani
  'Long, soft and dried in the shade, so they stay green and taste of grape.':
    'لمبی، نرم، سائے میں سکھائی ہوئی، سو رنگ ہرا رہا اور ذائقہ انگور کا۔',
  'Fry them for a moment in ghee until they swell, and then into zarda or over pulao. A handful in the pocket also does.':
    'ذرا سی دیر گھی میں تلیں، پھول جائیں تو زردے میں یا پلاؤ پر ڈالیں۔ مٹھی بھر جیب میں بھی چلتی ہے۔',
  'Shade-dried': 'سائے میں سوکھی',
  'Stalks removed': 'ڈنڈیاں نکالی ہوئی',
  'Washed and sorted': 'دھلی اور چنی',

  // Zeera Biscuits
  'Salty, sweet and speckled with cumin: four in each little packet, one too few.':
    'نمکین، میٹھے، زیرے سے چتکبرے: ہر چھوٹے پیکٹ میں چار، یعنی ایک کم۔',
  'A thin, brittle biscuit that takes a dip without falling in. The box holds a dozen packets for a dozen visitors.':
    'پتلا خستہ بسکٹ جو ڈبکی لگا کر ڈوبتا نہیں۔ ڈبے میں درجن پیکٹ ہیں، درجن مہمانوں کے لیے۔',
  'Whole cumin seeds': 'ثابت زیرہ',
  'Twelve little packets': 'بارہ چھوٹے پیکٹ',
  'Good with chai': 'چائے کے ساتھ مزے کے',

  // Glucose Biscuits
  'Plain, milky and kind, a first biscuit and often a last one.':
    'سادہ، دودھ والے، مہربان: زندگی کا پہلا بسکٹ، اور اکثر آخری بھی۔',
  'Two to a packet, to be dunked by small hands. They hold together for four seconds in hot milk; we counted.':
    'ایک پیکٹ میں دو، ننھے ہاتھوں سے ڈبونے کے لیے۔ گرم دودھ میں چار سیکنڈ سلامت رہتے ہیں؛ ہم نے گنے ہیں۔',
  'With milk and glucose': 'دودھ اور گلوکوز کے ساتھ',
  '24 packets': '24 پیکٹ',
  'For school and clinic': 'اسکول اور کلینک کے لیے',

  // Nankhatai, Almond
  'Crumbling domes of ghee and besan with half an almond pressed in the top.':
    'گھی اور بیسن کے بھربھرے گنبد، اوپر آدھا بادام جڑا ہوا۔',
  'Lahore is famous for them, and rightly so; these are Pindi’s answer. They break before you have quite bitten, so hold a plate.':
    'مشہور لاہور کی ہے، اور بجا ہے؛ یہ پنڈی کا جواب ہے۔ دانت لگنے سے پہلے ٹوٹ جاتی ہے، نیچے پلیٹ رکھیں۔',
  'Made with ghee': 'گھی سے بنی',
  'Almond on each': 'ہر ایک پر بادام',
  'Packed in a firm box': 'مضبوط ڈبے میں پیک',

  // Chocolate Cream Biscuits
  'Two dark biscuits and a cream that children lick first and always will.':
    'دو گہرے بسکٹ، بیچ میں کریم، جسے بچے پہلے چاٹتے ہیں اور ہمیشہ چاٹیں گے۔',
  'Real cocoa in both halves. Twelve packets of three, which is fair only in families of one or three.':
    'دونوں طرف اصلی کوکو۔ تین تین کے بارہ پیکٹ: انصاف صرف ایک یا تین لوگوں کے گھر میں ہو گا۔',
  'Real cocoa': 'اصلی کوکو',
  'Twelve packets': 'بارہ پیکٹ',

  // Wafers, Hazelnut
  'Five crackling sheets, four layers of nut cream, nothing left by the news.':
    'پانچ کڑکتی پرتیں، چار تہیں میوے کی کریم کی، اور خبرنامے تک کچھ نہیں بچتا۔',
  'Light enough that you forget to count. Keep the packet closed with a clothes peg; June air makes them sigh.':
    'اتنے ہلکے کہ گنتی بھول جائے۔ پیکٹ پر کپڑوں والی چٹکی لگا دیں؛ جون کی ہوا میں ویفر دل چھوڑ بیٹھتے ہیں۔',
  'Hazelnut cream': 'ہیزل نٹ کریم',
  'Thin and crisp': 'پتلے اور کرارے',
  'Re-seal tab': 'دوبارہ بند کرنے کی پٹی',

  // Gulab Jamun in Syrup
  'Soft, dark khoya balls soaked to the middle; stand the tin in hot water first.':
    'نرم، گہرے، کھوئے کے، اندر تک شیرہ پیے ہوئے؛ پہلے ٹین کو گرم پانی میں رکھیں۔',
  'About eighteen in a tin, which opens with a ring. Warm, with a spoon of cold malai, is how the cook’s brother has them.':
    'ایک ٹین میں کوئی اٹھارہ، چھلا کھینچیں تو کھل جائے۔ گرم گرم، اوپر چمچ بھر ٹھنڈی ملائی: بنانے والے کے بھائی یوں کھاتے ہیں۔',
  'About 18 pieces': 'تقریباً 18 عدد',
  'Made with khoya': 'کھوئے سے بنے',
  'Easy-open tin': 'آسانی سے کھلنے والا ٹین',

  // Sohan Halwa, Multani
  'Brittle, buttery discs full of nuts, to be cracked with the handle of a knife.':
    'کڑک، گھی میں رچی، میوے سے بھری ٹکیاں؛ چھری کے دستے سے توڑیں۔',
  'Wheat sprouts, milk, sugar and ghee stirred for eight hours. It sticks to the teeth and to the memory of every trip through Multan.':
    'پھوٹی ہوئی گندم، دودھ، چینی اور گھی، آٹھ گھنٹے چمچہ چلتا ہے۔ دانتوں سے بھی چپکتا ہے، اور ملتان سے گزرے ہر سفر کی یاد سے بھی۔',
  'Almonds and pistachios': 'بادام اور پستہ',
  'In a gift tin': 'تحفے والے ڈبے میں',

  // Khoya Barfi, Pistachio
  'Milk cooked down until it stands, cut square and freckled with pista.':
    'دودھ اتنا پکا کہ جم کر کھڑا ہو گیا، پھر چوکور کٹا، اوپر پستے کے چھینٹے۔',
  'Made on the morning it is sold, for results day, engagements and Thursdays. Keep it cool and finish within five days.':
    'جس صبح بکتی ہے اسی صبح بنتی ہے: رزلٹ کے دن، منگنی اور جمعرات کے لیے۔ ٹھنڈی جگہ رکھیں، پانچ دن میں ختم کر لیں۔',
  'Fresh the same day': 'اسی دن کی تازہ',

  // Milk Chocolate, Roasted Almond
  'Whole almonds in milk chocolate thick enough to break with a noise.':
    'ملک چاکلیٹ میں ثابت بادام، اتنی موٹی کہ ٹوٹے تو آواز آئے۔',
  'Thirty-four per cent cocoa, with local milk. In summer it travels in the cold bag, with the butter.':
    'چونتیس فیصد کوکو، دودھ یہیں کا۔ گرمیوں میں ٹھنڈے تھیلے میں سفر کرتی ہے، مکھن کے ساتھ۔',
  'Whole almonds': 'ثابت بادام',
  '34 % cocoa': '34 فیصد کوکو',
  'Carried cold in summer': 'گرمیوں میں ٹھنڈی پہنچے',

  // Milk Toffees, Assorted
  'Chewy squares in twisted paper, plain, coconut and coffee, for the guests’ dish.':
    'چبانے والی چوکور ٹافیاں، مروڑے ہوئے کاغذ میں: سادہ، ناریل اور کافی، مہمانوں کی پلیٹ کے لیے۔',
  'Cooked in copper until they are nearly too dark. About seventy in the bag, of which some reach the dish.':
    'تانبے کے برتن میں پکی، جلنے سے ذرا پہلے تک۔ پیکٹ میں کوئی ستر، جن میں سے کچھ پلیٹ تک پہنچتی ہیں۔',
  'Three kinds': 'تین ذائقے',
  'About 70 pieces': 'تقریباً 70 عدد',
  'Twist-wrapped': 'مروڑ کر لپٹی',

  // Fruit Lollies
  'Kinnow, falsa, imli and raspberry on paper sticks, for barber shops and bravery.':
    'کینو، فالسہ، املی اور رس بھری، کاغذ کی ڈنڈی پر: نائی کی دکان کے لیے، اور بہادری کے انعام میں۔',
  'Coloured with fruit and beetroot. The imli ones go first, so we put in more of them.':
    'رنگ پھل اور چقندر کا۔ املی والے پہلے ختم ہوتے ہیں، سو ہم وہی زیادہ ڈالتے ہیں۔',
  'Four flavours': 'چار ذائقے',
  'Paper sticks': 'کاغذ کی ڈنڈیاں',
  'No artificial dyes': 'مصنوعی رنگ نہیں',

  // Vermicelli, Roasted Fine
  'Thin, nutty strands for sheer khurma on Eid morning, already roasted for you.':
    'باریک، سوندھی سویاں، عید کی صبح کے شیر خرمے کے لیے؛ بھوننے کا کام ہم کر چکے۔',
  'Break them into hot ghee for half a minute, then milk, dates and patience. Two packets to a litre and a half.':
    'توڑ کر آدھا منٹ گرم گھی میں، پھر دودھ، کھجور اور صبر۔ ڈیڑھ لیٹر دودھ میں دو پیکٹ۔',
  'Ready roasted': 'پہلے سے بھنی',
  'Extra fine': 'بہت باریک',
  'Cooks in 5 minutes': '5 منٹ میں تیار',

  // Kheer Mix, Pistachio
  'Ground rice, sugar, pista and elaichi; a litre of milk and ten minutes finish it.':
    'پسا چاول، چینی، پستہ اور الائچی؛ باقی کام ایک لیٹر دودھ اور دس منٹ کا۔',
  'Keep stirring and it will not catch. Pour it into clay bowls if you own any, and let it set overnight.':
    'چمچہ چلتا رہے تو نیچے نہیں لگے گی۔ گھر میں مٹی کی ٹھوٹھیاں ہوں تو ان میں ڈالیں، اور رات بھر جمنے دیں۔',
  'For 1 litre of milk': '1 لیٹر دودھ کے لیے',
  'Real pistachio': 'اصلی پستہ',
  'Serves five': 'پانچ لوگوں کے لیے',

  // Custard Powder, Vanilla
  'Smooth yellow custard for trifle, for fruit and for eating hot from the spoon.':
    'ملائم پیلا کسٹرڈ: ٹرائفل کے لیے، پھل کے لیے، اور گرم گرم چمچ سے کھانے کے لیے۔',
  'Mix it first with a little cold milk, and no lump will trouble you. Three spoons to half a litre.':
    'پہلے تھوڑے ٹھنڈے دودھ میں گھول لیں، پھر کوئی گٹھلی تنگ نہیں کرے گی۔ آدھے لیٹر میں تین چمچ۔',
  'Sets softly': 'نرم جمے',
  'Twenty servings': 'بیس پیالیاں',

  // Jelly Crystals, Strawberry
  'Set with halal gelatine, bright as glass bangles, and it wobbles as it should.':
    'حلال جیلاٹن سے جمی، کانچ کی چوڑیوں سی چمکتی، اور ویسے ہی ڈولتی ہے جیسے ڈولنا چاہیے۔',
  'Half a litre of boiling water, two hours of cold, one trifle. Bovine gelatine from halal-slaughtered animals only.':
    'آدھا لیٹر ابلتا پانی، دو گھنٹے کی ٹھنڈ، ایک ٹرائفل۔ جیلاٹن گائے کی، صرف حلال ذبح کیے ہوئے جانوروں سے۔',
  'Halal bovine gelatine': 'گائے کی حلال جیلاٹن',
  'Makes 500 ml': '500 ml بنے',
  'Real fruit acid': 'اصلی پھل کی کھٹاس',

  // Instant Noodles, Chicken
  'Two minutes, one pan, an egg if there is one, and quiet at half past four.':
    'دو منٹ، ایک دیگچی، ایک انڈا اگر ہو، اور ساڑھے چار بجے گھر میں خاموشی۔',
  'The masala sachet is mild and separate, so that somebody’s father can have it hotter. Halal chicken stock.':
    'مصالحے کی پڑیا ہلکی اور الگ ہے، تاکہ کسی کے ابو اپنے لیے تیز کر لیں۔ حلال مرغی کی یخنی۔',
  'Six packets': 'چھ پیکٹ',
  'Ready in 2 minutes': '2 منٹ میں تیار',
  'Halal seasoning': 'حلال مصالحہ',

  // Macaroni, Elbow
  'Durum elbows that keep their bite under qeema sauce and a lid of cheese.':
    'ڈیورم گندم کی خم دار میکرونی، قیمے کے سالن اور چیز کی تہہ تلے بھی دم نہیں چھوڑتی۔',
  'Ten minutes in salted water, drained while there is still some chew. Cold with mayonnaise and apple it becomes party salad.':
    'نمکین پانی میں دس منٹ، ذرا سی کسر باقی ہو تو چھان لیں۔ ٹھنڈی کر کے مایونیز اور سیب ملائیں تو دعوت کی سلاد۔',
  'Durum wheat': 'ڈیورم گندم',
  'Holds its shape': 'شکل نہیں بگڑتی',

  // Spaghetti, Long
  'For chow mein Pindi style, with cabbage, chicken and a good deal of soy.':
    'پنڈی والی چاؤمین کے لیے: بند گوبھی، مرغی، اور سویا ساس دل کھول کر۔',
  'Dried slowly, so it does not snap when you coil it in the pot. A spoon of oil in the water is superstition, but harmless.':
    'آہستہ سوکھی ہے، سو دیگچی میں موڑیں تو ٹوٹتی نہیں۔ پانی میں چمچ بھر تیل صرف وہم ہے، پر بے ضرر۔',
  'Nine minutes': 'نو منٹ',
}

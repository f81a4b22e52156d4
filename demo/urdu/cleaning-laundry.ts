/** English → Urdu. */
export const cleaningLaundryInUrdu: Readonly<Record<string, string>> = {
  // Washing Powder, Active
  'A small bag of strong powder for collars, cuffs and the daily bucket.':
    'تیز پاؤڈر کا چھوٹا پیکٹ: کالر، کف اور روز کی بالٹی کے لیے۔',
  'For top-loaders, twin tubs and the bucket in the yard. It loosens haldi, ink and cricket, and rinses out in two waters even when they are hard. Whites stay white without turning blue.':
    'ٹاپ لوڈ مشین، ڈبل مشین اور صحن کی بالٹی کے لیے۔ ہلدی، سیاہی اور کرکٹ، تینوں کے داغ ڈھیلے کرتا ہے، اور پانی کھارا ہو تب بھی دو بار کھنگالنے سے نکل جاتا ہے۔ سفید کپڑے سفید رہتے ہیں، نیلے نہیں پڑتے۔',
  'Works in hard water': 'کھارے پانی میں بھی چلے',
  'Hand and machine': 'ہاتھ اور مشین، دونوں',
  'Lifts haldi and oil': 'ہلدی اور تیل کے داغ نکالے',
  'A kilo that gets turmeric out of a white dupatta, given one night and some sun.':
    'ایک کلو، جو سفید دوپٹے سے ہلدی بھی نکال دے؛ بس ایک رات اور کچھ دھوپ دیں۔',
  'Three kilos for large families, hostels and the week after Eid.':
    'تین کلو: بڑے گھروں، ہاسٹلوں، اور عید کے بعد والے ہفتے کے لیے۔',

  // Laundry Liquid, Front Load
  'Low foam for machines with a window; the cap is the measure, half is plenty.':
    'کم جھاگ، سامنے شیشے والی مشین کے لیے؛ ڈھکن ہی ناپ ہے، آدھا بہت ہے۔',
  'Dissolves at thirty degrees and leaves nothing grey in the drawer. The scent is cotton dried on a roof.':
    'تیس ڈگری پر گھل جاتا ہے، مشین کی دراز میں میل نہیں چھوڑتا۔ خوشبو چھت پر سوکھے سوتی کپڑوں کی۔',
  'Low foam': 'جھاگ کم',
  'Cold-water formula': 'ٹھنڈے پانی میں بھی کام کرے',
  '28 washes': '28 دھلائیاں',

  // Washing Soap Bar, Yellow
  'The hard yellow bar for collars, school socks and everything done by hand.':
    'سخت پیلی ٹکیہ: کالر، اسکول کی جرابیں، اور ہر وہ کپڑا جو ہاتھ سے دھلے۔',
  'It does not go soft in the dish. Rub, roll, beat on the stone if you have one, rinse.':
    'صابن دانی میں گلتی نہیں۔ صابن ملیں، رگڑیں، پتھر ہو تو اس پر پٹخیں، کھنگالیں۔',
  'Does not melt away': 'جلدی گھلتی نہیں',
  'Kind to hands': 'ہاتھوں پر نرم',
  'For hand washing': 'ہاتھ سے دھونے کے لیے',

  // Wool & Silk Wash
  'Mild as shampoo, for pashmina, lawn with embroidery and your mother’s silk.':
    'شیمپو جیسا نرم: پشمینہ، کڑھائی والی لان اور امی کے ریشم کے لیے۔',
  'Cool water, no twisting, dry flat in the shade. It has no brightener in it, so old colours stay old colours.':
    'ٹھنڈا پانی، مروڑیں نہیں، سائے میں بچھا کر سکھائیں۔ چمکانے والا کیمیکل نہیں، سو پرانے رنگ پرانے ہی رہتے ہیں۔',
  'No brighteners': 'چمکانے والا کیمیکل نہیں',
  'pH neutral': 'پی ایچ متوازن',
  'For hand and machine': 'ہاتھ اور مشین، دونوں کے لیے',

  // Fabric Softener, Raat ki Rani
  'Smells of night jasmine by a wall, and towels forget that the water was hard.':
    'دیوار کے پاس کھلی رات کی رانی کی خوشبو، اور تولیے بھول جاتے ہیں کہ پانی کھارا تھا۔',
  'Into the last rinse, never on to dry cloth. The scent stays in a cupboard for about two weeks.':
    'آخری پانی میں ڈالیں، سوکھے کپڑے پر کبھی نہیں۔ الماری میں خوشبو کوئی دو ہفتے رہتی ہے۔',
  'Night-jasmine scent': 'رات کی رانی کی خوشبو',
  'Softens towels': 'تولیے نرم کرے',
  'Easier ironing': 'استری آسان',

  // Bleach, Colour-Safe
  'Oxygen and not chlorine: it takes out tea and leaves the printed flowers alone.':
    'آکسیجن کا کمال، کلورین کا نہیں: چائے کا داغ نکالے، پرنٹ کے پھولوں کو نہ چھیڑے۔',
  'Pour a capful with the powder, or soak for an hour. Test a hidden corner first, as with all bleaches and all tailors.':
    'پاؤڈر کے ساتھ ایک ڈھکن ڈالیں، یا گھنٹہ بھر بھگو دیں۔ پہلے کسی چھپے کونے پر آزمائیں، جیسے ہر بلیچ اور ہر درزی کو آزماتے ہیں۔',
  'Oxygen-based': 'آکسیجن سے کام کرے',
  'No chlorine smell': 'کلورین کی بو نہیں',
  'For coloured cotton': 'رنگین سوتی کپڑوں کے لیے',

  // Neel, Liquid Blue
  'Five drops in the last water, and a white shalwar looks like Friday again.':
    'آخری پانی میں پانچ قطرے، اور سفید شلوار پھر جمعے والی لگنے لگے۔',
  'Count the drops into the bucket, stir, and only then put in the clothes. The bottle lasts a household a year.':
    'بالٹی میں قطرے گن کر ڈالیں، ہلائیں، کپڑے اس کے بعد۔ ایک شیشی گھر بھر کا سال نکال دیتی ہے۔',
  'Five drops a bucket': 'ایک بالٹی، پانچ قطرے',
  'No streaks': 'دھاریاں نہیں پڑتیں',
  'Dropper neck': 'قطرہ قطرہ گرانے والا منہ',

  // Spray Starch
  'For collars that stand, cuffs that snap and a kurta fit for the front row.':
    'کالر کھڑا، کف کڑک، اور کرتا پہلی صف کے لائق۔',
  'Shake, spray from a foot away, wait a breath, iron. It does not flake on dark cloth.':
    'ہلائیں، فٹ بھر دور سے چھڑکیں، ایک سانس رکیں، استری کریں۔ گہرے کپڑے پر پپڑی نہیں چھوڑتا۔',
  'No flaking': 'پپڑی نہیں',
  'Light jasmine scent': 'چنبیلی کی ہلکی خوشبو',
  'For cotton and linen': 'سوتی اور لینن کے لیے',

  // Dish Liquid, Lemon
  'Thick lemon liquid that sees off a nihari pot with cold water and a sponge.':
    'لیموں والا گاڑھا لیکوئڈ: ٹھنڈا پانی، ایک اسفنج، اور نہاری کی دیگچی بھی صاف۔',
  'A teaspoon in a bowl of water does a dinner for six. It cuts cold ghee without hot water and leaves no smell on the glasses. Gentle enough that you need no gloves.':
    'پیالہ بھر پانی میں چائے کا ایک چمچ، اور چھ لوگوں کے کھانے کے برتن صاف۔ جما ہوا گھی گرم پانی کے بغیر کاٹتا ہے اور گلاسوں میں بو نہیں چھوڑتا۔ اتنا نرم کہ دستانوں کی ضرورت نہیں۔',
  'Cuts cold ghee': 'جما ہوا گھی کاٹے',
  'A little goes far': 'تھوڑا بھی بہت چلے',
  'A refill for the bottle you own already, and less plastic in the nullah.':
    'گھر میں رکھی بوتل کے لیے ری فل، اور نالے میں پلاسٹک کم۔',

  // Dishwash Bar
  'A long green bar with a tray; it scours tawas and outlives three sponges.':
    'لمبی ہری ٹکیہ، ٹرے کے ساتھ؛ توے مانجتی ہے اور تین اسفنج رخصت کر کے بھی چلتی رہتی ہے۔',
  'With fine stone powder for burnt patches. Not for non-stick, which deserves the liquid.':
    'جلی جگہوں کے لیے باریک پسا پتھر ملا ہوا۔ نان اسٹک کے لیے نہیں، اس کا حق لیکوئڈ ہے۔',
  'With tray': 'ٹرے کے ساتھ',
  'Scours burnt pans': 'جلے برتن مانجے',
  'Does not turn to paste': 'گل کر لئی نہیں بنتی',

  // Kitchen Sponges, Two-Sided
  'Soft for glasses and rough for degchis, in colours that show when they are done.':
    'گلاسوں کے لیے نرم، دیگچیوں کے لیے کھردرا، اور رنگ خود بتا دے کہ اب بس۔',
  'The yellow side fades as it ages. When it is white, it goes to the bathroom; when it is grey, it goes.':
    'پیلا رخ عمر کے ساتھ پھیکا پڑتا ہے۔ سفید ہو جائے تو غسل خانے جائے؛ کالا پڑ جائے تو گھر سے جائے۔',
  'Five pieces': 'پانچ عدد',
  'Two sides': 'دو رخ',
  'Grip groove': 'پکڑنے کی نالی',

  // Steel Scourers
  'Stainless curls that take the black off a karahi and do not rust by Tuesday.':
    'اسٹین لیس کے لچھے جو کڑاہی کی کالک اتاریں، اور منگل تک زنگ نہ کھائیں۔',
  'Flat wire, one continuous coil, so no splinters in the thumb. Keep away from enamel.':
    'چپٹی تار، ایک ہی لچھا، سو انگوٹھے میں کچھ نہیں چبھتا۔ تام چینی کے برتنوں سے دور رکھیں۔',
  Stainless: 'زنگ نہیں لگتا',
  'One coil': 'ایک ہی لچھا',
  'No splinters': 'چبھتی نہیں',

  // Floor Cleaner, Pine
  'Pine for chips floors, mopped once and walked on with wet feet straight away.':
    'چپس کے فرش پر چیڑ کی خوشبو: پوچھا لگا نہیں کہ کوئی گیلے پاؤں گزر گیا۔',
  'Half a cap in half a bucket for marble, chips and tiles. It disinfects, dries without streaks and smells like the road above Bhurban. No need to rinse.':
    'آدھی بالٹی میں آدھا ڈھکن: ماربل، چپس اور ٹائلوں کے لیے۔ جراثیم مارتا ہے، سوکھ کر دھاریاں نہیں چھوڑتا، اور خوشبو بھوربن سے اوپر والی سڑک کی ہے۔ بعد میں دھونا نہیں پڑتا۔',
  Disinfects: 'جراثیم مارے',
  'Safe on marble': 'ماربل پر محفوظ',
  'No rinsing': 'بعد میں دھونا نہیں پڑتا',
  'The canister for clinics, schools and three-storey houses with one mop.':
    'بڑا کین: کلینک، اسکول، اور اس تین منزلہ گھر کے لیے جہاں پوچھا ایک ہے۔',

  // Glass Cleaner
  'Two sprays and a newspaper, and the Margallas are back in the window.':
    'دو بار اسپرے، ایک پرانا اخبار، اور مارگلہ پھر سے کھڑکی میں۔',
  'No ammonia, so it may be used with the baby in the room. Also for mirrors, screens that are switched off, and spectacles.':
    'امونیا نہیں، سو بچہ کمرے میں ہو تب بھی چلے۔ آئینے، بند اسکرین اور عینک کے لیے بھی۔',
  'No ammonia': 'امونیا نہیں',
  'Trigger that locks': 'لاک ہونے والا ٹریگر',

  // Toilet Cleaner, Thick
  'Clings under the rim, dissolves scale and asks only for ten minutes alone.':
    'کنارے کے نیچے چپکتا ہے، جما نمک گھول دیتا ہے، اور مانگتا بس دس منٹ کی تنہائی ہے۔',
  'A bent neck reaches where nobody looks. Never mix it with bleach; keep it on the high shelf.':
    'ٹیڑھی گردن وہاں پہنچتی ہے جہاں کوئی نہیں دیکھتا۔ بلیچ کے ساتھ کبھی نہ ملائیں؛ اونچے شیلف پر رکھیں۔',
  'Bent neck': 'ٹیڑھی گردن',
  'Removes scale': 'جما نمک اتارے',
  'Kills germs': 'جراثیم مارے',

  // Bathroom & Tile Spray
  'White taps, grey grout, soap film: spray, wait for a song, rinse.':
    'سفید پڑے نل، ٹائلوں کے میلے جوڑ، صابن کی تہہ: اسپرے کریں، ایک گانا سنیں، دھو دیں۔',
  'Citric acid does the work, so it does not sting the nose. Keep it off marble, which dislikes lemons.':
    'کام لیموں کی کھٹاس والا تیزاب کرتا ہے، سو ناک میں نہیں چڑھتا۔ ماربل سے دور رکھیں، اسے لیموں پسند نہیں۔',
  'Citric acid': 'سٹرک ایسڈ',
  'For hard-water marks': 'کھارے پانی کے نشانوں کے لیے',
  'Not for marble': 'ماربل کے لیے نہیں',

  // White Phenyl
  'The milky stuff for gutters, courtyards and the drain behind the kitchen.':
    'وہی دودھیا فینائل: گٹر، صحن، اور کچن کے پیچھے والی نالی کے لیے۔',
  'One part to a bucket, thrown with conviction. The jug has a handle and the cap a child lock.':
    'بالٹی بھر پانی میں ایک حصہ، پھر پورے یقین سے پھینکیں۔ کین میں دستہ ہے، ڈھکن میں چائلڈ لاک۔',
  'Disinfects drains': 'نالیوں کے جراثیم مارے',
  'Keeps flies off': 'مکھیاں دور رکھے',
  'Child-proof cap': 'ڈھکن بچوں سے نہ کھلے',

  // Soft Broom, Phool Jharoo
  'Full-flowered grass on a firm handle, tied five times, moults only in week one.':
    'گھنے پھولوں والی گھاس، مضبوط دستہ، پانچ جگہ سے بندھی؛ جھڑتی ہے تو بس پہلے ہفتے۔',
  'Beat it outside before first use. For dust on smooth floors there is still nothing better at any price.':
    'پہلی بار لگانے سے پہلے باہر جھٹک لیں۔ چکنے فرش کی گرد کے لیے آج بھی کسی قیمت پر اس سے بہتر کچھ نہیں۔',
  'Dense grass': 'گھنی گھاس',
  'Tied five times': 'پانچ جگہ سے بندھی',
  'Cane-look handle': 'بید جیسا دستہ',

  // Spin Mop with Bucket
  'Push the handle, the bucket spins, and your hands stay out of the grey water.':
    'ڈنڈا دبائیں، بالٹی گھومے، اور ہاتھ گندے پانی سے باہر رہیں۔',
  'A steel basket and two microfibre heads that go in the machine. The bucket has a drain plug and wheels, so nobody lifts twelve litres.':
    'اسٹیل کی ٹوکری، اور مائیکرو فائبر کے دو پوچھے جو مشین میں دھل جائیں۔ بالٹی میں پانی نکالنے کا سوراخ بھی ہے اور پہیے بھی، سو بارہ لیٹر کوئی نہیں اٹھاتا۔',
  'Two washable heads': 'دھلنے والے دو پوچھے',
  'Steel basket': 'اسٹیل کی ٹوکری',
  'Wheels and drain plug': 'پہیے اور پانی نکالنے کا سوراخ',

  // Bin Bags, Medium
  'Strong at the seam where others leak, and they open without a sermon.':
    'جس جوڑ سے دوسرے ٹپکتے ہیں وہیں سے مضبوط، اور وعظ سنے بغیر کھل جاتے ہیں۔',
  'Made from recycled plastic in Gujranwala. They fit the common pedal bin with a hand’s width to tie.':
    'گوجرانوالہ میں ری سائیکل پلاسٹک سے بنے۔ پیڈل والے عام ڈبے میں پورے آتے ہیں، گرہ لگانے کو چار انگل بچ رہتے ہیں۔',
  '48 × 56 cm': '48 × 56 سینٹی میٹر',
  'Recycled plastic': 'ری سائیکل پلاسٹک',
  'Leak-proof seam': 'جوڑ ٹپکتا نہیں',
  'On a roll': 'رول میں',

  // Mosquito Repellent Refill
  'Forty-five quiet nights from one refill, for plugs with a warming pin.':
    'ایک ری فل، پینتالیس پرسکون راتیں؛ گرم پن والے پلگ کے لیے۔',
  'Plug it in at sunset with a window ajar. During dengue weeks use it by day as well, since that mosquito keeps office hours.':
    'مغرب کے وقت لگائیں، کھڑکی ذرا سی کھلی رکھیں۔ ڈینگی کے ہفتوں میں دن کو بھی چلائیں، کیونکہ وہ مچھر دفتر کے اوقات میں کام کرتا ہے۔',
  'About 45 nights': 'تقریباً 45 راتیں',
  'No smoke': 'دھواں نہیں',
  'Fits common plugs': 'عام پلگ میں لگے',

  // Mosquito Coils
  'Slow green spirals for the charpai on the roof, eight hours from end to end.':
    'چھت پر بچھی چارپائی کے لیے دھیمے ہرے چکر، ایک سرے سے دوسرے تک آٹھ گھنٹے۔',
  'Ten coils and a tin stand. Outdoors, please, or by an open window.':
    'دس کوائل اور ٹین کا ایک اسٹینڈ۔ مہربانی کر کے باہر جلائیں، یا کھلی کھڑکی کے پاس۔',
  '8 hours each': 'ہر ایک 8 گھنٹے',
  'With stand': 'اسٹینڈ کے ساتھ',
  'For outdoors': 'کھلی جگہ کے لیے',

  // Air Freshener, Mogra
  'A short burst of white jasmine for drawing rooms where fish was fried.':
    'موگرے کا ایک جھونکا، اس ڈرائنگ روم کے لیے جہاں تلی مچھلی کی خبر پہنچ چکی۔',
  'It does not settle on the sofa and does not make grandfather cough. Two seconds, towards the ceiling.':
    'نہ صوفے پر جمتا ہے، نہ دادا جان کو کھانسی ہوتی ہے۔ دو سیکنڈ، چھت کی طرف۔',
  'Jasmine scent': 'موگرے کی خوشبو',
  'Fine dry mist': 'باریک، خشک پھوار',
  'No CFCs': 'سی ایف سی گیس نہیں',
}

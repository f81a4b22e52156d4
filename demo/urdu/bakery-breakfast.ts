/** English → Urdu. */
export const bakeryBreakfastInUrdu: Readonly<Record<string, string>> = {
  // Milk Bread, Sliced
  'A small soft loaf for two, still a little warm when the early van leaves.':
    'دو لوگوں کی چھوٹی نرم ڈبل روٹی، صبح کی پہلی گاڑی نکلے تو ابھی ذرا گرم۔',
  'Baked at night and sliced at five, with milk in place of water. Soft enough for a chicken sandwich and firm enough for French toast. The bag carries the day of baking, in words.':
    'رات کو بنتی ہے، پانچ بجے کٹتی ہے، پانی کی جگہ دودھ۔ چکن سینڈوچ کے لیے نرم، فرنچ ٹوسٹ کے لیے مضبوط۔ تھیلی پر بننے کا دن لکھا ہے، لفظوں میں۔',
  'Baked overnight': 'رات کی بنی',
  'Made with milk': 'دودھ سے بنی',
  'No preservative: eat in four days': 'پریزرویٹو نہیں: چار دن میں کھا لیں',
  'Twenty even slices for a school week of sandwiches with the crusts cut off.':
    'بیس برابر سلائس، کنارے کاٹ کر اسکول کے ہفتے بھر کے سینڈوچ۔',

  // Bran Bread, Sliced
  'Chakki atta, wheat bran and a spoon of gur, dense and brown to the middle.':
    'چکی آٹا، گندم کا چوکر اور چمچ بھر گڑ؛ بھاری، اور بیچ تک بھوری۔',
  'Real brown bread and not white bread with caramel. It toasts slowly, so give it a second round.':
    'اصلی براؤن بریڈ، کیریمل سے رنگی سفید ڈبل روٹی نہیں۔ دیر سے سنکتی ہے، ٹوسٹر میں ایک چکر اور دیں۔',
  '70 % whole wheat': '70 فیصد ثابت گندم',
  'High in fibre': 'فائبر سے بھرپور',

  // Burger Buns, Sesame
  'Soft buns that hold a shami, an egg and a leak of chutney without giving up.':
    'نرم بن جو شامی، انڈا اور رستی چٹنی سنبھال لیں، ہار نہ مانیں۔',
  'Brushed with milk, sown with sesame, cut most of the way through. Toast the inside on the tawa in a little butter.':
    'دودھ لگے، تل چھڑکے، تقریباً پورے کٹے۔ اندر کا رخ توے پر ذرا سے مکھن میں سینک لیں۔',
  'Pre-cut': 'پہلے سے کٹے',
  'Ten centimetres wide': 'دس سینٹی میٹر چوڑے',
  'Freeze well': 'آسانی سے فریز ہو جائیں',

  // Fruit Buns
  'Sticky on top, studded with tutti frutti, and never quite enough for four.':
    'اوپر سے چپچپے، ٹوٹی فروٹی جڑے، اور چار لوگوں کو کبھی پورے نہیں پڑتے۔',
  'The bun of every railway platform. We glaze it with sugar and milk while it is hot and that is all the secret there is.':
    'ہر ریلوے پلیٹ فارم والا بن۔ گرم گرم پر چینی اور دودھ لگاتے ہیں، بس یہی سارا راز ہے۔',
  'Glazed by hand': 'ہاتھ سے چمکائے',
  'With candied fruit': 'ٹوٹی فروٹی کے ساتھ',
  'Best within two days': 'دو دن میں کھا لیں تو بہترین',

  // Roghni Naan, Half Baked
  'Ridged, brushed with ghee and sesame; four minutes in the oven finishes them.':
    'دھاری دار، گھی اور تل لگے؛ اوون میں چار منٹ اور تیار۔',
  'Taken out of the tandoor a minute early so that you can have the last minute at home. Sprinkle a few drops of water first.':
    'تندور سے منٹ بھر پہلے نکالے گئے تاکہ آخری منٹ گھر میں ہو۔ پہلے پانی کے چند چھینٹے دیں۔',
  'From a clay tandoor': 'مٹی کے تندور سے',
  'Ready in 4 minutes': '4 منٹ میں تیار',
  'Keeps 5 days chilled': 'فریج میں 5 دن چلیں',

  // Parathas, Frozen Plain
  'Five flaky rounds for sehri, when nobody ought to be asked to roll dough.':
    'پرتوں والے پانچ پراٹھے، سحری کے لیے، جب کسی کو بیلنے کا نہیں کہنا چاہیے۔',
  'Rolled, folded and rolled again with ghee, then frozen between sheets. From freezer to tawa, no thawing, three minutes a side. They puff, they flake, and you may say you made them.':
    'گھی لگا کر بیلے، تہہ کیے، پھر بیلے، اور کاغذوں کے بیچ فریز کیے گئے۔ فریزر سے سیدھا توا، پگھلانا نہیں، ہر طرف تین منٹ۔ پھولتے ہیں، پرتیں کھلتی ہیں، اور کہہ دیں کہ گھر کے بنے ہیں۔',
  'No thawing': 'پگھلانے کی ضرورت نہیں',
  'Twelve layers': 'بارہ پرتیں',
  'A freezer drawer’s worth, for Ramzan, exams and houses full of teenagers.':
    'فریزر کی پوری دراز: رمضان، امتحان، اور نوجوانوں سے بھرے گھر کے لیے۔',

  // Cake Rusks, Elaichi
  'Twice-baked, golden and full of cardamom, they last three dips and not four.':
    'دو بار سنکے، سنہری، الائچی سے بھرے؛ تین ڈبکیاں سہتے ہیں، چوتھی نہیں۔',
  'Made as a sponge, sliced, and dried slowly until they snap. Crumbs are part of it. Keep the tin shut in the monsoon.':
    'پہلے اسپنج کیک بنتا ہے، پھر سلائس، پھر آہستہ آہستہ سوکھتے ہیں جب تک کڑک نہ ہو جائیں۔ چورا تو گرے گا۔ برسات میں ڈبہ بند رکھیں۔',
  'Twice baked': 'دو بار سنکے',
  'With real elaichi': 'اصلی الائچی کے ساتھ',
  'Made with eggs and butter': 'انڈے اور مکھن سے بنے',

  // Tea Papay, Round
  'Crisp, barely sweet rings that go quiet in doodh patti and come out better.':
    'کرارے، ذرا سے میٹھے پاپے؛ دودھ پتی میں چپ ہو جاتے ہیں اور بہتر نکلتے ہیں۔',
  'The plain cousin of the cake rusk and, many hold, the better one. Baked in Rawalpindi’s old city in an oven older than we are.':
    'کیک رسک کا سادہ کزن، اور بہت سوں کے نزدیک اس سے اچھا۔ راولپنڈی کے پرانے شہر میں ایسی بھٹی میں پکتا ہے جو ہم سے بوڑھی ہے۔',
  'Only lightly sweet': 'بس ہلکے سے میٹھے',
  'No eggs': 'انڈا نہیں',
  'Keeps for weeks': 'ہفتوں چلیں',

  // Bakarkhani, Layered
  'Flaky discs with a salty edge, crushed into chai by people who know.':
    'پرت دار ٹکیاں، کنارے ذرا نمکین؛ جاننے والے چائے میں چورا کر کے کھاتے ہیں۔',
  'Each is stretched, buttered and folded by two men who do nothing else. Warm them for a minute in a dry pan.':
    'ہر ایک کو دو آدمی کھینچتے، مکھن لگاتے اور تہہ کرتے ہیں، اور کچھ کرتے ہی نہیں۔ خشک توے پر منٹ بھر گرم کر لیں۔',
  'Folded by hand': 'ہاتھ سے تہہ کی',
  'Slightly salty': 'ذرا نمکین',
  'Keeps two weeks': 'دو ہفتے چلے',

  // Tea Cake, Plain Butter
  'A loaf of close yellow crumb that smells of vanilla and the school canteen.':
    'گٹھا ہوا پیلا کیک، ونیلا اور اسکول کینٹین کی خوشبو والا۔',
  'Butter, eggs, sugar and flour in equal weights, and an hour in the oven. A slice with chai settles most disagreements.':
    'مکھن، انڈے، چینی اور میدہ برابر وزن میں، اور اوون میں ایک گھنٹہ۔ چائے کے ساتھ ایک ٹکڑا اکثر جھگڑے نمٹا دیتا ہے۔',
  'Real butter': 'اصلی مکھن',
  'Keeps a week': 'ہفتہ بھر چلے',
  'Cuts into twelve': 'بارہ ٹکڑے بنیں',

  // Chocolate Fudge Cake
  'Dark, damp and glossy on top, with room left for one name in icing.':
    'گہرا، نم، اوپر سے چمکتا، اور آئسنگ میں ایک نام کی جگہ خالی۔',
  'Made the morning it leaves. Write the name in the order note and we will do our best handwriting.':
    'جس صبح نکلتا ہے اسی صبح بنتا ہے۔ نام آرڈر کے نوٹ میں لکھ دیں، ہم اپنی سب سے خوش خط لکھائی میں لکھیں گے۔',
  'Baked the same morning': 'اسی صبح کا بنا',
  'Name written free': 'نام لکھنا مفت',
  'Serves six': 'چھ لوگوں کے لیے',

  // Vanilla Cup Cakes
  'Soft little domes, each in its paper, exactly the size of a lunchbox corner.':
    'نرم ننھے گنبد، ہر ایک اپنے کاغذ میں، عین لنچ باکس کے کونے جتنا۔',
  'No icing to stick to the lid and no cream to turn in the heat. A cherry hides in one of the six.':
    'آئسنگ نہیں جو ڈھکن سے چپکے، کریم نہیں جو گرمی میں خراب ہو۔ چھ میں سے ایک میں چیری چھپی ہے۔',
  'One in six has a cherry': 'چھ میں سے ایک میں چیری',
  'No icing': 'آئسنگ نہیں',
  'Wrapped in pairs': 'دو دو کر کے لپٹے',

  // Rolled Oats, Whole
  'Thick flakes for porridge that fills you until lunch and asks only for a date.':
    'موٹا دلیہ جو دوپہر تک پیٹ بھرا رکھے اور بدلے میں بس ایک کھجور مانگے۔',
  'Whole oats, steamed and rolled thick, so they stay chewy. Five minutes in milk with a banana, or overnight in dahi with dates. Nothing added, nothing to read on the back.':
    'ثابت جئی، بھاپ دے کر موٹی موٹی دبائی ہوئی، اس لیے چبانے کا مزہ رہتا ہے۔ دودھ میں کیلے کے ساتھ پانچ منٹ، یا دہی میں کھجور کے ساتھ رات بھر۔ کچھ نہیں ملایا، پیچھے پڑھنے کو بھی کچھ نہیں۔',
  '100 % oats': '100 فیصد جئی',
  'Five minutes': 'پانچ منٹ',
  'A kilo in a tin with a tight lid, for households converted to porridge.':
    'ایک کلو، کسے ہوئے ڈھکن والے ڈبے میں، ان گھروں کے لیے جو دلیے کے قائل ہو چکے۔',

  // Corn Flakes, Toasted
  'Loud for the first minute, sweet with cold milk, gone before the school van hoots.':
    'پہلا منٹ شور، پھر ٹھنڈے دودھ میں میٹھے، اور اسکول وین کے ہارن سے پہلے ختم۔',
  'Rolled from whole maize kernels and toasted until blistered. Also the secret coat on many a fried chicken.':
    'مکئی کے ثابت دانوں سے دبائے اور چھالے پڑنے تک سینکے ہوئے۔ کتنے ہی فرائیڈ چکن کی خفیہ تہہ بھی یہی ہے۔',
  'From whole maize': 'ثابت مکئی سے',
  'With iron and B vitamins': 'فولاد اور وٹامن بی کے ساتھ',
  'Stays crisp': 'کرارے رہیں',

  // Honey, Sidr (Beri)
  'Slow, dark honey from the beri trees of Karak: a spoon before Fajr, says Nana.':
    'کرک کی بیریوں کا گاڑھا گہرا شہد: فجر سے پہلے ایک چمچ، نانا کہتے ہیں۔',
  'From bees that spend September among the beri trees of Karak. Dark amber, thick, with a taste of toffee and dried fruit. It sets in winter; stand the jar in warm water and it will forgive you.':
    'ان مکھیوں کا جو ستمبر کرک کی بیریوں میں گزارتی ہیں۔ گہرا عنبری، گاڑھا، ذائقے میں ٹافی اور خشک میوہ۔ سردیوں میں جم جاتا ہے؛ مرتبان گرم پانی میں رکھیں، مان جائے گا۔',
  'From one flower': 'ایک ہی پھول سے',
  'Unheated, cloth-strained': 'گرم نہیں کیا، کپڑے سے چھانا',
  'Tested for added sugar': 'چینی کی ملاوٹ کا ٹیسٹ ہوا',
  'Half a kilo of beri honey, thick as evening, for gifts and for coughs.':
    'آدھا کلو بیری کا شہد، شام کی طرح گاڑھا، تحفے کے لیے اور کھانسی کے لیے۔',

  // Mixed Fruit Jam
  'Apple, guava, papaya and a little strawberry, set so it does not run off toast.':
    'سیب، امرود، پپیتا اور تھوڑی اسٹرابیری، ایسا جما کہ توس سے نہ بہے۔',
  'Half fruit, half sugar, boiled in open pans. It is the jam of lunchboxes, and the lid opens without a father.':
    'آدھا پھل، آدھی چینی، کھلی دیگچیوں میں پکا۔ لنچ باکس کا جیم یہی ہے، اور ڈھکن ابو کو بلائے بغیر کھل جاتا ہے۔',
  '50 % fruit': '50 فیصد پھل',
  'No gelatine': 'جیلاٹن نہیں',
  'Easy-open lid': 'آسانی سے کھلنے والا ڈھکن',

  // Kinnow Marmalade
  'Bitter peel in clear orange jelly, cooked in January when the fruit is cheapest.':
    'شفاف نارنجی جیلی میں کڑوا چھلکا، جنوری میں پکا جب کینو سب سے سستا ہوتا ہے۔',
  'Thick-cut, from Sargodha kinnow. Once the winter’s batch is sold there is none until the next.':
    'سرگودھا کے کینو سے، چھلکا موٹا کٹا۔ ایک سردی کا مال بک جائے تو اگلی سردی تک نہیں ملتا۔',
  'Thick-cut peel': 'موٹا کٹا چھلکا',
  'One batch a year': 'سال میں ایک بار بنتا ہے',
  Bittersweet: 'کڑوا میٹھا',

  // Peanut Butter, Crunchy
  'Roasted Chakwal peanuts and a pinch of pink salt, and the spoon stands up in it.':
    'چکوال کی بھنی مونگ پھلی اور چٹکی بھر گلابی نمک، اور چمچ اس میں کھڑا رہتا ہے۔',
  'The oil separates because nothing holds it back; stir and carry on. On a warm paratha with sliced banana it is a discovery.':
    'تیل اوپر آ جاتا ہے کیونکہ اسے روکنے والا کچھ نہیں؛ ہلائیں اور آگے چلیں۔ گرم پراٹھے پر کٹے کیلے کے ساتھ: ایک دریافت۔',
  '98 % peanuts': '98 فیصد مونگ پھلی',
  'No palm oil': 'پام آئل نہیں',
  Crunchy: 'دانے والا',
}

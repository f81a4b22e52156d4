/** English → Urdu. */
export const babyMotherInUrdu: Readonly<Record<string, string>> = {
  // Diapers, Small 3–6 kg
  'Twenty soft diapers for the first months, with a stripe that tells you when.':
    'پہلے مہینوں کے لیے بیس نرم ڈائپر، دھاری خود بتائے کہ وقت ہو گیا۔',
  'Soft inside, dry for eight hours by our own night-watch test on four nephews. A stripe turns blue when it is time. The waist stretches, and the tapes stick again after a wrong guess.':
    'اندر سے نرم، آٹھ گھنٹے خشک: ہم نے چار بھتیجوں پر رات بھر جاگ کر آزمایا۔ وقت ہو جائے تو دھاری نیلی ہو جاتی ہے۔ کمر لچکدار ہے، اور اندازہ غلط نکلے تو ٹیپ دوبارہ چپک جاتی ہے۔',
  'Wetness stripe': 'گیلے ہونے کی دھاری',
  'Breathable cover': 'ہوادار کپڑا',
  'Tapes re-stick': 'ٹیپ دوبارہ چپکے',
  'No perfume': 'خوشبو نہیں',
  'Sixty at once, since newborns do not check the shop’s opening hours.':
    'ساٹھ ایک ساتھ، کیونکہ ننھے مہمان دکان کے اوقات نہیں دیکھتے۔',

  // Diaper Pants, Large 9–14 kg
  'Pull-up pants for a child at a run, with sides that tear open when it matters.':
    'دوڑتے بھاگتے بچے کے ڈائپر پینٹس، جو مشکل گھڑی میں سائیڈ سے پھٹ کر اتر جائیں۔',
  'They pull up like shorts, for children who will no longer lie still. Tear the sides to take them off. Thin enough to go under school trousers and thick enough for the Motorway.':
    'نیکر کی طرح چڑھ جاتے ہیں، ان بچوں کے لیے جو اب لیٹ کر نہیں دیتے۔ اتارنے ہوں تو سائیڈ سے پھاڑ دیں۔ اتنے پتلے کہ اسکول کی پتلون کے نیچے آ جائیں، اتنے موٹے کہ موٹروے نکال جائیں۔',
  'Pull-up waist': 'کھینچ کر پہنانے والی کمر',
  'Tear-away sides': 'سائیڈ سے پھاڑ کر اتاریں',
  'Up to 10 hours dry': '10 گھنٹے تک خشک',
  'Fifty pull-ups: about nine days of peace, or seven with grandparents.':
    'پچاس پینٹس: کوئی نو دن کا سکون، دادا دادی ساتھ ہوں تو سات دن کا۔',

  // Baby Wipes, Water & Aloe
  'Thick, wet and unscented; one is enough for most things and two for mango.':
    'موٹے، گیلے، بغیر خوشبو؛ اکثر کاموں کو ایک کافی، آم کے لیے دو۔',
  'Ninety-nine per cent water with a little aloe. The lid clicks shut, which keeps the last wipe as wet as the first.':
    'ننانوے فیصد پانی، تھوڑا سا ایلو ویرا۔ ڈھکن ٹک سے بند ہوتا ہے، سو آخری وائپ بھی پہلے جتنا گیلا نکلتا ہے۔',
  '99 % water': '99 فیصد پانی',
  'No alcohol, no perfume': 'نہ الکحل، نہ خوشبو',
  'Click lid': 'ٹک سے بند ہونے والا ڈھکن',

  // Baby Wipes, Chamomile
  'Three packs with a soft chamomile smell, one for each bag you forget at home.':
    'بابونے کی ہلکی خوشبو والے تین پیک، ہر اس بیگ کے لیے ایک جو گھر رہ جاتا ہے۔',
  'The same thick cloth as our water wipes, with chamomile for sore days. Safe for faces and for sticky car seats.':
    'کپڑا وہی موٹا جو پانی والے وائپس کا ہے، اور جلد دکھے تو بابونہ۔ چہرے کے لیے بھی ٹھیک، گاڑی کی چپچپی سیٹ کے لیے بھی۔',
  'Three packs': 'تین پیک',
  'Thick cotton-feel cloth': 'موٹا، روئی جیسا کپڑا',
  'No alcohol': 'الکحل نہیں',

  // Baby Cereal, Rice
  'A first spoon after six months: rice, iron and the milk you already use.':
    'چھ مہینے بعد پہلا چمچ: چاول، آئرن، اور دودھ وہی جو بچہ پیتا ہے۔',
  'Mixed with breast milk or boiled water, it comes out smooth and thin, and thicker as the weeks go by. Ask your doctor when to begin.':
    'ماں کے دودھ یا ابلے ہوئے پانی میں گھولیں، پتلا اور ہموار بنتا ہے؛ ہفتے گزرتے جائیں تو گاڑھا کرتے جائیں۔ شروع کب کرنا ہے، ڈاکٹر سے پوچھ لیں۔',
  'From 6 months': '6 مہینے کی عمر سے',
  'With iron': 'آئرن کے ساتھ',
  'No sugar, no salt': 'نہ چینی، نہ نمک',

  // Baby Cereal, Wheat & Dates
  'Sweetened by Khairpur dates and nothing else, for spoons that are grabbed.':
    'مٹھاس صرف خیرپور کی کھجور کی؛ اس عمر کے لیے جب بچہ چمچ خود جھپٹ لے۔',
  'For babies from eight months who have met wheat already. Warm, it smells of sooji halwa, and parents finish the bowl.':
    'آٹھ مہینے سے، ان بچوں کے لیے جن کی گندم سے ملاقات ہو چکی۔ گرم ہو تو سوجی کے حلوے کی خوشبو آتی ہے، اور پیالہ امی ابو ختم کرتے ہیں۔',
  'From 8 months': '8 مہینے کی عمر سے',
  'Sweetened with dates': 'مٹھاس کھجور کی',
  'With iron and zinc': 'آئرن اور زنک کے ساتھ',

  // Fruit Purée, Apple & Banana
  'Swat apples and Sindhi bananas in soft pouches that small fists can squeeze.':
    'سوات کے سیب اور سندھ کے کیلے، نرم پاؤچ میں جو ننھی مٹھی بھی دبا لے۔',
  'Cooked, sieved and filled hot, so it needs no preservative. The cap is too large to swallow.':
    'پکائی، چھانی، اور گرم گرم بھری، اس لیے پریزرویٹو کی ضرورت نہیں۔ ڈھکن اتنا بڑا کہ نگلا نہ جائے۔',
  'Only fruit': 'صرف پھل',
  'Safe large cap': 'بڑا، محفوظ ڈھکن',

  // Teething Rusks
  'Hard enough for new gums to work on, and they melt before they break.':
    'اتنے سخت کہ نئے مسوڑھے مصروف رہیں، اور ٹوٹنے سے پہلے گھل جائیں۔',
  'Shaped like a handle, because it will be one. Always sit with the baby while it eats.':
    'شکل دستے جیسی، کیونکہ بچہ پکڑے گا بھی دستے ہی کی طرح۔ بچہ کھا رہا ہو تو ہمیشہ پاس بیٹھیں۔',
  'Easy to hold': 'پکڑنے میں آسان',
  'No added sugar': 'چینی نہیں ملائی',

  // Feeding Bottle, Wide Neck
  'A wide neck for easy scrubbing and a valve that keeps the air out of the tummy.':
    'چوڑا منہ کہ برش آسانی سے جائے، اور والو جو پیٹ میں ہوا نہ جانے دے۔',
  'BPA-free and safe to boil. The figures are moulded and not printed, so they will still be there for the second child.':
    'بی پی اے نہیں، ابالنا محفوظ۔ ہندسے چھپے ہوئے نہیں، ابھرے ہوئے ہیں، دوسرے بچے تک بھی نہیں مٹیں گے۔',
  'Anti-colic valve': 'پیٹ کی ہوا روکنے والا والو',
  'BPA-free, can be boiled': 'بی پی اے نہیں، ابال لیں',
  'Slow-flow teat included': 'آہستہ بہاؤ کا نپل ساتھ',

  // Training Cup, Two Handles
  'Two handles, one soft spout, and a base heavy enough to come back upright.':
    'دو دستے، ایک نرم ٹونٹی، اور پیندا اتنا بھاری کہ گر کر پھر سیدھا ہو جائے۔',
  'From six months, for water and diluted juice. The lid takes apart into three pieces and none of them hides milk.':
    'چھ مہینے سے، پانی اور پتلے کیے جوس کے لیے۔ ڈھکن کے تین حصے کھل جاتے ہیں، دودھ کسی میں نہیں چھپتا۔',
  'Does not spill': 'چھلکتا نہیں',
  'Weighted base': 'بھاری پیندا',
  'Three parts, easy to wash': 'تین حصے، دھونا آسان',

  // Baby Lotion, Milk & Almond
  'A light lotion for knees that crawl and cheeks that meet the winter wind.':
    'ہلکا لوشن، فرش پر گھسٹتے گھٹنوں اور جاڑے کی ہوا کھاتے گالوں کے لیے۔',
  'Sinks in within a minute and leaves no shine on the shalwar. Hardly any scent, and what there is comes from almonds.':
    'منٹ بھر میں جذب، شلوار پر چکنا نشان نہیں۔ خوشبو نہ ہونے کے برابر، اور جو ہے بادام کی ہے۔',
  'Sweet almond oil': 'میٹھے بادام کا تیل',
  'Tested on sensitive skin': 'نازک جلد پر آزمایا ہوا',
  'Pump bottle': 'پمپ والی بوتل',

  // Baby Massage Oil
  'Coconut, almond and a little olive, for the malish before a noon bath.':
    'ناریل، بادام اور تھوڑا سا زیتون، دوپہر کو نہلانے سے پہلے کی مالش کے لیے۔',
  'Warm it between the palms. Dadi’s technique is not included, but may be summoned by telephone.':
    'ہتھیلیوں میں مل کر گرم کر لیں۔ دادی کا ہاتھ بوتل کے ساتھ نہیں آتا، مگر فون کر کے بلایا جا سکتا ہے۔',
  'Three plant oils': 'تین نباتاتی تیل',
  'No mineral oil': 'منرل آئل نہیں',
  'Light, washes off': 'ہلکا، آسانی سے دھلے',

  // Baby Shampoo, No Tears
  'Made as mild as water to the eye, so that only the combing is argued about.':
    'آنکھ کو پانی جیسا ہلکا، سو جھگڑا صرف کنگھی پر رہ جاتا ہے۔',
  'A soft foam that rinses out in one cup of water. Suits newborn fuzz and five-year-old curls.':
    'نرم جھاگ، ایک مگ پانی میں دھل جائے۔ نومولود کے روئیں کے لیے بھی، پانچ سال کے گھنگھریالے بالوں کے لیے بھی۔',
  'Does not sting': 'آنکھوں میں نہیں لگتا',
  'No dyes': 'رنگ نہیں',
  'Head to toe': 'سر سے پاؤں تک',

  // Maternity Pads, Extra Long
  'Extra long and cotton-soft, for the first weeks when comfort is everything.':
    'زیادہ لمبے اور روئی سے نرم، ان پہلے ہفتوں کے لیے جب آرام ہی سب کچھ ہے۔',
  'Made for the days after a birth, with a thick core and gentle edges. They arrive in a plain inner bag, like everything from this shelf.':
    'بچے کی پیدائش کے بعد کے دنوں کے لیے، بیچ سے موٹے، کناروں سے نرم۔ اندر سادہ تھیلی میں آتے ہیں، جیسے اس شیلف کی ہر چیز۔',
  'Extra long': 'زیادہ لمبے',
  'Cotton-soft cover': 'روئی سی نرم تہہ',
  'Plain packing': 'سادہ پیکنگ',

  // Panjiri, For New Mothers
  'Sooji, desi ghee, gond, nuts and five seeds: forty days’ strength by the spoon.':
    'سوجی، دیسی گھی، گوند، میوے اور پانچ بیج: چالیس دن کی طاقت، چمچ چمچ۔',
  'Roasted slowly in small pans and packed warm. Two spoons with hot milk in the morning, and nobody is to say anything about calories.':
    'چھوٹی کڑاہیوں میں آہستہ بھنی، گرم گرم پیک ہوئی۔ صبح گرم دودھ کے ساتھ دو چمچ، اور کیلوریز کی بات کوئی نہ کرے۔',
  'Desi ghee': 'دیسی گھی',
  'Gond and char maghaz': 'گوند اور چار مغز',
}

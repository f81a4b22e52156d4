/** English → Urdu. */
export const personalCareInUrdu: Readonly<Record<string, string>> = {
  // Neem Soap
  'A hard green cake of neem soap that smells of a wet garden and not of perfume.':
    'نیم کے صابن کی سخت ہری ٹکیہ، خوشبو بھیگے باغ کی، پرفیوم کی نہیں۔',
  'Coconut-oil soap with neem leaf and a little tea tree, milled three times so that it wears down evenly. Green from the leaf and not from a tube. For summer skin, for cricket knees and for the monsoon.':
    'ناریل کے تیل کا صابن، نیم کے پتے اور ذرا سا ٹی ٹری؛ تین بار پسا، سو برابر گھستا ہے۔ ہرا رنگ پتے کا ہے، ٹیوب کا نہیں۔ گرمیوں کی جلد، کرکٹ کے گھٹنوں اور برسات کے لیے۔',
  'Real neem leaf': 'نیم کے اصلی پتے',
  'Triple-milled, lasts longer': 'تین بار پسا، دیر تک چلے',
  'No animal fat': 'جانور کی چربی نہیں',
  'Four cakes of neem, enough to see a family through the rains.':
    'نیم کی چار ٹکیاں، گھر بھر کی برسات نکل جائے۔',

  // Rose & Cream Soap
  'Pattoki roses and milk cream, with a soft lather that rinses off without film.':
    'پتوکی کے گلاب اور دودھ کی بالائی، نرم جھاگ جو دھل کر تہہ نہ چھوڑے۔',
  'A quarter of the cake is moisturiser. It sits well in a hand and, wrapped, among the winter shawls.':
    'ٹکیہ کا چوتھائی حصہ موئسچرائزر ہے۔ ہاتھ میں خوب بیٹھتی ہے، اور کاغذ سمیت جاڑے کی شالوں میں بھی۔',
  'One quarter cream': 'چوتھائی حصہ کریم',
  'Rose from Pattoki': 'پتوکی کا گلاب',
  'Gentle on dry skin': 'خشک جلد پر نرم',

  // Body Wash, Mint & Sandal
  'Cold on the back in June and woody afterwards, like a room with a khus screen.':
    'جون میں پیٹھ پر ٹھنڈک، بعد میں صندل کی مہک، جیسے خس کی چق والا کمرہ۔',
  'One pump is enough on a wet cloth. It contains no sulphates, so it foams less and strips less.':
    'گیلے کپڑے پر ایک پمپ کافی ہے۔ سلفیٹ نہیں، سو جھاگ بھی کم، جلد کی خشکی بھی کم۔',
  'Sulphate-free': 'سلفیٹ نہیں',
  'Cooling menthol': 'مینتھول کی ٹھنڈک',

  // Hand Wash, Lemon & Honey
  'A pump beside the sink that forgives chopped onions and greasy karahis.':
    'سنک کے پاس کا پمپ، جو کٹی پیاز اور چکنی کڑاہی، سب معاف کر دے۔',
  'It cuts through onion, oil and chilli without leaving the knuckles cracked. The smell is lemon first and honey after. Refill the bottle; the pump is good for years.':
    'پیاز، تیل اور مرچ، سب اتارتا ہے، اور ہاتھ نہیں پھٹتے۔ خوشبو پہلے لیموں کی، پھر شہد کی۔ بوتل دوبارہ بھر لیں؛ پمپ برسوں چلتا ہے۔',
  'Removes kitchen smells': 'کچن کی بو اتارے',
  'With glycerine': 'گلیسرین کے ساتھ',
  'Kind to skin': 'جلد پر نرم',
  'Four pump bottles’ worth of lemon hand wash in a pouch that folds flat when empty.':
    'پمپ والی چار بوتلوں جتنا لیموں کا ہینڈ واش، پاؤچ میں جو خالی ہو تو تہہ ہو جائے۔',

  // Hand Sanitiser Gel
  'Dry in ten seconds and not sticky, for the glove box, the bazaar and the bus.':
    'دس سیکنڈ میں خشک، چپچپا نہیں: گاڑی، بازار اور بس کے لیے۔',
  'A clear gel with aloe, so that it does not burn on a paper cut. The flip cap is too stiff for a child to open with one hand.':
    'شفاف جیل، ایلو ویرا کے ساتھ، سو کاغذ سے کٹی انگلی پر جلن نہیں ہوتی۔ ڈھکن اتنا سخت کہ بچہ ایک ہاتھ سے نہ کھول سکے۔',
  'For external use': 'صرف جلد پر لگانے کے لیے',
  'With aloe': 'ایلو ویرا کے ساتھ',
  'Flip cap': 'پلٹ کر کھلنے والا ڈھکن',

  // Shampoo, Amla & Shikakai
  'Old herbs in a new bottle: hair that squeaks a little and then shines.':
    'پرانی بوٹیاں، نئی بوتل: بال پہلے ذرا چرچرائیں، پھر چمکیں۔',
  'The three things every dadi boiled on a Thursday, without the boiling: amla, shikakai and reetha. It foams politely, smells of herbs and leaves long hair easy to comb. For normal to oily hair.':
    'وہی تین چیزیں جو ہر دادی جمعرات کو ابالتی تھیں، بس ابالے بغیر: آملہ، سکاکائی اور ریٹھا۔ جھاگ تمیز سے بناتا ہے، خوشبو جڑی بوٹیوں کی، اور لمبے بالوں میں کنگھی آسان۔ نارمل سے چکنے بالوں تک کے لیے۔',
  'Amla, shikakai, reetha': 'آملہ، سکاکائی، ریٹھا',
  'For normal and oily hair': 'نارمل اور چکنے بالوں کے لیے',
  'No silicone': 'سلیکون نہیں',
  'The big pump for bathrooms where three sisters share one shelf.':
    'بڑا پمپ، اس غسل خانے کے لیے جہاں تین بہنوں کا شیلف ایک ہے۔',

  // Anti-Dandruff Shampoo, Neem
  'Neem and zinc for itchy scalps; dark kameezes may be worn again by week two.':
    'خارش والے سر کے لیے نیم اور زنک؛ دوسرے ہفتے تک کالی قمیض پھر پہنی جا سکتی ہے۔',
  'Leave it on for two minutes, which is one ghazal’s opening couplet sung slowly. Use it every other wash and an ordinary shampoo between.':
    'دو منٹ لگا رہنے دیں، یعنی غزل کا مطلع، ٹھہر ٹھہر کر گایا ہوا۔ ایک بار چھوڑ کر لگائیں، بیچ میں عام شیمپو۔',
  'Zinc pyrithione': 'زنک پائری تھائیون',
  'With neem extract': 'نیم کے عرق کے ساتھ',
  'Every other wash': 'ایک بار چھوڑ کر',

  // Conditioner, Almond Milk
  'A walnut-sized squeeze, two minutes, and the wide comb goes through in one pull.':
    'اخروٹ جتنا نکالیں، دو منٹ رکیں، اور چوڑی کنگھی ایک ہی بار میں نکل جائے۔',
  'For hair that hard water has made rough. Keep it to the ends and off the roots.':
    'ان بالوں کے لیے جنہیں کھارے پانی نے روکھا کر دیا۔ نوکوں پر لگائیں، جڑوں میں نہیں۔',
  'Sweet almond protein': 'میٹھے بادام کا پروٹین',
  'For dry ends': 'بالوں کی خشک نوکوں کے لیے',
  'Rinses clean': 'صاف دھل جائے',

  // Hair Oil, Coconut & Methi
  'A small bottle of real coconut oil that smells of the kitchen in the best way.':
    'اصلی ناریل کے تیل کی چھوٹی شیشی، مہک کچن جیسی، اچھے معنوں میں۔',
  'Cold-pressed coconut in which fenugreek has lain for three weeks. It sets in winter like all real coconut oil: hold the bottle under the warm tap. Oil at night, wash in the morning, repeat as mothers command.':
    'بغیر گرمی کے نکلا ناریل کا تیل، جس میں میتھی تین ہفتے پڑی رہی۔ ہر اصلی ناریل کے تیل کی طرح جاڑے میں جم جاتا ہے: بوتل گرم پانی کے نل کے نیچے رکھیں۔ رات کو لگائیں، صبح دھو لیں، اور امی جب جب کہیں پھر لگائیں۔',
  'Cold-pressed coconut': 'ناریل، بغیر گرمی کے نکلا',
  'Steeped with methi': 'میتھی میں رچا ہوا',
  'Two hundred millilitres for plaits, Sunday malish and a family of strong opinions.':
    'دو سو ملی لیٹر: چوٹیوں کے لیے، اتوار کی مالش کے لیے، اور اس گھر کے لیے جہاں سب کی اپنی رائے ہے۔',

  // Henna Powder, Natural
  'Pure leaf, thrice sieved, for deep red hair and for palms on the eve of Eid.':
    'خالص پتے، تین بار چھنے: بالوں کے گہرے لال رنگ اور چاند رات کی ہتھیلیوں کے لیے۔',
  'Only henna, without the black chemical that burns. Mix with strong tea and lemon, rest it overnight, and wear an old shirt.':
    'صرف مہندی، وہ کالا کیمیکل نہیں جو جلد جلا دے۔ کڑک چائے اور لیموں میں گھولیں، رات بھر رکھیں، اور لگاتے وقت پرانی قمیض پہنیں۔',
  'Only henna leaf': 'صرف مہندی کے پتے',
  'No PPD': 'پی پی ڈی نہیں',
  'Sieved through cloth': 'کپڑے سے چھنی',

  // Toothpaste, Miswak & Mint
  'A slim tube of cool mint and miswak that fits the shaving bag and the desk.':
    'ٹھنڈے پودینے اور مسواک کی پتلی ٹیوب، شیو کے بیگ میں بھی آئے، دفتر کی میز میں بھی۔',
  'Miswak bark from the Thar with fluoride, for people who trust both the old twig and the dentist. Strong enough to wake you and gentle enough for twice a day.':
    'تھر کی مسواک کی چھال اور فلورائیڈ، ان کے لیے جو پرانی ٹہنی پر بھی بھروسا کرتے ہیں اور ڈینٹسٹ پر بھی۔ اتنا تیز کہ جگا دے، اتنا نرم کہ دن میں دو بار چلے۔',
  'Miswak extract': 'مسواک کا عرق',
  '1,450 ppm fluoride': '1,450 پی پی ایم فلورائیڈ',
  'No animal ingredients': 'جانوروں سے کچھ نہیں لیا',
  'The family tube, which somebody will still squeeze from the middle.':
    'گھر بھر کی ٹیوب، جسے کوئی نہ کوئی پھر بھی بیچ سے دبائے گا۔',

  // Toothpaste for Children, Mango
  'Tastes of mango, foams a little, and makes two minutes seem like one and a half.':
    'ذائقہ آم کا، جھاگ تھوڑی، اور دو منٹ ڈیڑھ لگنے لگیں۔',
  'A lower fluoride dose for ages two to six. A pea-sized piece is right, though not in the opinion of the users.':
    'دو سے چھ سال کے لیے، فلورائیڈ کم۔ مٹر کے دانے جتنا ٹھیک ہے، اگرچہ استعمال کرنے والوں کی رائے یہ نہیں۔',
  'Ages 2–6': '2 سے 6 سال',
  'Low fluoride': 'فلورائیڈ کم',
  'No sugar': 'چینی نہیں',

  // Toothbrushes, Soft
  'Three soft brushes in three colours, so there is no debate at the basin.':
    'تین نرم برش، تین رنگ، تاکہ واش بیسن پر بحث نہ ہو۔',
  'Small heads that reach the last tooth, and a handle that does not turn in wet fingers. Change them with the season.':
    'چھوٹا سرا جو آخری داڑھ تک پہنچے، اور دستہ جو گیلی انگلیوں میں نہ گھومے۔ موسم بدلے تو برش بھی بدلیں۔',
  'Soft, rounded bristles': 'نرم، گول نوک کے ریشے',
  'Three colours': 'تین رنگ',
  'Small head': 'چھوٹا سرا',

  // Cold Cream, Winter
  'Thick and white, for cheeks in January and for heels the whole year.':
    'گاڑھی، سفید: گالوں کے لیے جنوری میں، ایڑیوں کے لیے سارا سال۔',
  'Beeswax, almond oil and rosewater, beaten as it has been for two thousand years. A little, on damp skin, before bed.':
    'شہد کی مکھی کا موم، بادام کا تیل اور عرقِ گلاب، ویسے ہی پھینٹے جیسے دو ہزار سال سے پھینٹتے آئے ہیں۔ سونے سے پہلے، ذرا گیلی جلد پر، تھوڑی سی۔',
  'With beeswax': 'شہد کی مکھی کے موم سے',
  'No whitening agents': 'گورا کرنے والا کچھ نہیں',
  'For face and hands': 'چہرے اور ہاتھوں کے لیے',

  // Body Lotion, Honey & Oats
  'Light enough to dress straight after, and still there when you come home.':
    'اتنا ہلکا کہ لگاتے ہی کپڑے پہن لیں، اور گھر لوٹنے تک اثر باقی۔',
  'For dry Potohar winters and overdone air conditioning. It has a faint smell of breakfast, which fades in a minute.':
    'پوٹھوہار کے خشک جاڑوں اور حد سے زیادہ چلتے اے سی کے لیے۔ ہلکی سی خوشبو ناشتے کی آتی ہے، جو منٹ بھر میں چلی جاتی ہے۔',
  'With colloidal oats': 'باریک پسی جئی کے ساتھ',
  'Not sticky': 'چپچپا نہیں',
  'Pump that locks': 'لاک ہونے والا پمپ',

  // Rose Water Spray (Arq-e-Gulab)
  'Distilled from Pattoki petals, for hot faces and tired eyes after load-shedding.':
    'پتوکی کے گلاب سے کشید: لوڈ شیڈنگ کے بعد تپے چہرے اور تھکی آنکھوں کے لیے۔',
  'A single distillation and no perfume oil, so it smells of petals and a bit of hay. Keep it in the fridge in summer.':
    'ایک ہی بار کشید، پرفیوم آئل نہیں، سو خوشبو پنکھڑیوں کی ہے اور ذرا سی سوکھی گھاس کی۔ گرمیوں میں فریج میں رکھیں۔',
  'Steam-distilled': 'بھاپ سے کشید',
  'Fine mist': 'باریک پھوار',

  // Sunblock SPF 50
  'Dries matt, leaves no white ghost, and lasts from the school run to the bus back.':
    'سوکھ کر چمکتا نہیں، چہرے کو سفید بھوت نہیں بناتا، اور صبح اسکول جانے سے واپسی کی بس تک چلتا ہے۔',
  'Two fingers’ length for face and neck, a quarter of an hour before you go out. Put it on again after sweat or after lunch.':
    'چہرے اور گردن کے لیے دو انگلیوں کی لمبائی جتنا، باہر نکلنے سے پندرہ منٹ پہلے۔ پسینہ آئے یا دوپہر کا کھانا ہو جائے تو دوبارہ لگائیں۔',
  'SPF 50, UVA too': 'ایس پی ایف 50، یو وی اے سے بھی بچاؤ',
  'No white cast': 'سفیدی نہیں چھوڑتا',
  'Sweat-resistant': 'پسینے میں بھی ٹکے',

  // Shaving Foam, Sensitive
  'Stiff white foam that holds up a moustache and lets the blade slide under it.':
    'ایسی گاڑھی سفید جھاگ کہ مونچھ کھڑی رہے، اور بلیڈ نیچے سے پھسلتا جائے۔',
  'With aloe and without menthol, for necks that redden. A ball the size of a lemon covers a beard.':
    'ایلو ویرا ہے، مینتھول نہیں، ان گردنوں کے لیے جو لال ہو جاتی ہیں۔ لیموں جتنا گولا پوری داڑھی کے لیے کافی۔',
  'No menthol': 'مینتھول نہیں',
  'About 60 shaves': 'تقریباً 60 شیو',

  // Disposable Razors, Twin Blade
  'Two Swedish-steel blades and a rubber grip, good for a week of mornings each.':
    'سویڈن کے اسٹیل کے دو بلیڈ، ربڑ کی پکڑ، ہر ریزر ہفتے بھر کی صبحوں کے لیے۔',
  'Rinse it from behind and never wipe the edge. They are sharper than their price, so go slowly on the first day.':
    'پانی پیچھے سے ماریں، دھار کبھی نہ پونچھیں۔ قیمت سے زیادہ تیز ہیں، سو پہلے دن ہاتھ آہستہ رکھیں۔',
  'Twin blades': 'دو بلیڈ',
  'Lubricating strip': 'پھسلن والی پٹی',
  'Rubber grip': 'ربڑ کی پکڑ',

  // Deodorant Spray, Oudh
  'Dry, woody and not shy, holds from Fajr to the last bus out of Faizabad.':
    'خشک، عود کی گہری مہک، شرماتی نہیں: فجر سے فیض آباد کی آخری بس تک ٹکتی ہے۔',
  'Oudh, a little smoke and some orange, in a can that does not stain white cotton. Spray at arm’s length.':
    'عود، ذرا سا دھواں، کچھ سنگترہ؛ سفید سوتی کپڑے پر داغ نہیں چھوڑتا۔ بازو بھر دور سے اسپرے کریں۔',
  '24-hour freshness': '24 گھنٹے تازگی',
  'No stains': 'داغ نہیں',
  'Aluminium-free': 'ایلومینیم نہیں',

  // Attar, Mitti (First Rain)
  'The smell of the first rain on a hot courtyard, caught in sandal oil.':
    'تپتے صحن پر پہلی بارش کی خوشبو، صندل کے تیل میں قید۔',
  'Baked clay is distilled over sandal, a craft that few still have. One touch behind the ear is a whole July.':
    'پکی مٹی کا عطر صندل پر کھینچا جاتا ہے، یہ ہنر اب کم لوگوں کے پاس ہے۔ کان کے پیچھے ایک بار لگائیں، پورا ساون آ جائے۔',
  'Alcohol-free': 'الکحل نہیں',
  'Roll-on glass': 'شیشے کا رول آن',
  'Lasts all day': 'سارا دن رہے',

  // Cotton Pads, Regular with Wings
  'A real cotton cover, thin and quiet, each folded in its own wrapper.':
    'اوپر اصلی کاٹن، پتلے، آواز نہ کریں، ہر ایک اپنے لفافے میں تہہ کیا ہوا۔',
  'No plastic net to chafe in the heat. Packed by women, and delivered in a closed paper bag as a matter of course.':
    'پلاسٹک کی جالی نہیں کہ گرمی میں چبھے۔ خواتین پیک کرتی ہیں، اور پہنچتے ہمیشہ کاغذ کے بند تھیلے میں ہیں، کہنا نہیں پڑتا۔',
  'Cotton cover': 'اوپر کاٹن',
  'With wings': 'ونگز کے ساتھ',
  'Plain bag': 'سادہ تھیلا',

  // Cotton Pads, Extra Long Night
  'Longer at the back for a whole night’s sleep, and still soft at six in the morning.':
    'پیچھے سے زیادہ لمبے، پوری رات کی نیند کے لیے، اور صبح چھ بجے بھی نرم۔',
  'Thirty-two centimetres with broad wings. Sixteen make about two months for most.':
    'بتیس سینٹی میٹر، چوڑے ونگز۔ سولہ عدد، اکثر کے لیے کوئی دو مہینے۔',
  '32 cm': '32 سینٹی میٹر',
}

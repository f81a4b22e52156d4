/** English → Urdu. */
export const spicesMasalaInUrdu: Readonly<Record<string, string>> = {
  // Red Chilli Powder, Kunri
  'Clean red heat from Kunri’s round chillies, ground last week and sealed the same day.':
    'کنری کی گول مرچ کی صاف لال تیزی، پچھلے ہفتے پسی اور اسی دن بند ہوئی۔',
  'Round dundicut chillies from Kunri in Sindh, sun-dried, stemmed and ground in small lots. Bright red with no dye in it: stir a pinch into water and the water stays nearly clear. Medium hot, about three spoons to a kilo of meat.':
    'سندھ کے شہر کنری کی گول ڈنڈی کٹ مرچ، دھوپ میں سوکھی، ڈنڈی اتری، تھوڑی تھوڑی کر کے پسی۔ چمکتی لال، رنگ کے بغیر: چٹکی بھر پانی میں گھولیں، پانی تقریباً صاف رہے گا۔ درمیانی تیز، کلو گوشت میں کوئی تین چمچ۔',
  'Dundicut chillies only': 'صرف ڈنڈی کٹ مرچ',
  'No colour, no salt, no flour': 'نہ رنگ، نہ نمک، نہ آٹا',
  'Medium hot': 'درمیانی تیز',
  'Half a kilo of honest lal mirch for the masala box of a serious kitchen.':
    'آدھا کلو ایماندار لال مرچ، سنجیدہ باورچی خانے کی مصالحہ دانی کے لیے۔',

  // Turmeric Powder (Haldi)
  'Kasur’s famous root as a deep gold powder; a half spoon is a whole pot.':
    'قصور کی مشہور ہلدی، گہرا سنہری پاؤڈر؛ آدھا چمچ، پوری ہانڈی۔',
  'Kasur turmeric, boiled, dried hard as stone and ground fine. It colours a pot at half a teaspoon and stains a white shirt at less. Also for hot milk when the weather turns.':
    'قصور کی ہلدی، ابلی، پتھر سی سوکھی اور باریک پسی۔ آدھا چائے کا چمچ ہانڈی کو رنگ دیتا ہے، اس سے بھی کم سفید قمیض کو۔ موسم بدلے تو گرم دودھ میں بھی۔',
  'From Kasur': 'قصور سے',
  'Deep colour, earthy smell': 'گہرا رنگ، سوندھی خوشبو',
  'No starch added': 'نشاستہ نہیں ملایا',
  'A larger packet of bright haldi for cooks who also make their own achar.':
    'چمکتی ہلدی کا بڑا پیکٹ، ان کے لیے جو اچار بھی گھر میں ڈالتے ہیں۔',

  // Coriander Powder (Pisa Dhania)
  'Roasted a little before grinding, so the gravy thickens and smells of oranges.':
    'پسنے سے پہلے ہلکا بھنا، اس لیے سالن گاڑھا ہوتا ہے اور سنگترے سی خوشبو آتی ہے۔',
  'Whole seed, husk and all, ground slightly coarse. It is the quiet one in the masala box that everything else leans on.':
    'ثابت دانہ، چھلکے سمیت، ذرا موٹا پسا۔ مصالحہ دانی کا وہ خاموش فرد جس کے سہارے باقی سب کھڑے ہیں۔',
  'Lightly roasted': 'ہلکا بھنا',
  'Slightly coarse': 'ذرا موٹا',
  'Thickens gravies': 'سالن گاڑھا کرے',

  // Cumin, Whole White (Zeera)
  'Plump seeds that crackle the moment they touch the oil and scent the stairwell.':
    'بھرے دانے جو تیل کو چھوتے ہی چٹختے ہیں اور سیڑھیوں تک مہکتے ہیں۔',
  'Cleaned of stalks and grit on a sieve and by hand. Roast two spoons in a dry pan, crush them, and your raita is another dish.':
    'تنکے اور کنکر چھلنی سے بھی نکالے، ہاتھ سے بھی۔ دو چمچ خشک توے پر بھونیں، کوٹیں، پھر رائتہ کچھ اور ہی چیز ہے۔',
  'Cleaned twice': 'دو بار صاف',
  'Strong aroma': 'تیز خوشبو',
  'Re-closable pouch': 'دوبارہ بند ہونے والی تھیلی',

  // Mustard Seed, Black (Rai)
  'They pop in hot oil and turn from bitter to nutty: the start of many a karhi.':
    'گرم تیل میں تڑکتی ہے اور کڑوی سے سوندھی ہو جاتی ہے: کتنی ہی کڑھیوں کی ابتدا۔',
  'Small and round, from the Pothohar. Cover the pan or they will be all over the stove.':
    'چھوٹی اور گول، پوٹھوہار کی۔ ڈھکن رکھیں، ورنہ سارے چولہے پر ہو گی۔',
  'Small, sharp seed': 'چھوٹا، تیز دانہ',
  'For tarka and achar': 'تڑکے اور اچار کے لیے',
  'Sieved clean': 'چھان کر صاف',

  // Fennel Seed, Green (Saunf)
  'Sweet and grassy, for achar gosht, for qehwa and for a pinch after dinner.':
    'میٹھی اور ہری بھری: اچار گوشت کے لیے، قہوے کے لیے، اور کھانے کے بعد چٹکی بھر۔',
  'We choose the small, bright green seed, which is sweeter than the fat yellow one. Chew it with a crystal of misri.':
    'ہم چھوٹا چمکتا ہرا دانہ چنتے ہیں، جو موٹے پیلے دانے سے میٹھا ہے۔ مصری کی ڈلی کے ساتھ چبائیں۔',
  'Small and sweet': 'چھوٹی اور میٹھی',
  'Bright green': 'چمکتی ہری',
  'Freshens the breath': 'منہ میں خوشبو',

  // Carom Seed (Ajwain)
  'Sharp as thyme: rub it into pakora batter, fish and the dough for mathri.':
    'ایسی تیکھی کہ ناک کھل جائے: پکوڑوں کے گھول میں، مچھلی پر، اور مٹھری کے آٹے میں مسلیں۔',
  'A pinch chewed with warm water is what every dadi prescribes for a heavy stomach. Crush it in the palm before it goes in.':
    'چٹکی بھر چبائیں، اوپر سے نیم گرم پانی: بھاری پیٹ کا ہر دادی کا نسخہ۔ ہانڈی میں ڈالنے سے پہلے ہتھیلی پر مسل لیں۔',
  'Strong, thyme-like': 'تیز اور تیکھی خوشبو',
  'For batter and dough': 'گھول اور آٹے کے لیے',
  'Hand-sieved': 'ہاتھ سے چھنی',

  // Black Pepper, Whole
  'Heavy, wrinkled corns with a slow warmth; crack them over an egg or a steak.':
    'بھاری، جھریوں والے دانے، دھیمی گرمی؛ انڈے یا اسٹیک پر کوٹ کر ڈالیں۔',
  'The bold grade, which has fewer hollow berries. Put a few in the yakhni and the rest in a mill.':
    'موٹا دانہ، جس میں کھوکھلے کم نکلتے ہیں۔ کچھ یخنی میں ڈالیں، باقی گرائنڈر میں۔',
  'Bold grade': 'موٹا دانہ',
  'Few hollow berries': 'کھوکھلے دانے کم',
  'Grind as you need': 'جتنی چاہیے اتنی پیسیں',

  // Cinnamon Bark (Dar Cheeni)
  'Rough curls of bark for pulao and paye, with a sweetness that lasts the evening.':
    'چھال کے کھردرے لچھے، پلاؤ اور پائے کے لیے، مٹھاس جو شام بھر رہے۔',
  'Cassia, to be exact, which is what our grandmothers mean by dar cheeni. One finger-length piece does for a kilo of rice.':
    'سچ پوچھیں تو یہ تج ہے، اور ہماری دادیاں دار چینی اسی کو کہتی ہیں۔ انگلی بھر کا ٹکڑا ایک کلو چاول کے لیے کافی۔',
  'Thick, oily bark': 'موٹی، تیل والی چھال',
  'Broken to fit the jar': 'مرتبان کے ناپ کے ٹکڑے',
  'Sweet and warm': 'میٹھی اور گرم',

  // Green Cardamom, Bold (Choti Elaichi)
  'Fat green pods, a month of elaichi chai for two in a little glass jar.':
    'موٹی ہری الائچیاں، شیشے کے ننھے مرتبان میں: دو لوگوں کی مہینے بھر کی الائچی والی چائے۔',
  'Fat, unbleached pods that rattle with black, sticky seed. Crack one into each cup of chai, and keep the husks in the sugar tin. Prices move with the harvest in Guatemala, so we buy little and often.':
    'موٹی، بلیچ کے بغیر الائچیاں، جن میں کالے چپچپے دانے بجتے ہیں۔ چائے کی ہر پیالی میں ایک توڑیں، چھلکے چینی کے ڈبے میں رکھ دیں۔ بھاؤ گوئٹے مالا کی فصل کے ساتھ چلتا ہے، سو ہم تھوڑی اور بار بار خریدتے ہیں۔',
  '8 mm bold pods': '8 ملی میٹر، موٹا دانہ',
  'Not bleached': 'بلیچ نہیں',
  'Black, oily seeds': 'کالے، تیل والے دانے',
  'The jar for those who put cardamom in everything, and are right to.':
    'ان کا مرتبان جو ہر چیز میں الائچی ڈالتے ہیں، اور ٹھیک کرتے ہیں۔',

  // Cloves, Hand Picked (Laung)
  'Whole buds with their heads on, oily under the nail and fierce in the yakhni.':
    'ثابت لونگ، سر سلامت، ناخن دبائیں تو تیل نکلے، یخنی میں زوردار۔',
  'A clove that floats upright is fresh, one that lies flat is old. Ours stand. Four are enough for a deg of pulao.':
    'جو لونگ پانی میں سیدھی تیرے وہ تازہ، جو لیٹ جائے وہ پرانی۔ ہماری کھڑی رہتی ہے۔ پلاؤ کی دیگ کے لیے چار کافی ہیں۔',
  'Heads on': 'سر سمیت',
  'Full of oil': 'تیل سے بھری',
  'Also for toothache': 'دانت کے درد کے لیے بھی',

  // Saffron Threads (Zafran)
  'Deep red threads, no yellow tails; steep ten in warm milk for a biryani.':
    'گہرے لال ریشے، پیلی دم نہیں؛ بریانی کے لیے دس ریشے گرم دودھ میں بھگوئیں۔',
  'Long stigmas from Khorasan, sealed in glass. They colour slowly and go on colouring, which is how you know. Never add them dry.':
    'خراسان کے لمبے ریشے، شیشے میں بند۔ رنگ آہستہ چھوڑتے ہیں اور چھوڑتے ہی جاتے ہیں، پہچان یہی ہے۔ خشک کبھی نہ ڈالیں۔',
  'All-red threads': 'سارے ریشے لال',
  'Sealed glass vial': 'شیشے کی مہر بند شیشی',
  'Enough for eight biryanis': 'آٹھ بریانیوں کے لیے',

  // Garam Masala, Eleven Spices
  'Roasted in three rounds, ground once a week, and strewn on just before serving.':
    'تین باری میں بھنا، ہفتے میں ایک بار پسا، اور پیش کرنے سے ذرا پہلے چھڑکنے کو۔',
  'Cardamom leads, black cumin and mace follow, chilli stays at home. A half spoon over the finished pot is right; more is showing off.':
    'آگے آگے الائچی، پیچھے کالا زیرہ اور جاوتری، مرچ گھر پر رہی۔ تیار ہانڈی پر آدھا چمچ ٹھیک ہے؛ اس سے زیادہ دکھاوا۔',
  'No coriander padding': 'دھنیے کی بھرتی نہیں',
  'Ground weekly': 'ہر ہفتے پسا',
  'Mild heat, much scent': 'تیزی کم، خوشبو بہت',

  // Chaat Masala, Sour
  'Amchoor, black salt and roasted zeera: it makes even a plain apple interesting.':
    'امچور، کالا نمک اور بھنا زیرہ: سادہ سیب بھی دلچسپ ہو جاتا ہے۔',
  'Made sour first and salty second, as the fruit chaat men in Raja Bazaar like it. Good on fries, on corn and on the rim of a lemonade.':
    'پہلے کھٹا، پھر نمکین، جیسا راجہ بازار کے فروٹ چاٹ والے پسند کرتے ہیں۔ فرائز پر، بھٹے پر، اور لیموں پانی کے گلاس کے کنارے پر اچھا۔',
  'Made with dried mango': 'امچور سے بنا',
  'Kala namak': 'کالا نمک',
  'Shaker top': 'چھڑکنے والا ڈھکن',

  // Biryani Masala, Sindhi
  'Plums, potatoes and a proper kick: everything for a Sindhi biryani but the rice.':
    'آلو بخارا، آلو اور اچھی خاصی مرچ: سندھی بریانی کا سب کچھ، چاول چھوڑ کر۔',
  'Sharp, red and with dried plums in the mix, as they make it down the river. One packet spices a kilo of meat and a kilo of rice. The back tells you when to do what, in Urdu and in English.':
    'تیز، لال، اور مصالحے میں خشک آلو بخارے، جیسے دریا کے نیچے سندھ میں بناتے ہیں۔ ایک پیکٹ ایک کلو گوشت اور ایک کلو چاول کے لیے۔ کب کیا کرنا ہے، پیچھے لکھا ہے، اردو میں بھی اور انگریزی میں بھی۔',
  'With dried plums': 'آلو بخارے کے ساتھ',
  'For 1 kg meat, 1 kg rice': 'ایک پیکٹ، 1 kg گوشت، 1 kg چاول',
  Hot: 'تیز',
  'Two packets, because the first pot is always finished before the cook sits down.':
    'دو پیکٹ، کیونکہ پہلی دیگچی پکانے والے کے بیٹھنے سے پہلے ختم ہو جاتی ہے۔',

  // Nihari Masala, Delhi Style
  'Long pepper, fennel and dry ginger for a pot that simmers until the Fajr azaan.':
    'پپلی، سونف اور سونٹھ، اس ہانڈی کے لیے جو فجر کی اذان تک دھیمی آنچ پر رہے۔',
  'Enough for a kilo and a half of shank. Thicken with roasted atta at the end, and put lemon, ginger and green chilli on the table.':
    'ڈیڑھ کلو بونگ کے لیے پورا۔ آخر میں بھنے آٹے سے گاڑھا کریں، اور لیموں، ادرک، ہری مرچ دسترخوان پر رکھیں۔',
  'With pipli (long pepper)': 'پپلی کے ساتھ',
  'For 1.5 kg shank': 'ایک پیکٹ، 1.5 kg بونگ',

  // Karahi Masala, Peshawari
  'Little more than pepper, coriander and dried ginger: the tomatoes do the rest.':
    'کالی مرچ، دھنیا اور سونٹھ، اور کچھ خاص نہیں: باقی کام ٹماٹر کرتے ہیں۔',
  'Namak Mandi uses three spices and a lot of fire. We added two, and we apologise to Namak Mandi. For one kilo of chicken or mutton.':
    'نمک منڈی والے تین مصالحے اور بہت ساری آگ ڈالتے ہیں۔ ہم نے دو اور ڈال دیے، نمک منڈی سے معذرت۔ ایک کلو مرغی یا بکرے کے گوشت کے لیے۔',
  'Short list of spices': 'گنتی کے مصالحے',
  'For 1 kg meat': 'ایک پیکٹ، 1 kg گوشت',
  'No flour, no colour': 'نہ آٹا، نہ رنگ',

  // Haleem Mix, With Grains
  'Wheat, barley, four daals and the masala in a second bag; you bring the meat.':
    'گندم، جَو، چار دالیں، اور مصالحہ الگ تھیلی میں؛ گوشت آپ کا۔',
  'Soak the grains at breakfast and start the pot at noon. By sunset, with some honest stirring, it will pull like silk. Feeds eight.':
    'ناشتے پر اناج بھگوئیں، دوپہر کو ہانڈی چڑھائیں۔ مغرب تک، ایمانداری سے گھوٹیں تو، ریشم کی طرح تار کھینچے گا۔ آٹھ لوگوں کے لیے۔',
  'Grains and spices, two bags': 'اناج اور مصالحہ، دو تھیلیاں',
  'Feeds eight': 'آٹھ لوگوں کے لیے',
  'For 750 g meat': 'ایک پیکٹ، 750 g گوشت',

  // Tikka Boti Masala
  'Rub it in with dahi and papaya, wait four hours, then let the charcoal finish.':
    'دہی اور پپیتے کے ساتھ ملیں، چار گھنٹے رکیں، باقی کوئلوں پر چھوڑ دیں۔',
  'Red from Kashmiri chilli and not from a bottle. For a kilo of chicken on the bone or beef in cubes.':
    'لالی کشمیری مرچ کی ہے، شیشی کی نہیں۔ ایک کلو ہڈی والی مرغی یا گائے کی بوٹی کے لیے۔',
  'Kashmiri chilli for colour': 'رنگ کشمیری مرچ کا',
  'Works in the oven too': 'اوون میں بھی چلے',

  // Seekh Kebab Masala
  'Crushed coriander and a little binding, so that nothing falls into the coals.':
    'کٹا دھنیا اور جوڑنے کو ذرا سا کچھ، تاکہ کوئلوں میں کچھ نہ گرے۔',
  'Knead it into a kilo of fine qeema with onions squeezed dry. Chill the mince well, wet your hands, and press it thin on the skewer.':
    'ایک کلو باریک قیمے میں نچوڑی پیاز کے ساتھ گوندھیں۔ قیمہ خوب ٹھنڈا کریں، ہاتھ گیلے کریں، اور سیخ پر پتلا دبائیں۔',
  'Crushed, not powdered': 'کٹا ہوا، پاؤڈر نہیں',
  'For 1 kg qeema': 'ایک پیکٹ، 1 kg قیمہ',
  'Holds on the skewer': 'سیخ پر ٹکے',

  // Mango Pickle in Mustard Oil
  'Sour mango pieces in sharp mustard oil, enough to rescue any plate of daal chawal.':
    'کھٹے آم کی پھانکیں، سرسوں کے تیز تیل میں: دال چاول کی ہر پلیٹ کی جان بچا لیں۔',
  'Green mangoes cut with the shell, salted, dried in the May sun and laid in sarson oil with fennel, nigella and methi. It is left alone for forty days before it is sold. Use a dry spoon, always.':
    'کچے آم گٹھلی سمیت کٹے، نمک لگے، مئی کی دھوپ میں سوکھے، اور سرسوں کے تیل میں سونف، کلونجی اور میتھی کے ساتھ ڈالے گئے۔ بکنے سے پہلے چالیس دن کوئی نہیں چھیڑتا۔ چمچ خشک ہو، ہمیشہ۔',
  'Cured forty days': 'چالیس دن میں تیار',
  'Real mustard oil': 'اصلی سرسوں کا تیل',
  'Whole pieces with shell': 'گٹھلی سمیت پوری پھانکیں',
  'The big jar for the middle of the table, with oil to spare for the last paratha.':
    'دسترخوان کے بیچ رکھنے والا بڑا مرتبان، آخری پراٹھے تک کے لیے تیل بھی۔',

  // Mixed Pickle, Shikarpuri
  'Mango, lemon, carrot, lasora and chilli, soured together till they agree.':
    'آم، لیموں، گاجر، لسوڑا اور مرچ، اکٹھے کھٹے ہوئے جب تک آپس میں مان نہ گئے۔',
  'Shikarpur has argued about achar for two hundred years. This is the version with more lemon and less oil. Best beside saag and makai roti.':
    'شکارپور دو سو سال سے اچار پر بحث کر رہا ہے۔ یہ وہ والا ہے جس میں لیموں زیادہ اور تیل کم ہے۔ ساگ اور مکئی کی روٹی کے ساتھ سب سے اچھا۔',
  'Five vegetables and fruits': 'پانچ سبزیاں اور پھل',
  'Less oil': 'تیل کم',
  'Tangy, medium hot': 'کھٹا، درمیانہ تیز',

  // Tamarind Chutney, Sweet & Sour
  'Dark, sticky imli with gur and roasted cumin for dahi bhallay and samosas.':
    'گہری، گاڑھی املی، گڑ اور بھنے زیرے کے ساتھ، دہی بھلوں اور سموسوں کے لیے۔',
  'Cooked down slowly so that it coats a spoon. A squeeze bottle, because nobody ever stops at one line.':
    'آہستہ پکی جب تک چمچ پر چڑھ نہ گئی۔ دبانے والی بوتل، کیونکہ ایک لکیر پر کوئی رکتا نہیں۔',
  'Sweetened with gur': 'مٹھاس گڑ کی',
  'No artificial colour': 'مصنوعی رنگ نہیں',
  'Squeeze bottle': 'دبانے والی بوتل',

  // Tomato Ketchup
  'Thick enough to stay on a chip, made from tomatoes and not from pumpkin.':
    'اتنا گاڑھا کہ چپس پر ٹکے، ٹماٹر سے بنا، کدو سے نہیں۔',
  'Cooked with vinegar, cinnamon and a little less sugar than the children would like. The pouch stands up and empties to the end.':
    'سرکے، دار چینی، اور بچوں کی مرضی سے ذرا کم چینی کے ساتھ پکا۔ پاؤچ کھڑا رہتا ہے اور آخری قطرے تک خالی ہوتا ہے۔',
  '28 % tomato solids': '28 فیصد ٹھوس ٹماٹر',
  'Less sugar': 'چینی کم',
  'Stand-up pouch': 'کھڑا رہنے والا پاؤچ',

  // Chilli Garlic Sauce
  'Red chilli and coarse garlic, for fried rice, rolls and an argument with a burger.':
    'لال مرچ اور موٹا لہسن: فرائیڈ رائس، رول، اور برگر سے بحث کے لیے۔',
  'The garlic is crushed and not powdered, so shake first. It starts sweet, and then it does not.':
    'لہسن کچلا ہوا ہے، پاؤڈر نہیں، سو پہلے ہلائیں۔ شروع میں میٹھا لگتا ہے، پھر نہیں لگتا۔',
  'Crushed garlic': 'کچلا لہسن',

  // White Vinegar
  'Clear and sharp at five per cent, for pickled onions and for kettles with scale.':
    'صاف اور تیز، پانچ فیصد: سرکے والی پیاز کے لیے، اور اندر سے سفید جمی کیتلی کے لیے۔',
  'Distilled from sugarcane. Cut it with as much water and a spoon of sugar, pour it over red onions, and lunch improves in ten minutes.':
    'گنے سے کشید۔ اتنا ہی پانی اور ایک چمچ چینی ملائیں، لال پیاز پر ڈالیں، دس منٹ میں دوپہر کا کھانا سنور جائے گا۔',
  '5 % acidity': '5 فیصد تیزابیت',
  'From sugarcane': 'گنے سے',
  'Cooks and cleans': 'پکائے بھی، صاف بھی کرے',

  // Ginger Garlic Paste
  'Peeled, pounded and jarred, so your hands smell of soap for a change.':
    'چھیلا، کوٹا، مرتبان میں بھرا، تاکہ ہاتھوں سے کبھی صابن کی خوشبو بھی آئے۔',
  'Half ginger, half garlic, salt, oil and a drop of vinegar to keep it. One heaped spoon is a thumb of ginger and six cloves.':
    'آدھی ادرک، آدھا لہسن، نمک، تیل، اور تازہ رکھنے کو سرکے کی بوند۔ بھرا ہوا ایک چمچ انگوٹھے بھر ادرک اور لہسن کے چھ جوؤں کے برابر ہے۔',
  'Half and half': 'آدھا آدھا',
  'No water added': 'پانی نہیں ملایا',
  'Keep cold once opened': 'کھلنے کے بعد فریج میں رکھیں',

  // Tomato Paste, Double Concentrate
  'Two spoons do the work of a kilo when tomatoes cost what they do in Ramzan.':
    'دو چمچ ایک کلو کا کام کریں، جب رمضان میں ٹماٹر کے بھاؤ وہ ہوں جو ہوتے ہیں۔',
  'Cooked down under vacuum, so it tastes of fruit and not of tin. Fry it in oil for a minute before anything else goes in.':
    'ویکیوم میں پکا، اس لیے ذائقہ پھل کا ہے، ٹین کا نہیں۔ کچھ اور ڈالنے سے پہلے تیل میں منٹ بھر بھونیں۔',
  '28–30 % solids': '28 سے 30 فیصد ٹھوس ٹماٹر',
  'Easy-open can': 'آسانی سے کھلنے والا ڈبہ',
  'No salt added': 'نمک نہیں ملایا',
}

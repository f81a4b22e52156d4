/** English → Urdu. */
export const teaCoffeeDrinksInUrdu: Readonly<Record<string, string>> = {
  // Black Tea, Strong Blend
  'A little box of brick-red tea for the hostel shelf and the desk drawer.':
    'اینٹ سی لال چائے کا چھوٹا ڈبہ، ہاسٹل کے شیلف اور دفتر کی دراز کے لیے۔',
  'Kenyan leaf for strength and a little Rwandan for the nose, blended for hard water and plenty of milk. It goes brick red in two minutes and does not fade when the milk goes in. Packed in Rawalpindi in foil.':
    'کڑک پن کے لیے کینیا کی پتی، خوشبو کے لیے تھوڑی روانڈا کی، بھاری پانی اور خوب دودھ کے حساب سے ملائی ہوئی۔ دو منٹ میں اینٹ سی لال، اور دودھ پڑے تو بھی پھیکی نہیں پڑتی۔ راولپنڈی میں فوائل میں پیک۔',
  'Stands up to milk': 'دودھ میں بھی کڑک',
  'Colours in two minutes': 'دو منٹ میں رنگ',
  'Foil-fresh': 'فوائل میں تازہ',
  'The family box of strong leaf, about two hundred cups of honest doodh patti.':
    'کڑک پتی کا گھریلو ڈبہ، کوئی دو سو کپ سچی دودھ پتی۔',
  'Nearly a kilo for offices, weddings and houses where the kettle never cools.':
    'کلو سے ذرا کم: دفتروں، شادیوں اور ان گھروں کے لیے جہاں کیتلی کبھی ٹھنڈی نہیں ہوتی۔',

  // Danedar Tea, Round Grain
  'Hard little grains that brew slowly and thick, the way truck drivers pay for it.':
    'سخت چھوٹے دانے، دیر سے پکتے ہیں اور گاڑھی چائے دیتے ہیں: وہی جس کے ٹرک ڈرائیور پیسے دیتے ہیں۔',
  'Give it a full five minutes on the boil with the milk already in. Weaker souls should use less and not another tea.':
    'دودھ ڈال کر پورے پانچ منٹ ابالیں۔ دل کمزور ہو تو پتی کم ڈالیں، چائے نہ بدلیں۔',
  'Even, round grain': 'گول، برابر دانہ',
  'Dark and thick': 'گہری اور گاڑھی',
  'More cups to the box': 'ایک ڈبے میں زیادہ کپ',

  // Tea Bags, Double Chamber
  'One bag, one mug, three minutes; the string does not come off in your hand.':
    'ایک بیگ، ایک مگ، تین منٹ؛ دھاگا ٹوٹ کر ہاتھ میں نہیں آتا۔',
  'The same blend as the loose leaf, cut finer. Each bag is stitched, not stapled or glued.':
    'پتی وہی جو کھلی بکتی ہے، ذرا باریک کٹی۔ ہر بیگ سلا ہوا ہے، نہ پن لگی، نہ گوند۔',
  '100 bags': '100 ٹی بیگ',
  'Stitched, no staples': 'سلے ہوئے، پن نہیں',
  'In foil tens': 'دس دس کر کے فوائل میں',

  // Cardamom Tea Bags
  'Crushed elaichi in with the leaf, for offices that own a kettle but no mortar.':
    'پتی کے ساتھ کٹی الائچی، ان دفتروں کے لیے جہاں کیتلی تو ہے، ہاون دستہ نہیں۔',
  'Real seed and husk, not a flavour. Let it draw with the saucer on top and the room will know.':
    'اصلی دانہ اور چھلکا، ایسنس نہیں۔ اوپر پرچ رکھ کر دم دیں، کمرے بھر کو خبر ہو جائے گی۔',
  'Ground elaichi inside': 'اندر پسی الائچی',
  'Each bag in its envelope': 'ہر بیگ اپنے لفافے میں',
  'No flavouring': 'ایسنس نہیں',

  // Peshawari Qehwa, Loose Leaf
  'Green leaf for small cups after a heavy karahi, with cardamom and no milk.':
    'بھاری کڑاہی کے بعد چھوٹی پیالیوں کے لیے سبز پتی، الائچی کے ساتھ، دودھ کے بغیر۔',
  'Boil the leaf once, throw in two crushed pods, pour from a height. In Qissa Khwani they ask about sugar only out of politeness.':
    'پتی کو ایک ابال دیں، دو الائچیاں کچل کر ڈالیں، اونچائی سے دھار باندھ کر انڈیلیں۔ قصہ خوانی میں چینی کا پوچھتے ہیں تو صرف مروت میں۔',
  'Long-leaf green': 'لمبی سبز پتی',
  'Two brews from one spoon': 'ایک چمچ، دو بار قہوہ',
  'Tin-lined pouch': 'اندر پنی والی تھیلی',

  // Kashmiri Chai Leaf (Gulabi)
  'The leaf that turns pink when you beat it with cold water and stubbornness.':
    'وہ پتی جو ٹھنڈے پانی اور ضد سے پھینٹیں تو گلابی ہو جاتی ہے۔',
  'Boil with a pinch of soda, whip in iced water until your arm gives up, and only then add milk. Pistachio and almond are not optional at weddings.':
    'چٹکی بھر سوڈا ڈال کر ابالیں، یخ پانی ڈال کر پھینٹیں جب تک بازو جواب نہ دے جائے، دودھ اس کے بعد۔ شادی ہو تو پستہ بادام مرضی پر نہیں، فرض ہیں۔',
  'Turns truly pink': 'سچ مچ گلابی',
  'With star anise': 'بادیان کے پھول کے ساتھ',
  'Method on the back': 'پیچھے ترکیب لکھی ہے',

  // Green Tea Bags, Lemon & Mint
  'Light and cool, for the hour after dinner when chai would mean no sleep.':
    'ہلکی اور ٹھنڈی ٹھنڈی: رات کے کھانے کے بعد کی اس گھڑی کے لیے جب چائے پی تو نیند گئی۔',
  'Steamed green leaf with dried mint and lemon peel. Water just off the boil, two minutes, or it scolds.':
    'بھاپ دی ہوئی سبز پتی، سوکھا پودینہ اور لیموں کا چھلکا۔ ابال سے ذرا اترا پانی، دو منٹ، ورنہ کڑوی کسیلی سناتی ہے۔',
  'With mint and lemon peel': 'پودینہ اور لیموں کا چھلکا',

  // Instant Coffee, Classic
  'A small jar of dark coffee that whips up pale and thick for a January evening.':
    'گہری کافی کا چھوٹا جار، پھینٹیں تو رنگ ہلکا اور جھاگ گاڑھی، جنوری کی شام کے لیے۔',
  'Roasted a shade dark so that it holds its own against a full cup of hot milk. Beat a spoon of it with sugar and a few drops of water until it is pale, as every aunt does, and the foam stands by itself.':
    'ذرا گہری بھنی، تاکہ گرم دودھ کے پورے کپ کے سامنے ڈٹی رہے۔ ایک چمچ کافی چینی اور پانی کی چند بوندوں کے ساتھ پھینٹیں جب تک رنگ ہلکا نہ ہو جائے، جیسے ہر خالہ کرتی ہیں؛ جھاگ خود کھڑی ہو جائے گی۔',
  'Dark roast': 'گہری بھنی',
  'Beats to a thick foam': 'پھینٹیں تو گاڑھی جھاگ',
  'Glass jar, tight lid': 'شیشے کا جار، کسا ہوا ڈھکن',
  'Sixty cups, or a whole examination season, of well-roasted instant coffee.':
    'اچھی بھنی انسٹنٹ کافی کے ساٹھ کپ، یعنی امتحانوں کا پورا موسم۔',

  // Ground Coffee, Medium Roast
  'Arabica roasted in small drums in Islamabad, ground for a French press or a moka.':
    'اسلام آباد میں چھوٹے ڈرموں میں بھنی عربیکا، فرنچ پریس یا موکا پاٹ کے لیے پسی۔',
  'Chocolate and orange peel, says the roaster; coffee, says his father. The date of roasting is stamped on the valve bag.':
    'بھوننے والا کہتا ہے: چاکلیٹ اور مالٹے کا چھلکا؛ اس کے ابا کہتے ہیں: کافی۔ والو والی تھیلی پر بھوننے کی تاریخ چھپی ہے۔',
  '100 % arabica': '100 فیصد عربیکا',
  'Roasted within three weeks': 'پچھلے تین ہفتوں میں بھنی',
  'Valve bag': 'والو والی تھیلی',

  // Coffee 3-in-1 Sticks
  'Coffee, milk and sugar in a stick: hot water from the canteen does the rest.':
    'کافی، دودھ اور چینی، ایک ہی اسٹک میں: باقی کام کینٹین کا گرم پانی کرتا ہے۔',
  'For trains, tents, night shifts and offices where the milk is always finished. Sweet, we warn you.':
    'ریل گاڑی، خیمے، رات کی ڈیوٹی، اور اس دفتر کے لیے جہاں دودھ ہمیشہ ختم ہوتا ہے۔ میٹھی ہے، بتائے دیتے ہیں۔',
  'Ten sticks': 'دس اسٹک',
  'Only add hot water': 'بس گرم پانی ڈالیں',
  Sweetened: 'چینی والی',

  // Drinking Chocolate
  'Cocoa first and sugar second, for cold fingers back from Nathia Gali.':
    'پہلے کوکو، پھر چینی: نتھیا گلی سے لوٹی ٹھنڈی انگلیوں کے لیے۔',
  'Two heaped spoons whisked into simmering milk. A pinch of Kunri chilli in it is our suggestion and nobody else’s.':
    'دو بھرے ہوئے چمچ دھیمے ابلتے دودھ میں پھینٹ لیں۔ چٹکی بھر کنری کی مرچ ڈالنے کا مشورہ ہمارا ہے، اور کسی کا نہیں۔',
  '32 % cocoa': '32 فیصد کوکو',
  'Dissolves in hot milk': 'گرم دودھ میں گھل جائے',
  'Tin with a spoon-level lid': 'ڈبہ، چمچ برابر کرنے والے ڈھکن کے ساتھ',

  // Malted Milk Drink, Chocolate
  'Barley malt and cocoa for the glass of milk that would otherwise stay full.':
    'جَو کا مالٹ اور کوکو، دودھ کے اس گلاس کے لیے جو ورنہ بھرا ہی رہتا۔',
  'With iron, vitamin D and rather less sugar than you remember. It makes a cold shake as well as a hot mug.':
    'فولاد، وٹامن ڈی، اور چینی اس سے کم جتنی بچپن میں ہوتی تھی۔ گرم مگ بھی بنتا ہے، ٹھنڈا شیک بھی۔',
  'With barley malt': 'جَو کے مالٹ کے ساتھ',
  'Iron and vitamin D': 'فولاد اور وٹامن ڈی',
  'Hot or cold': 'گرم بھی، ٹھنڈا بھی',

  // Rose Sharbat, Red
  'The red bottle of every iftar table, heavy with rose and a whisper of kewra.':
    'ہر افطار کی لال بوتل: گلاب کھل کر، کیوڑہ سرگوشی میں۔',
  'Rose, kewra, coriander seed and a dozen cooling herbs in a red syrup. One part to seven of cold water, or milk, with basil seeds if you have remembered to soak them. The table at iftar looks bare without it.':
    'گلاب، کیوڑہ، دھنیے کے بیج اور درجن بھر ٹھنڈی جڑی بوٹیاں، لال شربت میں۔ ایک حصہ شربت، سات حصے ٹھنڈا پانی یا دودھ، اور تخم ملنگا، اگر بھگونا یاد رہا ہو۔ اس کے بغیر افطار کا دسترخوان خالی خالی لگتا ہے۔',
  'With rose and kewra': 'گلاب اور کیوڑہ',
  'Makes eight times as much': 'آٹھ گنا شربت بنے',
  'No need to chill': 'فریج کی ضرورت نہیں',
  'A pair for Ramzan: one for the fridge door and one behind the flour.':
    'رمضان کی جوڑی: ایک فریج کے دروازے میں، ایک آٹے کے ڈبے کے پیچھے۔',

  // Sandal Sharbat
  'Pale gold and gently woody; old Lahore’s answer to a forty-five-degree noon.':
    'ہلکا سنہری، صندل کی دھیمی خوشبو؛ پینتالیس ڈگری کی دوپہر کو پرانے لاہور کا جواب۔',
  'Real sandalwood is steeped in the sugar water for two days. Serve it thin, with a great deal of ice and nothing else.':
    'اصلی صندل کی لکڑی دو دن چینی کے پانی میں بھیگتی ہے۔ پتلا بنائیں، برف خوب ڈالیں، اور کچھ نہیں۔',
  'Steeped sandalwood': 'صندل کی لکڑی بھگو کر',
  'Not too sweet': 'میٹھا زیادہ نہیں',
  'One to eight': 'ایک حصہ شربت، آٹھ حصے پانی',

  // Lemon Squash, Cloudy
  'Sharp and cloudy with pulp, for water, soda and a rim of black salt.':
    'کھٹا اور گودے سے دھندلا: پانی میں، سوڈے میں، اور گلاس کے کنارے پر کالا نمک۔',
  'A quarter of it is juice, which you can see at the bottom of the bottle. Shake, pour two fingers, fill up.':
    'چوتھائی رس ہے، بوتل کی تہہ میں خود دیکھ لیں۔ ہلائیں، دو انگل ڈالیں، گلاس بھر لیں۔',
  '25 % lemon juice': '25 فیصد لیموں کا رس',
  'With pulp': 'گودے کے ساتھ',
  'Good with soda': 'سوڈے کے ساتھ مزے کا',

  // Sattu Drink Mix, Barley
  'Roasted barley flour to stir into cold water with gur: breakfast for labourers and kings.':
    'بھنے جَو کا آٹا، گڑ کے ساتھ ٹھنڈے پانی میں گھولیں: مزدور کا بھی ناشتہ، بادشاہ کا بھی۔',
  'Coarse, nutty, filling and cool. Two spoons, a glass, some shakkar, and you are good until two o’clock.':
    'دردرا، سوندھا، ٹھنڈا، پیٹ بھرنے والا۔ دو چمچ، ایک گلاس، ذرا سی شکر، اور دو بجے تک بھوک کی چھٹی۔',
  'Roasted and stone-ground': 'بھنا اور پتھر پر پسا',
  'No sugar inside': 'اندر چینی نہیں',
  'Keeps you full': 'پیٹ بھرا رکھے',

  // Mango Nectar
  'One small carton and a straw, for schoolbags and for waiting in the car.':
    'ایک چھوٹا ڈبہ اور ایک اسٹرا: اسکول کے بستے کے لیے، اور گاڑی میں انتظار کے لیے۔',
  'Chaunsa and Sindhri pulp, water and sugar, thick enough to leave a line on the glass. Chill it well and shake it first. No colour is needed and none is used.':
    'چونسے اور سندھڑی کا گودا، پانی اور چینی، اتنا گاڑھا کہ گلاس پر لکیر چھوڑ جائے۔ خوب ٹھنڈا کریں، پہلے ہلا لیں۔ رنگ کی ضرورت نہیں، سو ڈالا بھی نہیں۔',
  '40 % mango pulp': '40 فیصد آم کا گودا',
  'No added colour': 'رنگ نہیں ملایا',
  'Best very cold': 'خوب ٹھنڈا ہو تو بہترین',
  'Six little mango cartons: a school week, and one that disappears on Monday.':
    'آم کے چھ چھوٹے ڈبے: اسکول کا پورا ہفتہ، اور ایک وہ جو پیر کو ہی غائب ہو جاتا ہے۔',
  'A litre of thick mango for guests who say “no, nothing for us, please”.':
    'ایک لیٹر گاڑھا آم، ان مہمانوں کے لیے جو کہتے ہیں “نہیں نہیں، ہم کچھ نہیں لیں گے”۔',

  // Red Grape & Anar Juice
  'Kandahari anar for the bite and red grape for the sweetness, no sugar added.':
    'چٹخارے کے لیے قندھاری انار، مٹھاس کے لیے لال انگور، چینی نہیں ملائی۔',
  'Pressed with a few of the seeds, so it dries the tongue a little, as it should. Dilute it half and half for children.':
    'چند بیجوں سمیت نچوڑا ہے، سو زبان پر ذرا سا کسیلا پن چھوڑتا ہے، جیسا انار کو چھوڑنا چاہیے۔ بچوں کے لیے آدھا پانی ملا لیں۔',
  '100 % juice': '100 فیصد جوس',
  'Resealable cap': 'دوبارہ بند ہونے والا ڈھکن',

  // Kinnow Juice, With Pulp
  'Sargodha kinnow, pressed in season and cartoned at once, bits and all.':
    'سرگودھا کا کینو، موسم میں نچوڑا اور اسی وقت ڈبے میں بند، گودے سمیت۔',
  'Brighter and a shade more bitter than orange juice. It is for breakfast, and for the colds that come round in December.':
    'مالٹے کے جوس سے شوخ، اور ذرا سا کڑوا۔ ناشتے کے لیے ہے، اور اس زکام کے لیے جو ہر دسمبر چکر لگاتا ہے۔',
  'Rich in vitamin C': 'وٹامن سی سے بھرپور',

  // Cola
  'Dark, cold and prickly, our own answer to biryani at a table of eight.':
    'گہرا، ٹھنڈا، زبان پر چبھتا: آٹھ لوگوں کی بریانی کو ہمارا اپنا جواب۔',
  'Less sweet than the big names and bottled in Hattar. Put it in the freezer for twenty minutes and tell someone that you did.':
    'بڑے ناموں سے کم میٹھا، حطار میں بوتلوں میں بھرا۔ بیس منٹ فریزر میں رکھیں، اور کسی کو بتا ضرور دیں کہ رکھا ہے۔',
  'Made in Pakistan': 'پاکستان میں بنا',

  // Lemon Lime Soda
  'Six slim cans, clear and sharp, with a squeeze of something like kaghzi.':
    'چھ پتلے کین، شفاف اور تیز، جیسے کسی نے ذرا سا کاغذی لیموں نچوڑ دیا ہو۔',
  'Pour one over salt and crushed mint and it is a proper lemon soda from Saddar. Only the glass ball in the neck is missing.':
    'نمک اور کچلے پودینے پر انڈیلیں تو صدر والا پکا لیمن سوڈا ہے۔ بس بوتل کے گلے والی کانچ کی گولی کی کسر ہے۔',
  'Six cans': 'چھ کین',
  'Natural lemon oil': 'لیموں کا قدرتی تیل',
  'No caffeine': 'کیفین نہیں',

  // Zeera Soda
  'Roasted cumin, black salt and bubbles, for those who ate two helpings too many.':
    'بھنا زیرہ، کالا نمک اور بلبلے، ان کے لیے جن کی پلیٹ دو بار زیادہ بھر گئی۔',
  'Half soft drink and half remedy. It burps for you.':
    'آدھا کولڈ ڈرنک، آدھا حکیم کا نسخہ۔ ڈکار اس کے ذمے۔',
  'Roasted cumin': 'بھنا زیرہ',
  'Drink very cold': 'خوب ٹھنڈا پئیں',

  // Drinking Water
  'Filtered, ozonised and tested daily: six bottles in a wrap with a carrying strap.':
    'فلٹر ہوا، اوزون سے گزرا، روز ٹیسٹ ہوا: چھ بوتلیں ایک پیک میں، پکڑنے کی پٹی کے ساتھ۔',
  'From a deep bore at the foot of the Margallas. The laboratory sheet of the week hangs in our shop and you may ask for it.':
    'مارگلہ کے دامن میں گہرے بور کا پانی۔ ہفتے کی لیبارٹری رپورٹ ہماری دکان میں ٹنگی ہے، بے جھجک مانگیں۔',
  'Six bottles': 'چھ بوتلیں',
  'Tested every day': 'روز ٹیسٹ ہوتا ہے',
  'Carried to your floor': 'آپ کی منزل تک پہنچے',

  // Drinking Water, Dispenser Bottle
  'Nineteen litres for the dispenser, against an empty bottle at the door.':
    'ڈسپنسر کے لیے انیس لیٹر، دروازے پر خالی بوتل کے بدلے۔',
  'Order before noon and it comes the same day. Put the empty one outside; the deposit for a first bottle is taken by the rider.':
    'دوپہر بارہ بجے سے پہلے آرڈر کریں تو اسی دن پہنچے گا۔ خالی بوتل باہر رکھ دیں؛ پہلی بوتل کا ڈپازٹ رائیڈر لیں گے۔',
  'Exchange for an empty': 'خالی دیں، بھری لیں',
  'Sealed neck': 'منہ سیل بند',
  'Same day before noon': 'بارہ بجے سے پہلے، اسی دن',
}

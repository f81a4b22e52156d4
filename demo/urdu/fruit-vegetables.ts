/** English → Urdu. */
export const fruitVegetablesInUrdu: Readonly<Record<string, string>> = {
  // Onions, Red (Pyaz)
  'Firm red onions with dry, papery skins that fry down to an even brown.':
    'سخت لال پیاز، کاغذ جیسے سوکھے چھلکے میں، جو تلنے پر ہر طرف سے ایک سی براؤن ہوتی ہے۔',
  'Grown around Mirpur Khas and cured in the open for a fortnight, so the skins are papery and the necks are dry. They brown evenly and hold their shape in a qorma. Keep them in a basket in the dark, away from the potatoes.':
    'میرپور خاص کی پیاز، پندرہ دن کھلے میں سکھائی ہوئی، اس لیے چھلکا کاغذ سا اور گردن خشک ہے۔ ایک سی براؤن ہوتی ہے اور قورمے میں گھل کر غائب نہیں ہوتی۔ اندھیرے میں ٹوکری میں رکھیں، آلوؤں سے دور۔',
  'Medium bulbs, 6–9 to the kilo': 'درمیانی پیاز، کلو میں 6 سے 9',
  'Dry necks, keep three weeks': 'گردن خشک، تین ہفتے چلے',
  'Sorted by hand, no doubles': 'ہاتھ سے چنی، جڑواں کوئی نہیں',
  'A net of red onions for a big kitchen, or for a week with guests in the house.':
    'لال پیاز کی جالی، بڑے باورچی خانے کے لیے، یا اس ہفتے کے لیے جب گھر مہمانوں سے بھرا ہو۔',

  // Potatoes, Sahiwal (Aloo)
  'Thin-skinned Punjab potatoes that stay whole in a salan and crisp up as chips.':
    'پنجاب کے پتلے چھلکے والے آلو، سالن میں ثابت رہیں اور چپس میں کرارے ہوں۔',
  'Smooth, yellow-fleshed potatoes from the fields along the Lower Bari Doab canal. They stay whole in aloo gosht and turn floury when you mash them for parathas. We brush off the soil and never wash them, because washed potatoes sprout.':
    'لوئر باری دوآب نہر کے کھیتوں کے آلو، چکنے چھلکے اور پیلے گودے والے۔ آلو گوشت میں ثابت رہتے ہیں، اور پراٹھوں کے لیے کچلیں تو بھربھرے ہو جاتے ہیں۔ مٹی ہم برش سے جھاڑتے ہیں، دھوتے کبھی نہیں: دھلا آلو پھوٹ پڑتا ہے۔',
  'Yellow flesh, thin skin': 'پیلا گودا، پتلا چھلکا',
  'Good for curry, chips and mash': 'سالن، چپس اور بھرتے، تینوں کے لیے',
  'Brushed, not washed': 'برش سے صاف، دھلے نہیں',
  'Five kilos of good all-round potatoes, enough for parathas, chips and a bhujia.':
    'پانچ کلو ہر کام کے آلو: پراٹھے بھی، چپس بھی، اور بھجیا بھی۔',

  // Tomatoes, Vine Ripe (Tamatar)
  'Deep red and just soft enough to melt into a karahi without a spoon of paste.':
    'گہرے لال، اور بس اتنے نرم کہ کڑاہی میں خود گھل جائیں، پیسٹ کا ایک چمچ بھی نہ مانگیں۔',
  'Picked when they have coloured on the plant, which is why they smell of tomato. Use the firmest in kachumber and the softest in the pot. They lose their flavour in the fridge, so leave them in a bowl.':
    'پودے پر لال ہونے کے بعد توڑے جاتے ہیں، اسی لیے ان سے ٹماٹر کی خوشبو آتی ہے۔ سب سے سخت کچومر میں ڈالیں، سب سے نرم ہانڈی میں۔ فریج میں ان کا ذائقہ مر جاتا ہے، باہر پیالے میں ہی رکھیں۔',
  'Ripened on the vine': 'بیل پر پکے',
  'Thin skin, plenty of juice': 'پتلا چھلکا، خوب رس',
  'About 9–11 to the kilo': 'کلو میں تقریباً 9 سے 11',

  // Garlic, Desi (Lehsan)
  'Small, fierce cloves under a purple-streaked skin: half as many will do.':
    'لہسن کے چھوٹے مگر تیکھے جوئے، جامنی دھاریوں والے چھلکے میں: آدھے ہی کافی ہیں۔',
  'Desi garlic has less water than the big imported bulbs, so it turns golden quickly in hot oil and tastes twice as strong. A nuisance to peel, we admit. Soak the cloves in warm water for ten minutes and the skins slip off.':
    'دیسی لہسن میں باہر کے موٹے لہسن سے کم پانی ہوتا ہے، اس لیے گرم تیل میں جھٹ سنہری ہوتا ہے اور ذائقہ دگنا دیتا ہے۔ چھیلنا مصیبت ہے، مانتے ہیں۔ جوئے دس منٹ نیم گرم پانی میں بھگو دیں، چھلکا خود اترے گا۔',
  'Strong local variety': 'تیز دیسی قسم',
  'Dried in the shade': 'سائے میں سکھایا ہوا',
  'Four to six bulbs': 'چار سے چھ گٹھیاں',

  // Ginger, Fresh (Adrak)
  'Plump hands of ginger with tight skin, juicy enough to grate and not to string.':
    'ادرک کے بھرے بھرے پنجے، چھلکا تنا ہوا، اتنے رسیلے کہ کدوکش کریں تو ریشہ نہ نکلے۔',
  'Cut it into matchsticks over nihari, crush it into chai, or pound it with garlic for the week. We choose pieces with few knobs, so less is lost with the peel.':
    'نہاری پر باریک لچھے کاٹیں، چائے میں کچلیں، یا ہفتے بھر کے لیے لہسن کے ساتھ کوٹ لیں۔ ہم کم گانٹھوں والے ٹکڑے چنتے ہیں تاکہ چھلکے کے ساتھ کم جائے۔',
  'Young, low in fibre': 'نئی ادرک، ریشہ کم',
  'Thick pieces, easy to peel': 'موٹے ٹکڑے، چھیلنا آسان',
  'Keeps two weeks in the fridge': 'فریج میں دو ہفتے چلے',

  // Green Chillies, Sharp (Hari Mirch)
  'Slim dark chillies with real heat; two in the daal are plenty for most tables.':
    'پتلی گہری ہری مرچیں، سچ مچ کی تیز؛ دال میں دو ہی اکثر دسترخوانوں کے لیے بہت ہیں۔',
  'The thin, pointed kind that Sindh grows best. Slit them lengthwise for a gentle warmth, chop them if you mean it. Wipe dry and keep in paper, not plastic.':
    'وہی پتلی نوک دار قسم جو سندھ سے اچھی کہیں نہیں اگتی۔ ہلکی تیزی چاہیے تو لمبائی میں چیرا دیں، دل سے چاہیے تو کاٹ ڈالیں۔ پونچھ کر کاغذ میں رکھیں، شاپر میں نہیں۔',
  'Hot, not for the timid': 'تیز، ڈرنے والوں کے لیے نہیں',
  'Stems on for freshness': 'ڈنڈی کے ساتھ، تازگی کے لیے',
  'Freeze well whole': 'ثابت فریز ہو جاتی ہیں',

  // Lemons, Kaghzi (Nimbu)
  'Paper-skinned little lemons, so full that one does for a jug of shikanjabeen.':
    'کاغذ جیسے چھلکے والے چھوٹے لیموں، اتنے رسیلے کہ ایک سے شکنجبین کا جگ بن جائے۔',
  'Kaghzi means papery: the peel is thin and nearly everything beneath it is juice. Squeeze over kebabs, daal and fruit chaat, and salt what is left for achar.':
    'نام ہی بتاتا ہے: چھلکا کاغذ سا پتلا، اور نیچے تقریباً سب رس۔ کباب، دال اور فروٹ چاٹ پر نچوڑیں، جو بچے اسے نمک لگا کر اچار بنا لیں۔',
  'Thin peel, lots of juice': 'پتلا چھلکا، بہت رس',
  '7–9 lemons': '7 سے 9 لیموں',
  'Not waxed': 'موم نہیں لگا',

  // Cucumbers, Slicing (Kheera)
  'Cool, straight and free of bitterness, for raita, salad and the drive to Murree.':
    'ٹھنڈے، سیدھے، کڑواہٹ سے پاک: رائتے کے لیے، سلاد کے لیے، اور مری کے راستے کے لیے۔',
  'Grown in tunnels near Kasur and picked small, before the seeds get hard. Slice them with black salt and lemon, or grate them into dahi with a little roasted zeera.':
    'قصور کے پاس ٹنلوں میں اگتے ہیں اور چھوٹے توڑے جاتے ہیں، بیج سخت ہونے سے پہلے۔ کالا نمک اور لیموں لگا کر قتلے کھائیں، یا دہی میں کدوکش کریں اور تھوڑا بھنا زیرہ ڈالیں۔',
  'Picked young, soft seeds': 'چھوٹے توڑے، بیج نرم',
  'No need to peel': 'چھیلنے کی ضرورت نہیں',
  '5–7 to the kilo': 'کلو میں 5 سے 7',

  // Spinach, Desi (Palak)
  'Dark, tender leaves cut short of the root: little to throw away, much to eat.':
    'گہرے ہرے نرم پتے، جڑ سے اوپر کٹے: پھینکنے کو کم، کھانے کو بہت۔',
  'Tied in the field before seven and sprinkled, not soaked. A bunch cooks down to two bowls of palak, or stretches to four with paneer or gosht.':
    'صبح سات سے پہلے کھیت میں ہی گڈی باندھی جاتی ہے، پانی چھڑکا جاتا ہے، ڈبویا نہیں جاتا۔ ایک گڈی پک کر پالک کے دو پیالے بنتی ہے، پنیر یا گوشت ڈالیں تو چار۔',
  'Cut the same morning': 'اسی صبح کی کٹی',
  'Short stems': 'چھوٹی ڈنڈیاں',
  'Rinse well, it grew in earth': 'اچھی طرح دھوئیں، مٹی میں اگی ہے',

  // Coriander, Fresh (Dhania)
  'A fat, fragrant bunch to finish the pot, chutney included and stalks and all.':
    'ہرے دھنیے کی موٹی خوشبودار گڈی: ہانڈی پر چھڑکیں، چٹنی بنائیں، ڈنڈیاں بھی نہ چھوڑیں۔',
  'The stalks carry more flavour than the leaves, so chop them too. Stand the bunch in a glass of water by the window and it will see out the week.':
    'ڈنڈیوں میں پتوں سے زیادہ ذائقہ ہے، انہیں بھی کاٹ لیں۔ گڈی کو پانی کے گلاس میں کھڑکی کے پاس رکھ دیں، ہفتہ نکال جائے گی۔',
  'Roots trimmed': 'جڑیں کٹی ہوئی',
  'Fresh every morning': 'ہر صبح تازہ',
  'About 100 g': 'تقریباً 100 g',

  // Mint, Garden (Podina)
  'Cool, peppery sprigs for the green chutney, the raita and a pitcher of limbu pani.':
    'ٹھنڈی تیکھی پتیاں، ہری چٹنی، رائتے اور لیموں پانی کے جگ کے لیے۔',
  'We buy it from two growers by the Soan river who cut to order. Pick the leaves off, dry the rest in the shade and rub it over chaat in winter.':
    'دریائے سواں کے کنارے دو کاشتکاروں سے لیتے ہیں جو آرڈر پر کاٹتے ہیں۔ پتے توڑ لیں، باقی سائے میں سکھا لیں اور سردیوں میں چاٹ پر مسل دیں۔',
  'Cut to order': 'آرڈر پر کٹتا ہے',
  'No yellow leaves': 'پیلا پتا کوئی نہیں',
  'About 80 g': 'تقریباً 80 g',

  // Cauliflower, White (Phool Gobhi)
  'A tight, creamy head with its leaves still on, ready for aloo gobhi tonight.':
    'گٹھا ہوا دودھیا پھول، پتوں سمیت، آج رات کی آلو گوبھی کے لیے تیار۔',
  'Winter is its season, and then it is sweet enough to eat raw with salt. Break it into large florets and fry them before they go in the masala. The leaves make a good saag.':
    'سردی اس کا موسم ہے، تب اتنی میٹھی ہوتی ہے کہ نمک لگا کر کچی کھا لیں۔ بڑے بڑے پھول توڑیں اور مصالحے میں ڈالنے سے پہلے تل لیں۔ پتوں کا ساگ اچھا بنتا ہے۔',
  'Tight curds, no spots': 'گٹھا ہوا پھول، داغ نہیں',
  'Leaves on': 'پتوں کے ساتھ',
  'Serves four': 'چار لوگوں کے لیے',

  // Broccoli, Green Crown (Hari Gobhi)
  'A tight dark crown that squeaks under the knife, for soup, stir-fry or the steamer.':
    'گٹھا ہوا گہرا ہرا پھول جو چھری کے نیچے چرچراتا ہے: سوپ، اسٹر فرائی یا بھاپ کے لیے۔',
  'Growers near Attock began it for the hotels, and now their neighbours ask for it too. Three minutes in boiling salted water and no more. The stalk, peeled, is the sweetest part.':
    'اٹک کے پاس کسانوں نے ہوٹلوں کے لیے شروع کی تھی، اب پڑوسی بھی مانگتے ہیں۔ ابلتے نمکین پانی میں تین منٹ، اس سے زیادہ نہیں۔ ڈنٹھل چھیل لیں: سب سے میٹھا وہی ہے۔',
  'Tight buds, no yellow': 'بند کلیاں، پیلاہٹ نہیں',
  'Stalk on': 'ڈنٹھل کے ساتھ',
  'Serves three': 'تین لوگوں کے لیے',

  // Carrots, Red Winter (Gajar)
  'The long, sweet carrots that gajar ka halwa waits for from one winter to the next.':
    'وہی لمبی میٹھی گاجریں جن کی راہ گاجر کا حلوہ ایک سردی سے اگلی سردی تک دیکھتا ہے۔',
  'They come in with the first fog and leave with Basant. Grate two kilos with a litre of milk and patience for halwa, or pickle the thin ones with rai.':
    'پہلی دھند کے ساتھ آتی ہیں اور بسنت کے ساتھ رخصت ہوتی ہیں۔ حلوے کے لیے دو کلو کدوکش کریں، ایک لیٹر دودھ اور صبر ڈالیں؛ پتلی گاجروں کا رائی والا اچار بنا لیں۔',
  'Long and deep red': 'لمبی اور گہری لال',
  'Sweet to the core': 'اندر تک میٹھی',
  'Tops removed': 'پتے اترے ہوئے',

  // Eggplant, Round (Baingan)
  'Glossy, light for their size and nearly seedless: char one whole for a bharta.':
    'چمکتے، دیکھنے سے ہلکے، بیج نہ ہونے کے برابر: ایک ثابت بھون کر بھرتہ بنائیں۔',
  'A light eggplant has few seeds, and those are the ones we pick. Roast them on the flame until the skin blisters, or slice them thin for baingan raita.':
    'ہلکے بینگن میں بیج کم ہوتے ہیں، ہم وہی چنتے ہیں۔ شعلے پر بھونیں جب تک چھلکا پھول کر جل نہ جائے، یا بینگن کے رائتے کے لیے باریک کاٹیں۔',
  'Shiny, tight skin': 'چمکتا، تنا ہوا چھلکا',
  'Few seeds': 'بیج کم',
  '3–4 to the kilo': 'کلو میں 3 سے 4',

  // Capsicum, Green (Shimla Mirch)
  'Crisp, thick-walled peppers for qeema, chow mein and a tray of pizza at home.':
    'کراری، موٹے گودے والی شملہ مرچ: قیمے، چاؤ مین اور گھر کے پیزا کے لیے۔',
  'Four square shoulders and a green stalk are the signs of a fresh one. Stuff them with spiced potato or cut them in rings over karahi at the very end.':
    'چار چوکور کندھے اور ہری ڈنڈی تازگی کی نشانی ہیں۔ مصالحے والے آلو بھریں، یا گول گول کاٹ کر کڑاہی میں بالکل آخر میں ڈالیں۔',
  'Thick, juicy walls': 'موٹا رسیلا گودا',
  '4–5 peppers': '4 سے 5 شملہ مرچیں',
  'Mild, no heat': 'ہلکی، تیزی نہیں',

  // Peas in the Pod (Matar)
  'Full, squeaky pods for an evening of shelling in front of the cricket.':
    'بھری ہوئی چرچراتی پھلیاں: کرکٹ لگائیں اور شام بھر مٹر چھیلیں۔',
  'Half of them reach the pot and half the children. Cook them with qeema, with potatoes, or only with zeera and butter.':
    'آدھے ہانڈی تک پہنچتے ہیں، آدھے بچوں تک۔ قیمے کے ساتھ پکائیں، آلو کے ساتھ، یا صرف زیرے اور مکھن میں۔',
  'Well-filled pods': 'دانوں سے بھری پھلیاں',
  'Sweet, small peas': 'چھوٹے میٹھے دانے',
  'Shells to about 250 g': 'چھیل کر تقریباً 250 g',

  // Sweet Corn Cobs (Bhutta)
  'Milky kernels for roasting on coals, rubbed with lime, salt and red chilli.':
    'دودھیا دانے، کوئلوں پر بھوننے کے لیے، پھر لیموں، نمک اور لال مرچ رگڑیں۔',
  'From the fields around Swabi, still in the husk. Roast them on the gas flame if there is no angeethi, turning until a third of the kernels are black.':
    'صوابی کے کھیتوں سے، ابھی پردے میں۔ انگیٹھی نہ ہو تو چولہے کی آنچ پر بھونیں، گھماتے جائیں جب تک تہائی دانے کالے نہ ہو جائیں۔',
  'In the husk': 'چھلکے سمیت',
  'Tender kernels': 'نرم دانے',
  'Two large cobs': 'دو بڑے بھٹے',

  // Sweet Potatoes (Shakarkandi)
  'Roast in their jackets under hot ash, then split with chaat masala and lemon.':
    'چھلکے سمیت گرم راکھ میں بھونیں، چیریں، چاٹ مصالحہ اور لیموں ڈالیں۔',
  'The winter cart outside the school gate, at home. They also boil in twenty minutes and mash into a kheer that needs hardly any sugar.':
    'اسکول کے گیٹ والی سردیوں کی ریڑھی، اب گھر میں۔ بیس منٹ میں ابل بھی جاتی ہے، اور کچلیں تو ایسی کھیر بنتی ہے جسے چینی کی ضرورت ہی کم پڑتی ہے۔',
  'Orange inside': 'اندر سے نارنجی',
  'Medium size, even cooking': 'درمیانہ سائز، ایک سی پکے',
  'Washed clean': 'صاف دھلی ہوئی',

  // Mushrooms, White Button
  'Closed caps, no slime: slice them into an omelette or a pot of white karahi.':
    'بند ٹوپیاں، لیس نہیں: آملیٹ میں کاٹیں یا وائٹ کڑاہی میں۔',
  'Grown indoors near Taxila and picked at night. Wipe them with a cloth instead of washing and they will brown instead of boiling.':
    'ٹیکسلا کے پاس کمروں کے اندر اگتے ہیں، رات کو توڑے جاتے ہیں۔ دھوئیں نہیں، کپڑے سے پونچھیں، پھر ابلیں گے نہیں، براؤن ہوں گے۔',
  'Picked last night': 'کل رات کے توڑے',
  'Closed, clean caps': 'بند، صاف ٹوپیاں',
  'Grown near Taxila': 'ٹیکسلا کے پاس اگے',

  // Bananas, Sindhi (Kela)
  'Small and honey-sweet, speckled by tomorrow and gone from the bowl by Friday.':
    'چھوٹے اور شہد جیسے میٹھے؛ کل تک چتیاں پڑ جائیں گی، جمعے تک پیالہ خالی ہو گا۔',
  'Ripened slowly in straw rooms at Tando Allahyar and sent up by night. Ask for them green in the order note if they are for next week.':
    'ٹنڈو الہ یار میں پرالی والے کمروں میں آہستہ آہستہ پکتے ہیں اور رات کو روانہ ہوتے ہیں۔ اگلے ہفتے کے لیے چاہییں تو آرڈر کے نوٹ میں کچے مانگ لیں۔',
  'One dozen': 'ایک درجن',
  'Ripened without gas': 'گیس کے بغیر پکے',
  'Sweeter than the large kind': 'بڑے کیلے سے زیادہ میٹھے',

  // Kinnow, Bhalwal
  'Heavy, loose-skinned and running with juice: a winter afternoon on the roof.':
    'بھاری، چھلکا ڈھیلا، رس بہتا ہوا: چھت پر سردیوں کی دوپہر۔',
  'From groves near Bhalwal that sit in fog until noon, which is what makes them sweet. Eat them with black salt in the sun, or press a dozen for four glasses.':
    'بھلوال کے ان باغوں سے جو دوپہر تک دھند میں بیٹھے رہتے ہیں، مٹھاس اسی کی ہے۔ دھوپ میں کالے نمک سے کھائیں، یا درجن نچوڑ کر چار گلاس بنائیں۔',
  'One dozen, large': 'ایک درجن، بڑے',
  'From Bhalwal': 'بھلوال سے',
  'Easy to peel': 'چھیلنا آسان',

  // Apples, Kala Kulu
  'Dark red mountain apples that crack when you bite and drip down the wrist.':
    'پہاڑ کے گہرے لال سیب: دانت لگے تو کڑک، اور رس کلائی تک۔',
  'Grown above 2,000 metres in Ziarat and Pishin, where cold nights colour them almost black. Crisp when they arrive, mellow after two weeks. They travel in straw and so should you treat them.':
    'زیارت اور پشین میں 2,000 میٹر سے اوپر اگتے ہیں، جہاں ٹھنڈی راتیں انہیں تقریباً کالا کر دیتی ہیں۔ آتے ہیں تو کرارے، دو ہفتے بعد نرم اور میٹھے۔ پرالی میں سفر کرتے ہیں، گھر میں بھی انہیں ایسے ہی سنبھالیں۔',
  'From Ziarat orchards': 'زیارت کے باغوں سے',
  'No wax': 'موم نہیں',
  'Crisp and very sweet': 'کرارے اور بہت میٹھے',
  'A straw-lined box of Ziarat apples, handsome enough to carry to a sick friend.':
    'زیارت کے سیبوں کی پیٹی، پرالی بچھی ہوئی، ایسی سجیلی کہ بیمار دوست کے ہاں لے جائیں۔',

  // Apples, Green Tart
  'Sour enough to make you blink, and the best apple for chutney and crumble.':
    'اتنے کھٹے کہ آنکھ بند ہو جائے، اور چٹنی اور کرمبل کے لیے ان سے اچھا سیب کوئی نہیں۔',
  'Swat growers planted them for the bakeries and the bakeries cannot use them all. Slice one into a chana chaat and see.':
    'سوات والوں نے بیکریوں کے لیے لگائے تھے، بیکریاں سب کھپا نہیں پاتیں۔ ایک چنا چاٹ میں کاٹ کر دیکھیں۔',
  'Sharp and crunchy': 'کھٹے اور کرارے',
  'Hold their shape when cooked': 'پک کر بھی شکل نہیں چھوڑتے',
  'From upper Swat': 'بالائی سوات سے',

  // Pears, Peshawari (Nashpati)
  'Buttery when the neck gives to your thumb; until then, patience on the windowsill.':
    'گردن انگوٹھے سے دب جائے تو مکھن ہے؛ تب تک کھڑکی پر رکھیں اور صبر کریں۔',
  'They are sold firm because ripe pears bruise at a glance. Two or three days at room temperature and they need a bib.':
    'سخت بیچتے ہیں، کیونکہ پکی ناشپاتی کو نظر بھی لگے تو داغ پڑ جاتا ہے۔ کمرے میں دو تین دن رکھیں، پھر گلے میں رومال باندھ کر کھائیں۔',
  'Sold firm, ripen at home': 'سخت آتی ہے، گھر میں پکتی ہے',
  'Juicy, fine-grained': 'رسیلی، باریک گودا',
  '6–7 to the kilo': 'کلو میں 6 سے 7',

  // Peaches, Swat (Aarhoo)
  'Velvet-skinned and blushing, with the scent of a July road above Mingora.':
    'مخملی گال، شرمیلی لالی، اور مینگورہ سے اوپر جولائی کی سڑک کی خوشبو۔',
  'The season is ten weeks and every week brings another kind. We take only fruit picked with colour on the shoulder. Chill them an hour and no more.':
    'موسم دس ہفتے کا ہے اور ہر ہفتے نئی قسم آتی ہے۔ ہم وہی لیتے ہیں جس کے کندھے پر پیڑ پر ہی رنگ آ چکا ہو۔ گھنٹہ بھر ٹھنڈا کریں، زیادہ نہیں۔',
  'June to August': 'جون سے اگست',
  'Stone comes away clean': 'گٹھلی صاف الگ ہوتی ہے',
  'From Swat orchards': 'سوات کے باغوں سے',

  // Grapes, Black (Kala Angoor)
  'Blue-black, seedless and dusty with bloom; the skin snaps and the rest is juice.':
    'نیلاہٹ لیے کالے، بغیر بیج، ہلکی سفید گرد میں؛ چھلکا ٹوٹے تو باقی سب رس۔',
  'They come up from Quetta and Chaman in open crates, the stalks still green. The white dust is the grape’s own and a sign that few hands have touched it. Freeze a bowl for the children in place of ice lollies.':
    'کوئٹہ اور چمن سے کھلی پیٹیوں میں آتے ہیں، ڈنڈیاں ابھی ہری۔ سفید گرد انگور کی اپنی ہے، نشانی کہ کم ہاتھ لگے ہیں۔ بچوں کے لیے پیالہ بھر کے جما دیں، قلفی کی جگہ۔',
  Seedless: 'بیج کے بغیر',
  'Whole bunches': 'پورے گچھے',
  'From Balochistan': 'بلوچستان سے',

  // Strawberries, Islamabad Farms
  'Picked at dawn out towards Tarnol, eaten by tea time; they do not wait longer.':
    'فجر کے وقت ترنول کی طرف توڑی گئیں، شام کی چائے تک کھا لیں؛ اس سے زیادہ انتظار نہیں کرتیں۔',
  'Small and red all the way through. Slice them with sugar and thick cream, or crush them under cold milk. Wash only what you are about to eat.':
    'چھوٹی اور اندر تک لال۔ کاٹ کر چینی اور گاڑھی کریم ڈالیں، یا ٹھنڈے دودھ میں کچل دیں۔ اتنی ہی دھوئیں جتنی ابھی کھانی ہیں۔',
  'Picked the same day': 'اسی دن کی توڑی',
  'In an airy punnet': 'ہوادار ڈبے میں',
  'Red to the centre': 'بیچ تک لال',

  // Mangoes, White Chaunsa
  'The sweetest of them all: cut the top, squeeze, say nothing for a minute.':
    'سب آموں میں سب سے میٹھا: سر کاٹیں، دبائیں، اور منٹ بھر کچھ نہ بولیں۔',
  'From old trees round Multan, picked mature and ripened in paper. Soak them in cold water for an hour before you eat, as your grandmother told you.':
    'ملتان کے پرانے پیڑوں سے، پورے تیار ہو کر ٹوٹے اور کاغذ میں پکے۔ کھانے سے پہلے گھنٹہ بھر ٹھنڈے پانی میں رکھیں، دادی یہی کہتی تھیں۔',
  'Ripened in paper, no carbide': 'کاغذ میں پکے، کاربائیڈ نہیں',
  'No fibre': 'ریشہ نہیں',

  // Watermelon, Striped (Tarbooz)
  'Knocked, listened to and chosen by our man at the mandi, red or we take it back.':
    'منڈی میں ہمارے آدمی کا ٹھونکا، سنا اور چنا ہوا: اندر سے لال، ورنہ ہم واپس لیں گے۔',
  'A dull thump and a yellow belly are what he goes by. Put half in the fridge under a plate and blend the rest with mint.':
    'پہچان ان کی دو ہیں، تھپکی کی بھاری آواز اور پیلا پیٹ۔ آدھا پلیٹ سے ڈھک کر فریج میں رکھیں، باقی پودینے کے ساتھ بلینڈ کر لیں۔',
  'Red inside or money back': 'اندر سے لال، ورنہ پیسے واپس',
  'About 5 kg': 'تقریباً 5 kg',
  'Serves eight to ten': 'آٹھ سے دس لوگوں کے لیے',

  // Melon, Garma
  'Netted gold outside, pale and perfumed within; your fridge will smell of it.':
    'باہر سنہری جالی، اندر ہلکا رنگ اور خوشبو؛ پورا فریج مہک اٹھے گا۔',
  'Garma keeps for a month whole, which is why it made the journey to Delhi on camels once. Serve it in wedges with nothing, or with a pinch of ground ginger.':
    'ثابت گرما مہینہ بھر چلتا ہے، تبھی تو کسی زمانے میں اونٹوں پر دہلی تک پہنچ گیا۔ پھانکیں کاٹ کر سادہ کھائیں، یا چٹکی بھر سونٹھ چھڑک کر۔',
  'Ripe when it smells sweet': 'میٹھی خوشبو آئے تو پکا ہے',
  'Keeps whole for weeks': 'ثابت ہفتوں چلتا ہے',

  // Pineapple, Whole
  'Golden at the base and ready today, with a crown you can plant in a pot.':
    'نیچے سے سنہری، آج ہی کھانے کو تیار، اور تاج گملے میں لگا دیں۔',
  'Flown in small lots from Sri Lanka and checked one by one. Pull a leaf from the middle: if it comes easily, cut the fruit now.':
    'سری لنکا سے تھوڑے تھوڑے جہاز پر آتے ہیں اور ایک ایک کر کے پرکھے جاتے ہیں۔ بیچ کا پتا کھینچیں: آسانی سے نکل آئے تو ابھی کاٹ لیں۔',
  'Ripe on arrival': 'پکا ہوا آتا ہے',
  'About 1.2 kg': 'تقریباً 1.2 kg',
  'Sweet, little acid': 'میٹھا، کھٹاس کم',

  // Coconut, With Water (Nariyal)
  'Shake it and hear the water; crack it for chutney, barfi or a slow prawn curry.':
    'ہلائیں تو پانی بولے؛ توڑیں اور چٹنی، برفی یا جھینگوں کا دھیما سالن بنائیں۔',
  'The husk is off and the three eyes are left covered, which keeps the inside sweet. Tap round the middle with the back of a knife and it opens in two.':
    'جٹا اتری ہوئی ہے، تینوں آنکھیں ڈھکی چھوڑی ہیں، اس سے اندر مٹھاس رہتی ہے۔ چھری کی پشت سے بیچ میں گول گول ٹھونکیں، دو ٹکڑے ہو جائے گا۔',
  'Full of water': 'پانی سے بھرا',
  'Thick white flesh': 'موٹی سفید گری',
  'Husk removed': 'جٹا اتری ہوئی',

  // Dates, Aseel of Khairpur
  'Chewy amber dates from Sindh, three of them with a glass of milk to open a fast.':
    'سندھ کی عنبری کھجور، چبانے والی؛ روزہ کھولنے کو تین دانے اور دودھ کا گلاس۔',
  'Picked by climbers in August, dried on mats for a week and washed once. Amber, chewy and not sticky, so they can go in a pocket. The stone comes out in one piece.':
    'اگست میں درخت پر چڑھ کر توڑی جاتی ہے، ہفتہ بھر چٹائیوں پر سوکھتی ہے، ایک بار دھلتی ہے۔ عنبری، چبانے والی، اور چپکتی نہیں، سو جیب میں بھی چل جاتی ہے۔ گٹھلی ایک ہی بار میں نکل آتی ہے۔',
  'This year’s harvest': 'اس سال کی فصل',
  'No syrup added': 'شیرہ نہیں ملایا',
  'Sorted for size': 'سائز کے حساب سے چنی',
  'A full kilo of Khairpur dates for Ramzan, or for the tin beside the telephone.':
    'خیرپور کی کھجور، پورا کلو: رمضان کے لیے، یا ٹیلی فون کے پاس والے ڈبے کے لیے۔',

  // Dried Apricots, Hunza (Khubani)
  'Brown, unsulphured and wrinkled, they taste of toffee and a dry mountain wind.':
    'بھوری، گندھک کے بغیر، جھریوں بھری: ذائقے میں ٹافی بھی ہے اور پہاڑ کی خشک ہوا بھی۔',
  'Dried on the flat roofs of Hunza with the stone inside. Soak them overnight for khubani ka meetha, and crack the stones, for there is a sweet almond in each.':
    'ہنزہ کی ہموار چھتوں پر گٹھلی سمیت سکھائی ہوئی۔ خوبانی کے میٹھے کے لیے رات بھر بھگوئیں، اور گٹھلیاں توڑ لیں، ہر ایک میں میٹھا بادام ہے۔',
  'Sun-dried on the roof': 'چھت پر دھوپ میں سوکھی',
  'No sulphur': 'گندھک نہیں',
  'Kernels inside': 'اندر گٹھلی کی گری',
}

/** English → Urdu. */
export const dairyEggsInUrdu: Readonly<Record<string, string>> = {
  // Fresh Milk, Full Cream (Doodh)
  'Half a litre of this morning’s milk, with a finger of cream under the cap.':
    'آج صبح کا آدھا لیٹر دودھ، ڈھکن کے نیچے انگلی بھر بالائی۔',
  'Cow’s and buffalo’s milk from forty farms around Gujar Khan, pasteurised at dawn and bottled by breakfast. The cream rises, so shake it. Boil it if you must; you need not.':
    'گوجر خان کے آس پاس چالیس فارموں کا گائے اور بھینس کا دودھ، فجر کے وقت پاسچرائز، ناشتے تک بوتل میں۔ بالائی اوپر آ جاتی ہے، سو ہلا لیں۔ ابالنے کا دل ہو تو ابال لیں؛ ضرورت نہیں۔',
  'Bottled this morning': 'آج صبح بوتل میں بھرا',
  '5 % fat, cream on top': '5 فیصد چکنائی، اوپر بالائی',
  'No powder, no water': 'نہ پاؤڈر، نہ پانی',
  'Keep at 4 °C, drink in four days': '4 ڈگری پر رکھیں، چار دن میں پی لیں',
  'A litre of whole milk that still skins over when you warm it for chai.':
    'ایک لیٹر خالص دودھ، چائے کے لیے گرم کریں تو آج بھی ملائی جمتی ہے۔',
  'Two litres with a handle: kheer, chai and three glasses at bedtime.':
    'دو لیٹر، دستے کے ساتھ: کھیر، چائے، اور سوتے وقت تین گلاس۔',

  // Buffalo Milk, Unhomogenised
  'Thick and ivory, for dahi that stands up and rabri that takes its time.':
    'گاڑھا، کریمی رنگ کا: دہی جمے تو ہلے نہیں، ربڑی بنے تو فرصت سے۔',
  'Seven per cent fat and nothing done to it beyond gentle heat. Sweets makers and grandmothers reserve it by telephone.':
    'سات فیصد چکنائی، اور ہلکی آنچ کے سوا کچھ نہیں کیا۔ حلوائی اور دادیاں، دونوں فون کر کے اپنا حصہ رکھواتے ہیں۔',
  '7 % fat': '7 فیصد چکنائی',
  'Sets the firmest dahi': 'دہی سب سے سخت جمے',
  'Glass bottle, Rs. 20 back': 'شیشے کی بوتل، واپسی پر 20 روپے',

  // Skimmed Milk, Light
  'All of the calcium and hardly any of the fat, for doctor’s orders and cold coffee.':
    'کیلشیم سارا، چکنائی نہ ہونے کے برابر: ڈاکٹر کے حکم اور کولڈ کافی کے لیے۔',
  'Under half a per cent fat. It froths higher than whole milk, which the home baristas of F-7 have noticed.':
    'آدھے فیصد سے بھی کم چکنائی۔ جھاگ عام دودھ سے اونچی اٹھتی ہے، ایف 7 کے گھریلو کافی بنانے والے یہ راز جان چکے ہیں۔',
  '0.4 % fat': '0.4 فیصد چکنائی',
  'Froths well': 'خوب جھاگ',
  'Added vitamin D': 'وٹامن ڈی کے ساتھ',

  // Long-Life Milk, Full Cream
  'The carton at the back of the cupboard that has saved many a guest’s tea.':
    'الماری کے کونے میں پڑا وہ ڈبہ جس نے کتنے ہی مہمانوں کی چائے بچائی۔',
  'Heated for three seconds, sealed in six layers, and good for five months without a fridge. For the office pantry, the drive north and the morning the milkman forgets.':
    'تین سیکنڈ گرم کیا، چھ تہوں میں بند، فریج کے بغیر پانچ مہینے ٹھیک۔ دفتر کے کچن، شمال کے سفر، اور اس صبح کے لیے جب دودھ والا بھول جائے۔',
  'No fridge until opened': 'کھلنے تک فریج نہیں چاہیے',
  '3.5 % fat': '3.5 فیصد چکنائی',
  'No preservative': 'پریزرویٹو نہیں',
  'A full case of long-life milk, delivered to the kitchen door and not the gate.':
    'ڈبے کے دودھ کی پوری پیٹی، گیٹ پر نہیں، کچن کے دروازے تک۔',

  // Tea Whitener Powder
  'Two spoons turn black tea into dhaba doodh patti, with no boiling over.':
    'دو چمچ، اور کالی چائے ڈھابے کی دودھ پتی، ابل کر گرنے کا ڈر نہیں۔',
  'Dairy and vegetable fat together, and we say so on the front. It dissolves in hot water without lumps and keeps its taste to the end of the bag.':
    'دودھ کی چکنائی بھی ہے اور نباتاتی بھی، اور یہ ہم سامنے لکھتے ہیں۔ گرم پانی میں گٹھلی کے بغیر گھلتا ہے اور تھیلی کے آخر تک ذائقہ وہی رہتا ہے۔',
  'No lumps': 'گٹھلیاں نہیں',
  'About 180 cups': 'تقریباً 180 کپ',
  'Zip-lock bag': 'زپ والی تھیلی',

  // Whole Milk Powder
  'Real milk, dried and nothing else, for gulab jamun and for travelling light.':
    'اصلی دودھ، خشک کیا ہوا اور بس: گلاب جامن کے لیے، اور ہلکے سامان کے سفر کے لیے۔',
  'Stir 130 g into a litre of warm water and it is milk again. Confectioners buy it for the gulab jamun it makes: soft right through.':
    'ایک لیٹر نیم گرم پانی میں 130 g گھولیں، پھر سے دودھ تیار۔ حلوائی گلاب جامن کے لیے لیتے ہیں: اندر تک نرم بنتے ہیں۔',
  '26 % milk fat': 'دودھ کی چکنائی 26 فیصد',
  'No sugar added': 'چینی نہیں ملائی',
  'Makes 3 litres': '3 لیٹر بنتا ہے',

  // Yoghurt, Set in the Pot (Dahi)
  'Firm enough to slice, with malai on top, as the kunda from the corner used to be.':
    'اتنا جما کہ کاٹ لیں، اوپر ملائی، جیسا کبھی نکڑ والے کونڈے کا ہوتا تھا۔',
  'Whole milk, warmed, seeded with yesterday’s dahi and left in peace for seven hours. It comes out firm, mildly sour and with a skin of malai. No starch, no gelatine.':
    'خالص دودھ گرم کیا، کل کے دہی کی جاگ لگائی، اور سات گھنٹے چین سے چھوڑ دیا۔ سخت جمتا ہے، ہلکا سا کھٹا، اوپر ملائی کی تہہ۔ نہ نشاستہ، نہ جیلاٹن۔',
  'Set, not stirred': 'جما ہوا، پھینٹا نہیں',
  'Live culture': 'زندہ جاگ',
  'Mild, not sour': 'ہلکا، کھٹا نہیں',
  'A kilo for raita, marinade and karhi, and a bowl for whoever is up first.':
    'ایک کلو: رائتے، بوٹی کے مصالحے اور کڑھی کے لیے، اور ایک پیالہ اس کا جو پہلے اٹھے۔',

  // Mango Lassi
  'Thick dahi whisked with Sindhri pulp; shake it, then do not hurry.':
    'گاڑھا دہی، سندھڑی کے گودے کے ساتھ پھینٹا ہوا؛ ہلائیں، پھر جلدی نہ کریں۔',
  'A third of the bottle is mango and the rest is dahi, with a little cardamom at the end. Best very cold after something very hot.':
    'بوتل کا تہائی آم ہے، باقی دہی، آخر میں ذرا سی الائچی۔ تیز مرچوں والے کھانے کے بعد خوب ٹھنڈی پئیں۔',
  '33 % mango': '33 فیصد آم',
  'No colouring': 'رنگ نہیں',
  'Drink within 5 days': '5 دن میں پی لیں',

  // Salted Lassi, Churned
  'Thin, cool and a little sour, with roasted zeera floating where it should.':
    'پتلی، ٹھنڈی، ذرا کھٹی، بھنا زیرہ وہیں تیرتا ہوا جہاں تیرنا چاہیے۔',
  'What is left when butter has been made, salted and chilled. After a June errand on a motorbike there is nothing better.':
    'مکھن نکل جائے تو جو بچے، نمک ڈال کر ٹھنڈی کی ہوئی۔ جون میں موٹر سائیکل پر کام نمٹا کر آئیں تو اس سے اچھا کچھ نہیں۔',
  'Real buttermilk': 'اصلی چھاچھ',
  'Low in fat': 'چکنائی کم',
  'With roasted cumin': 'بھنے زیرے کے ساتھ',

  // Thick Dairy Cream
  'For fruit chaat, white karahi and the spoonful nobody saw you take.':
    'فروٹ چاٹ کے لیے، وائٹ کڑاہی کے لیے، اور اس چمچ کے لیے جو کسی نے دیکھا نہیں۔',
  'Sterilised, so it waits in the cupboard, and thick enough to spoon when chilled. It does not split in a hot gravy if you take it off the flame first.':
    'جراثیم سے پاک، اس لیے الماری میں انتظار کر لیتی ہے، اور ٹھنڈی ہو تو اتنی گاڑھی کہ چمچ سے نکلے۔ پہلے چولہے سے اتار لیں تو گرم سالن میں پھٹتی نہیں۔',
  'Spoonable when cold': 'ٹھنڈی ہو تو چمچ سے نکلے',
  'Keeps unopened': 'بند ڈبہ دیر تک چلے',
  'Cooks without splitting': 'پکانے میں پھٹتی نہیں',

  // Fresh Malai
  'Skimmed off the morning boil in folds; put it on hot naan with honey or sugar.':
    'صبح کے ابلے دودھ سے تہہ در تہہ اتاری ہوئی؛ گرم نان پر رکھیں، شہد یا چینی کے ساتھ۔',
  'We make thirty tubs a day and no more. It will not keep beyond the weekend, but it has never had to.':
    'دن میں تیس ڈبے بناتے ہیں، زیادہ نہیں۔ اتوار سے آگے نہیں چلتی، مگر اس کی نوبت کبھی آئی نہیں۔',
  'Skimmed by hand': 'ہاتھ سے اتاری',
  'Thirty tubs a day': 'دن میں تیس ڈبے',

  // Butter, Lightly Salted
  'A small bar for toast, with enough salt to bring out the cream.':
    'توس کے لیے چھوٹی ٹکیہ، نمک بس اتنا کہ بالائی کا مزہ ابھرے۔',
  'Churned from ripened cream, worked until it snaps, and wrapped in foil. A little salt, no colour. Take it out of the fridge when you light the stove and it spreads by the time the toast is up.':
    'جاگ لگی کریم بلو کر، خوب گوندھ کر، فوائل میں لپیٹا ہوا۔ تھوڑا نمک، رنگ نہیں۔ چولہا جلائیں تو فریج سے نکال لیں، توس بننے تک لگانے جیسا نرم ہو جائے گا۔',
  '82 % milk fat': 'دودھ کی چکنائی 82 فیصد',
  'From ripened cream': 'جاگ لگی کریم سے',
  'Lists every 25 g': 'ہر 25 g پر نشان',
  'Two hundred grams for the butter dish, the frying pan and a tray of biscuits.':
    'دو سو گرام: مکھن دانی، فرائی پین اور بسکٹوں کی ایک ٹرے کے لیے۔',

  // White Butter (Makhan)
  'Unsalted, cloud-soft and churned from dahi, for makai roti and sarson ka saag.':
    'بغیر نمک، بادل سا نرم، دہی سے بلویا ہوا، مکئی کی روٹی اور سرسوں کے ساگ کے لیے۔',
  'The butter of Punjab’s kitchens before there were fridges. It melts before you sit down, so bring the roti to it.':
    'فریج سے پہلے کے پنجاب کے باورچی خانوں کا مکھن۔ بیٹھنے سے پہلے پگھل جاتا ہے، سو روٹی اس کے پاس لے آئیں۔',
  'Churned from dahi': 'دہی سے بلویا',
  'No salt': 'نمک نہیں',
  'Made to order, twice a week': 'آرڈر پر بنتا ہے، ہفتے میں دو بار',

  // Cheddar Cheese, Medium
  'Six months old and quietly sharp, for sandwiches, macaroni and a late biscuit.':
    'چھ مہینے پرانی اور چپکے سے تیکھی: سینڈوچ، میکرونی اور دیر رات کے بسکٹ کے لیے۔',
  'Made in Okara with microbial rennet, so it is halal to the last crumb. It grates without crumbling and browns under the grill.':
    'اوکاڑہ میں غیر حیوانی رینٹ سے بنتی ہے، سو آخری ذرے تک حلال۔ کدوکش ہو تو بکھرتی نہیں، گرل میں سنہری ہوتی ہے۔',
  'Aged six months': 'چھ مہینے پرانی',
  'Halal, microbial rennet': 'حلال، غیر حیوانی رینٹ',
  'Grates and slices': 'کدوکش بھی ہو، سلائس بھی',

  // Pizza Cheese, Shredded
  'Mozzarella with a little cheddar, already shredded, for a long and golden pull.':
    'موزریلا اور تھوڑی چیڈر، کدوکش کی ہوئی، لمبے سنہری تاروں کے لیے۔',
  'Enough for three family pizzas or one teenager’s birthday. Scatter it from frozen; it melts more evenly.':
    'گھر کے تین بڑے پیزا یا کسی نوجوان کی ایک سالگرہ کے لیے پوری۔ فریزر سے نکال کر سیدھی چھڑکیں؛ زیادہ برابر پگھلتی ہے۔',
  'Freezes well': 'آسانی سے فریز ہو جائے',
  'Melts and stretches': 'پگھلے اور تار بنائے',

  // Cheese Slices
  'One slice per burger, each in its own film, melted before the bun is shut.':
    'ایک برگر، ایک سلائس، ہر ایک اپنے لفافے میں، بن بند ہونے سے پہلے پگھل جاتا ہے۔',
  'Processed from real cheddar, with milk and no palm fat. The lunchbox’s most reliable friend.':
    'اصلی چیڈر اور دودھ سے بنے، پام کی چکنائی نہیں۔ لنچ باکس کا سب سے پکا دوست۔',
  '55 % cheddar': '55 فیصد چیڈر',
  'Wrapped singly': 'ایک ایک کر کے لپٹے',
  'Made with halal rennet': 'حلال رینٹ سے بنے',

  // Paneer, Fresh Pressed
  'Pressed under stone till it fries gold at the edges and stays soft inside.':
    'پتھر تلے دبا ہوا: تلیں تو کنارے سنہری، اندر نرم۔',
  'Whole milk, curdled with lemon and nothing else. Drop the cubes in warm salted water after frying and they will drink the gravy.':
    'خالص دودھ، لیموں سے پھاڑا ہوا، اور کچھ نہیں۔ تلنے کے بعد ٹکڑے گرم نمکین پانی میں ڈالیں، پھر شوربہ خوب پئیں گے۔',
  'Curdled with lemon': 'لیموں سے پھاڑا',
  'Firm, fries without breaking': 'سخت، تلنے میں ٹوٹے نہیں',
  'Use within a week': 'ایک ہفتے میں استعمال کر لیں',

  // Farm Eggs, Brown (Anday)
  'Half a dozen brown eggs with yolks the colour of a school bus.':
    'آدھا درجن براؤن انڈے، زردی اسکول بس کے رنگ کی۔',
  'From hens that walk about in open sheds near Fateh Jang, fed on maize and soya. Collected before noon, candled, stamped with the day. The yolks are deep yellow because of the maize.':
    'فتح جنگ کے پاس کھلے شیڈوں میں چلتی پھرتی مرغیوں کے، جو مکئی اور سویا کھاتی ہیں۔ دوپہر سے پہلے جمع ہوئے، روشنی میں پرکھے گئے، دن کی مہر لگی۔ زردی گہری پیلی مکئی کی وجہ سے ہے۔',
  'Stamped with the laying day': 'انڈا دینے کے دن کی مہر',
  'Maize-fed hens': 'مکئی کھانے والی مرغیاں',
  'Medium to large': 'درمیانے سے بڑے',
  'A dozen, laid this week and stamped to prove it, in a box that survives a bicycle.':
    'ایک درجن، اسی ہفتے کے، مہر گواہ ہے، ایسے ڈبے میں جو سائیکل بھی سہہ جائے۔',
  'The full tray for bakers, hostels and families who take breakfast seriously.':
    'پوری ٹرے: بیکری والوں، ہاسٹلوں، اور ناشتے کو سنجیدہ لینے والے گھروں کے لیے۔',

  // Desi Eggs, Free Range
  'Small, pale and strong in taste, from village hens that scratch for a living.':
    'چھوٹے، ہلکے رنگ کے، ذائقے میں تیز؛ گاؤں کی ان مرغیوں کے جو زمین کرید کر روزی کماتی ہیں۔',
  'Collected from some sixty households around Chakri, a few from each. Boil them in winter and eat them with black pepper in the sun.':
    'چکری کے آس پاس کوئی ساٹھ گھروں سے، ہر گھر سے دو چار۔ سردیوں میں ابالیں اور دھوپ میں کالی مرچ لگا کر کھائیں۔',
  'Village hens': 'گاؤں کی مرغیاں',
  'Small but rich': 'چھوٹے مگر بھرپور',
  'Bought at a fair price': 'پورے دام دے کر لیے',
}

/** English → Urdu: banners, stories, news, events, the shop itself, its zones and saved answers. */
export const contentInUrdu: Readonly<Record<string, string>> = {
  // Banners
  'From the mandi before sunrise': 'منڈی سے، سورج سے پہلے',
  'Tomatoes, coriander and fruit of the season, picked over by hand before the city wakes up.':
    'ٹماٹر، ہرا دھنیا اور موسم کے پھل، شہر کے جاگنے سے پہلے ہاتھ سے چنے ہوئے۔',
  'A wooden crate heaped with tomatoes, mangoes, green chillies and fresh coriander':
    'لکڑی کی پیٹی، ٹماٹر، آم، ہری مرچ اور تازہ ہرے دھنیے سے لدی ہوئی',
  'Friday smells of biryani': 'جمعہ ہے تو بریانی ہے',
  'Two-year-old basmati, Sindhi masala and this morning’s chicken. You bring the patience.':
    'دو سال پرانا باسمتی، سندھی مصالحہ اور آج صبح کی مرغی۔ صبر آپ کا اپنا۔',
  'A steaming degchi of biryani with a sack of basmati rice beside it':
    'بھاپ اڑاتی بریانی کی دیگچی، ساتھ باسمتی چاول کی بوری',
  'Put the kettle on': 'چائے چڑھا دیں',
  'Strong leaf, elaichi and a tin of cake rusks: whoever rings the bell, you are ready.':
    'کڑک پتی، الائچی اور کیک رسک کا ڈبہ: گھنٹی کوئی بھی بجائے، تیاری پوری ہے۔',
  'A painted teapot, two cups of milky chai and a plate of cake rusks':
    'نقش و نگار والی چائے دانی، دودھ والی چائے کے دو کپ اور کیک رسک کی پلیٹ',
  'Fresh milk, still cold': 'تازہ دودھ، ابھی تک ٹھنڈا',
  'Bottled at dawn near Gujar Khan, with the cream on top where it belongs.':
    'فجر کے وقت گوجر خان کے پاس بوتلوں میں بھرا ہوا، بالائی اوپر، جہاں اس کی جگہ ہے۔',
  'Glass bottles of milk, a bowl of dahi and a tray of brown eggs on a blue cloth':
    'نیلے کپڑے پر دودھ کی شیشے کی بوتلیں، دہی کا پیالہ اور براؤن انڈوں کی ٹرے',
  'Pots that outlive us': 'ہم سے لمبی عمر والے برتن',
  'Cast-iron karahis, roti tawas and Wazirabad knives, from makers who sign their work.':
    'ڈھلواں لوہے کی کڑاہیاں، روٹی کے توے اور وزیر آباد کی چھریاں، ان کاریگروں کی جو اپنے کام پر نام لکھتے ہیں۔',
  'A black karahi, a pressure cooker and wooden spoons on a shelf painted with flowers':
    'پھولوں سے رنگے شیلف پر کالی کڑاہی، پریشر ککر اور لکڑی کے چمچ',

  // Sales
  'Atta and rice, less by the sack': 'آٹا اور چاول، بوری لیں تو سستے',
  'Sacks of atta and basmati stacked beside a brass scale':
    'پیتل کے ترازو کے پاس آٹے اور باسمتی کی بوریاں',
  'Crunch for the match': 'میچ کے لیے کرارا سامان',
  'Bags of chips and nimko around a cricket bat and ball':
    'کرکٹ کا بلا اور گیند، ارد گرد چپس اور نمکو کے پیکٹ',
  'Wash week': 'دھلائی کا ہفتہ',
  'White shirts on a line above a box of washing powder':
    'تار پر سوکھتی سفید قمیضیں، نیچے واشنگ پاؤڈر کا ڈبہ',
  'Small feet, small prices': 'چھوٹے قدم، چھوٹی قیمتیں',
  'A stack of diapers, a feeding bottle and a pair of tiny shoes':
    'ڈائپروں کی گڈی، ایک فیڈر اور ننھے جوتوں کا جوڑا',

  // About
  'A counter, a scale and a ledger': 'ایک کاؤنٹر، ایک ترازو اور ایک کھاتہ',
  'Tariq’s father opened a kiryana in Satellite Town with one brass scale and a red ledger in which half the street owed him something. The scale hangs in our shop in Blue Area today. We closed the ledger and asked no one to pay.':
    'طارق کے والد نے سیٹلائٹ ٹاؤن میں کریانہ کھولا تو پاس پیتل کا ایک ترازو تھا اور ایک لال کھاتہ، جس میں آدھی گلی کا ادھار لکھا تھا۔ ترازو آج ہماری بلیو ایریا والی دکان میں ٹنگا ہے۔ کھاتہ ہم نے بند کر دیا اور کسی سے پیسے نہیں مانگے۔',
  'Up before the birds': 'پرندوں سے پہلے',
  'At half past three two of us stand in the sabzi mandi in I-11 and press tomatoes. We buy only what we would take home. By ten it is washed, weighed and on the shelf, and the price is on it in figures that anybody can read.':
    'صبح ساڑھے تین بجے ہم میں سے دو آئی 11 کی سبزی منڈی میں کھڑے ٹماٹر دبا رہے ہوتے ہیں۔ وہی لیتے ہیں جو اپنے گھر لے جائیں۔ دس بجے تک سب کچھ دھو کر اور تول کر شیلف پر لگا دیا جاتا ہے، اور قیمت ایسے ہندسوں میں لکھی ہوتی ہے جو ہر کوئی پڑھ لے۔',
  'Halal, and we can show you': 'حلال، اور ہم دکھا سکتے ہیں',
  'Our meat comes from two slaughterhouses that we visit without telling them. Animals are slaughtered by hand, with takbeer, cut the same morning and kept at two degrees. Ask for the visit book at the counter; it has tea stains on it, because it is used.':
    'ہمارا گوشت دو مذبح خانوں سے آتا ہے، جہاں ہم بغیر بتائے جاتے ہیں۔ جانور تکبیر پڑھ کر ہاتھ سے ذبح ہوتے ہیں، گوشت اسی صبح کٹتا ہے اور دو ڈگری پر رکھا جاتا ہے۔ معائنے کا رجسٹر کاؤنٹر پر مانگیں؛ اس پر چائے کے داغ ہیں، کیونکہ وہ کام میں آتا ہے۔',
  'Riders with names': 'رائیڈر، جن کے نام ہیں',
  'Eleven people bring your orders: Waqas, Imran, Shabana and eight more. They are on wages and not on commission, so they have time to carry the atta up to the third floor. Pay them in cash or by card at the door.':
    'آپ کے آرڈر گیارہ لوگ لاتے ہیں: وقاص، عمران، شبانہ اور آٹھ اور۔ انہیں تنخواہ ملتی ہے، کمیشن نہیں، اس لیے ان کے پاس آٹا تیسری منزل تک چڑھانے کا وقت ہوتا ہے۔ ادائیگی دروازے پر، نقد یا کارڈ سے۔',

  // Achievements
  'Twelve hundred loyalty cards': 'بارہ سو پوائنٹس کارڈ',
  'Today 1,245 people carry our loyalty card, from 960 families. The holder of the thousandth card was given a sack of basmati and asked whether we could deliver it.':
    'آج 960 گھروں کے 1,245 لوگوں کے پاس ہمارا پوائنٹس کارڈ ہے۔ ہزارویں کارڈ پر باسمتی کی ایک بوری انعام میں دی، تو جواب میں سوال آیا: گھر پہنچا دیں گے؟',
  'Half the plastic': 'پلاسٹک آدھا',
  'Refill pouches, paper bags and glass milk bottles with a deposit have halved what we throw away, by weight, in two years.':
    'ری فل کے پاؤچ، کاغذ کے تھیلے اور دودھ کی ڈپازٹ والی شیشے کی بوتلیں: دو سال میں ہمارا کچرا، تول کر دیکھا ہے، آدھا رہ گیا۔',
  'Ninety-nine in a hundred on time': 'سو میں سے ننانوے وقت پر',
  'Of every hundred orders, ninety-nine come on the promised day. If one is late, we call and apologise.':
    'ہر سو میں سے ننانوے آرڈر وعدے کے دن پہنچتے ہیں۔ ایک رہ جائے تو ہم فون کر کے معافی مانگتے ہیں۔',
  'The cleanest cold room in the city': 'شہر کا سب سے صاف کولڈ روم',
  'The food inspectors gave our cold room full marks twice running. The sheet hangs by the door, above the broom that earned it.':
    'فوڈ انسپکٹروں نے ہمارے کولڈ روم کو لگاتار دو بار پورے نمبر دیے۔ پرچہ دروازے کے پاس لٹکا ہے، اس جھاڑو کے اوپر جس کی یہ کمائی ہے۔',
  'Forty women’s papar': 'چالیس خواتین کے پاپڑ',
  'A cooperative in Hyderabad rolls papar for us at a price that they set. This year it bought its own drying house.':
    'حیدرآباد میں خواتین کی ایک انجمن ہمارے لیے پاپڑ بیلتی ہے، اس قیمت پر جو وہ خود طے کرتی ہیں۔ اس سال انجمن نے پاپڑ خشک کرنے کا اپنا مکان خرید لیا۔',
  'No dinner thrown away': 'کسی کا کھانا ضائع نہیں',
  'Yesterday’s bread and vegetables go to a langar in Pirwadhai every night at nine: some four hundred plates a week.':
    'ایک دن پرانی ڈبل روٹی اور سبزی ہر رات نو بجے پیرودھائی کے ایک لنگر میں جاتی ہے: ہفتے میں کوئی چار سو پلیٹیں۔',

  // News
  'A second cold van is on the road': 'دوسری ٹھنڈی وین سڑک پر',
  'Milk, meat and malai now reach both cities before the school run.':
    'دودھ، گوشت اور ملائی اب دونوں شہروں میں بچوں کے اسکول جانے سے پہلے۔',
  [`Until last week one refrigerated van did both cities, and whoever lived at the end of the route had breakfast late. Now there are two: one leaves for Rawalpindi at five, the other for Islamabad a quarter of an hour later.

What changes for you:

- Milk, dahi and meat travel on the **first van** of the day, and stay cold all the way.
- Ice cream weather is no longer a reason to leave butter out of the basket.
- In Bahria and DHA the chilled round now runs every day and not every other.

The van has been painted by a gentleman in Pirwadhai who does not do plain white. You will know it by the peacock.

If yours comes late, tell the rider. He writes it down, and it is read aloud on Mondays.`]: `پچھلے ہفتے تک ایک ہی ٹھنڈی وین دونوں شہروں میں جاتی تھی، اور جن کا گھر راستے کے آخر میں تھا ان کا ناشتہ دیر سے ہوتا تھا۔ اب وینیں دو ہیں: ایک پانچ بجے راولپنڈی کے لیے نکلتی ہے، دوسری اس کے پندرہ منٹ بعد اسلام آباد کے لیے۔

آپ کے لیے کیا بدلا:

- دودھ، دہی اور گوشت دن کی **پہلی وین** میں جاتے ہیں اور سارے راستے ٹھنڈے رہتے ہیں۔
- آئس کریم والی گرمی اب مکھن نہ لینے کا بہانہ نہیں رہی۔
- بحریہ اور ڈی ایچ اے میں ٹھنڈے سامان کا چکر اب روز لگتا ہے، ایک دن چھوڑ کر نہیں۔

وین پیرودھائی کے ایک صاحب نے رنگی ہے جن کے ہاں سادہ سفید نہیں ہوتا۔ اس کی پہچان ایک مور ہے۔

آپ کا سامان دیر سے آئے تو رائیڈر کو بتائیں۔ وہ لکھ لیتے ہیں، اور پیر کو سب کے سامنے پڑھ کر سنایا جاتا ہے۔`,
  'Your points are worth more than you think': 'آپ کے پوائنٹس آپ کی سوچ سے زیادہ کے ہیں',
  'What a loyalty point is, how you get it, and three good moments to spend it.':
    'پوائنٹ کیا ہے، کیسے ملتا ہے، اور اسے خرچ کرنے کے تین اچھے موقعے۔',
  [`One point is one rupee. That is the whole rule, and still we are asked every day, so here is the long version.

## How they come

Every product shows how many rupees make a point. For most it is thirty; for honey, karahis and good nuts it is twenty. You can use the points of an order once it is delivered.

## How they go

On the checkout page, open the points box, type a number and press Redeem. It comes off the total. You cannot redeem more than you own, or more than the order costs.

If you cancel, what you spent comes back and what you earned goes again. We keep a ledger of it, as our grandfathers did, and you may see every line.`]: `ایک پوائنٹ ایک روپیہ ہے۔ سارا قاعدہ بس یہی ہے، پھر بھی روز کوئی پوچھتا ہے، تو یہ رہی لمبی بات۔

## کیسے آتے ہیں

ہر چیز پر لکھا ہے کہ کتنے روپے پر ایک پوائنٹ بنتا ہے۔ اکثر پر تیس روپے؛ شہد، کڑاہی اور اچھے میووں پر بیس۔ آرڈر کے پوائنٹس اس کے پہنچنے کے بعد استعمال ہو سکتے ہیں۔

## کیسے جاتے ہیں

چیک آؤٹ پر پوائنٹس کا خانہ کھولیں، تعداد لکھیں اور “استعمال کریں” دبائیں۔ اتنے روپے کل رقم سے کم ہو جائیں گے۔ جتنے پوائنٹس آپ کے پاس ہیں، یا جتنے کا آرڈر ہے، اس سے زیادہ استعمال نہیں ہو سکتے۔

آرڈر منسوخ ہو تو خرچ کیے ہوئے پوائنٹس واپس آ جاتے ہیں اور کمائے ہوئے واپس چلے جاتے ہیں۔ ہم اس کا کھاتہ رکھتے ہیں، جیسے ہمارے دادا رکھتے تھے، اور اس کی ہر سطر آپ کے سامنے کھلی ہے۔`,
  'How to read a tomato': 'ٹماٹر کیسے پڑھیں',
  'Four signs our buyers look for at half past three in the morning.':
    'چار نشانیاں، جو ہمارے خریدار صبح ساڑھے تین بجے دیکھتے ہیں۔',
  [`Imran has bought tomatoes for us for nine years and will not be hurried. We asked him what he looks at.

1. **The shoulder.** Green there means it was picked early and will never catch up.
2. **The weight.** Two of the same size: take the heavier one.
3. **The smell** at the stalk. If there is none there, there will be none in the pan.
4. **The give.** It should answer your thumb and then forget it.

At home, keep them out of the fridge; below ten degrees the flavour stops and does not start again. A soft one is for the karahi tonight, a firm one for kachumber tomorrow.

And if they are dear, as they are from time to time, a spoon of paste in the masala is no shame.`]: `عمران نو سال سے ہمارے لیے ٹماٹر خرید رہے ہیں اور ان سے جلدی کوئی نہیں کروا سکتا۔ ہم نے پوچھا: دیکھتے کیا ہیں؟

1. **کندھا۔** وہاں ہرا ہو تو جلدی توڑا گیا ہے، اب کبھی پورا نہیں پکے گا۔
2. **وزن۔** ایک جتنے دو ہوں تو بھاری والا لیں۔
3. **خوشبو**، ڈنڈی کے پاس۔ وہاں نہیں تو ہانڈی میں بھی نہیں۔
4. **لچک۔** انگوٹھے کو جواب دے، پھر بات بھول جائے۔

گھر میں فریج سے باہر رکھیں؛ دس ڈگری سے نیچے ذائقہ رک جاتا ہے اور پھر نہیں چلتا۔ نرم والا آج رات کی کڑاہی کے لیے، سخت والا کل کے کچومر کے لیے۔

اور کبھی مہنگے ہو جائیں، جیسا کہ ہوتے رہتے ہیں، تو مصالحے میں ایک چمچ پیسٹ ڈالنے میں کوئی شرم نہیں۔`,
  'Glass bottles, twenty rupees back': 'شیشے کی بوتل، بیس روپے واپس',
  'Buffalo milk is sold in glass from today. Bring the bottle, take the coin.':
    'بھینس کا دودھ آج سے شیشے میں۔ بوتل لائیں، سکہ لے جائیں۔',
  [`Glass keeps milk colder, tastes of nothing and can be filled some forty times. It also breaks, which is why we waited until the crates were right.

The deposit is twenty rupees and is part of the price. Hand the empty bottle to the rider, rinsed if you are kind, and he takes it off the next bill. You may also bring it to our counter.

Fresh cow’s milk stays in its light bottle for now. If the glass comes back as often as we hope, that will follow.`]: `شیشے میں دودھ زیادہ ٹھنڈا رہتا ہے، شیشے کا اپنا کوئی ذائقہ نہیں، اور بوتل کوئی چالیس بار بھری جا سکتی ہے۔ ٹوٹتی بھی ہے، اسی لیے ہم نے ٹھیک کریٹ بننے کا انتظار کیا۔

ڈپازٹ بیس روپے ہے اور قیمت میں شامل ہے۔ خالی بوتل رائیڈر کو دے دیں، دھلی ہو تو مہربانی، وہ اگلی رسید میں بیس روپے کم کر دیں گے۔ بوتل ہمارے کاؤنٹر پر بھی دی جا سکتی ہے۔

گائے کا تازہ دودھ ابھی اپنی ہلکی بوتل میں رہے گا۔ شیشہ اتنا واپس آیا جتنی ہمیں امید ہے، تو اس کی باری بھی آئے گی۔`,
  'What can go back, and what cannot': 'کیا واپس ہو سکتا ہے اور کیا نہیں',
  'Our return rules in plain words, with the reasons behind them.':
    'واپسی کے قاعدے سیدھے لفظوں میں، وجہ کے ساتھ۔',
  [`A shop that takes nothing back is not a neighbour, and one that takes everything back raises its prices. This is where we stand.

**Non-perishable items**, such as flour, soap or a tawa, may come back within *three days* with the receipt, unopened.

**Perishable items** can be returned only when they arrived damaged or spoiled. Show the rider at the door, or send us a photo the same day. You don't need to return the fish.

Refunds are paid in cash by the rider. The part that you paid with points comes back as points.

Exceptions are made for grandmothers, at the discretion of the counter.`]: `جو دکان کچھ واپس نہ لے وہ پڑوسی نہیں، اور جو سب کچھ واپس لے وہ قیمتیں بڑھا دیتی ہے۔ ہم بیچ میں یہاں کھڑے ہیں۔

**جو چیز خراب نہیں ہوتی**، جیسے آٹا، صابن یا توا، *تین دن* کے اندر، رسید کے ساتھ، بند پیک میں واپس ہو سکتی ہے۔

**جو چیز جلد خراب ہوتی ہے** وہ صرف تب واپس ہوتی ہے جب ٹوٹی یا خراب پہنچی ہو۔ دروازے پر رائیڈر کو دکھائیں، یا اسی دن ہمیں تصویر بھیجیں۔ مچھلی لوٹانے کی ضرورت نہیں۔

رقم رائیڈر نقد واپس کرتے ہیں۔ جو حصہ پوائنٹس سے ادا ہوا وہ پوائنٹس میں واپس آتا ہے۔

نانیوں اور دادیوں کے لیے قاعدہ نرم ہے، جتنا کاؤنٹر مناسب سمجھے۔`,
  'Five daals and how long they take': 'پانچ دالیں، اور کون کتنا وقت لیتی ہے',
  'A small table for the kitchen door, tested on our own stove.':
    'باورچی خانے کے دروازے پر لگانے کی ایک چھوٹی فہرست، اپنے چولہے پر آزمائی ہوئی۔',
  [`Half the calls to our counter are about daal, so we boiled all of them on one afternoon and wrote it down. Times are for an open pot, after soaking.

- **Masoor:** no soaking, 20 minutes.
- **Moong, washed:** no soaking, 25 minutes.
- **Chana:** two hours of soaking, 35 minutes.
- **Maash:** one hour, 30 minutes, and stop while it still bites.
- **Kabuli chana:** a whole night, 70 minutes.

A pressure cooker halves these times; kabuli chana takes a third. Add the salt at the end: salt does not ruin daal, but it slows it.

For the tarka, heat the oil until a cumin seed dances, and then be quick.`]: `ہمارے کاؤنٹر پر آدھے فون دال کے بارے میں ہوتے ہیں، تو ایک دوپہر ہم نے ساری دالیں ابال کر وقت لکھ لیا۔ وقت کھلی ہانڈی کا ہے، بھگونے کے بعد۔

- **مسور:** بھگوئے بغیر، 20 منٹ۔
- **مونگ، دھلی:** بھگوئے بغیر، 25 منٹ۔
- **چنا:** دو گھنٹے بھگوئیں، 35 منٹ۔
- **ماش:** ایک گھنٹہ بھگوئیں، 30 منٹ، اور دانہ ذرا کھڑا ہو تو اتار لیں۔
- **کابلی چنا:** پوری رات بھگوئیں، 70 منٹ۔

پریشر ککر میں وقت آدھا رہ جاتا ہے؛ کابلی چنے کا ایک تہائی۔ نمک آخر میں ڈالیں: نمک دال کو خراب نہیں کرتا، بس دیر کرواتا ہے۔

تڑکے کے لیے تیل اتنا گرم کریں کہ زیرے کا دانہ ناچنے لگے، پھر دیر نہ کریں۔`,
  'Meet Sana, who answers the telephone': 'ثنا سے ملیں، جو فون اٹھاتی ہیں',
  'Seven years at our counter, one voice, and a very long memory.':
    'ہمارے کاؤنٹر پر سات سال، ایک آواز، اور بہت لمبی یادداشت۔',
  [`If you have ever rung about a missing onion, you have spoken to Sana Rehman. She began at the till while she was studying accounting, and never got round to leaving.

“People do not ring about the onion,” she says. “They ring because somebody is coming at eight. So first I find out when the guests are coming, and then I look for the onion.”

She knows some three hundred families by their orders. When the house in Westridge stopped buying sugar-free biscuits, she telephoned to ask whether the old gentleman was well. He was; he had only changed his mind.

Her advice to new customers: *use the order note*. Everything written there is read by the person who packs.`]: `کبھی کسی گم پیاز کے لیے فون کیا ہو تو بات ثنا رحمان سے ہوئی ہو گی۔ اکاؤنٹنگ پڑھتے پڑھتے گلّے پر کام شروع کیا تھا، پھر جانے کی فرصت ہی نہیں ملی۔

“لوگ پیاز کے لیے فون نہیں کرتے،” وہ کہتی ہیں۔ “فون اس لیے کرتے ہیں کہ آٹھ بجے کوئی آ رہا ہے۔ تو میں پہلے یہ پوچھتی ہوں کہ مہمان کب آ رہے ہیں، پھر پیاز ڈھونڈتی ہوں۔”

کوئی تین سو گھرانوں کو وہ ان کے آرڈر سے پہچانتی ہیں۔ ویسٹرج کے ایک گھر نے شوگر فری بسکٹ لینے چھوڑے تو فون کر کے پوچھا کہ بڑے صاحب خیریت سے تو ہیں۔ خیریت سے تھے؛ بس ارادہ بدل گیا تھا۔

نئے گاہکوں کے لیے ان کا مشورہ: *آرڈر کا نوٹ لکھیں*۔ وہاں جو لکھا ہو، پیک کرنے والا پورا پڑھتا ہے۔`,
  'Wholesale prices for small kitchens': 'چھوٹے باورچی خانوں کے لیے تھوک قیمتیں',
  'Corner shops, hostels and canteens buy at our back-door prices. Here is how.':
    'نکڑ کی دکانیں، ہاسٹل اور کینٹین ہم سے پچھلے دروازے کی قیمت پر لیتے ہیں۔ طریقہ یہ ہے۔',
  [`You do not need to be a supermarket. If you sell what you buy from us, or cook it for people who pay, choose **stock buyer** when you register and give the name and the address of the business.

From then on every page shows your price, and other shoppers go on seeing theirs. There is no minimum, although a van for one bar of soap makes Tariq sigh.

Sacks go to the ground floor free of charge. For the third, we send two men and ask for patience.

Points are earned on wholesale orders too. One hotel on Murree Road has paid for its new kettles with them.`]: `سپر مارکیٹ ہونا ضروری نہیں۔ ہم سے لیا ہوا سامان آگے بکتا ہے، یا پیسے دینے والوں کے لیے پکتا ہے، تو اکاؤنٹ بناتے وقت **تھوک** چنیں اور کاروبار کا نام اور پتہ لکھیں۔

اس کے بعد ہر صفحے پر آپ کو اپنی قیمت دکھائی دیتی ہے، اور باقی گاہکوں کو اپنی۔ کم از کم کی کوئی شرط نہیں، مگر ایک صابن کے لیے وین نکلے تو طارق ٹھنڈی آہ بھرتے ہیں۔

بوریاں گراؤنڈ فلور تک مفت پہنچتی ہیں۔ تیسری منزل کے لیے ہم دو آدمی بھیجتے ہیں اور صبر مانگتے ہیں۔

پوائنٹس تھوک آرڈر پر بھی ملتے ہیں۔ مری روڈ کے ایک ہوٹل کی نئی کیتلیاں انہی سے آئی ہیں۔`,
  'Honey: why ours sets, and why that is good': 'شہد: ہمارا کیوں جمتا ہے، اور یہ اچھا کیوں ہے',
  'Every winter people bring back jars that have gone solid. Please do not.':
    'ہر سردی میں لوگ جمے ہوئے مرتبان واپس لاتے ہیں۔ مہربانی کریں، نہ لائیں۔',
  [`Real honey sets. Beri honey does it slowly, clover does it within weeks, and sugar syrup hardly ever. A jar that stays runny through a cold January deserves questions.

Stand it in warm, not hot, water for half an hour and it will pour again. Above forty-five degrees it loses what you paid for.

We test each drum for added sugar at a laboratory in Islamabad, and the sheet is kept with the lot number on your lid. Ask, and we shall send you a copy.

Our bees spend September in Karak and the spring near Haripur. Their keeper says that they like Karak better.`]: `اصلی شہد جمتا ہے۔ بیری کا آہستہ آہستہ، برسیم کا چند ہفتوں میں، اور چینی کا شیرہ شاید ہی کبھی۔ جو مرتبان ٹھنڈی جنوری میں بھی بہتا رہے، اس سے سوال پوچھنا بنتا ہے۔

آدھا گھنٹہ نیم گرم پانی میں رکھیں، کھولتے میں نہیں، شہد پھر بہنے لگے گا۔ پینتالیس ڈگری سے اوپر وہ چیز نکل جاتی ہے جس کے پیسے دیے تھے۔

اسلام آباد کی ایک لیبارٹری میں ہم ہر ڈرم کا ٹیسٹ کراتے ہیں کہ اوپر سے چینی تو نہیں ملی، اور رپورٹ اسی لاٹ نمبر سے رکھی جاتی ہے جو آپ کے ڈھکن پر ہے۔ مانگیں، کاپی بھیج دیں گے۔

ہماری مکھیاں ستمبر کرک میں گزارتی ہیں اور بہار ہری پور کے پاس۔ ان کے رکھوالے کہتے ہیں کہ انہیں کرک زیادہ پسند ہے۔`,
  'Yesterday’s bread feeds four hundred': 'ایک دن پرانی روٹی، چار سو پلیٹیں',
  'What happens at nine in the evening to the things we could not sell.':
    'جو نہ بک سکا، رات نو بجے اس کا کیا ہوتا ہے۔',
  [`A shop with full shelves at closing time has either bought too much or lied about being fresh. We buy carefully, and still there is something left.

At nine a van takes bread, ripe fruit and sound vegetables to a langar in Pirwadhai. Two cooks turn them into daal, sabzi and a sort of bread pudding that has its own admirers.

Some four hundred plates a week come of it. Nothing past its date ever goes; that is composted, and a nursery in Chak Shahzad has it for its roses.

If you would like to help serve, come on a Thursday and bring an apron.`]: `بند ہونے کے وقت جس دکان کے شیلف بھرے ہوں، اس نے یا تو زیادہ خرید لیا یا تازہ ہونے کا جھوٹ بولا۔ ہم سوچ کر خریدتے ہیں، پھر بھی کچھ بچ جاتا ہے۔

نو بجے ایک وین ڈبل روٹی، پکے پھل اور اچھی سبزیاں پیرودھائی کے ایک لنگر میں لے جاتی ہے۔ دو باورچی ان سے دال، سبزی اور ایک طرح کے شاہی ٹکڑے بناتے ہیں جن کے اپنے چاہنے والے ہیں۔

اس سے ہفتے میں کوئی چار سو پلیٹیں بنتی ہیں۔ جس کی تاریخ گزر گئی وہ کبھی نہیں جاتا؛ اس کی کھاد بنتی ہے، اور چک شہزاد کی ایک نرسری اسے اپنے گلابوں کے لیے لے جاتی ہے۔

کھانا بانٹنے میں ہاتھ بٹانا ہو تو کسی جمعرات کو آئیں، ایپرن ساتھ لائیں۔`,
  'Paying by card at your door': 'دروازے پر کارڈ سے ادائیگی',
  'The riders carry a small machine now. Cash is as welcome as ever.':
    'اب رائیڈر کے پاس چھوٹی سی مشین ہوتی ہے۔ نقد کی قدر وہی ہے جو تھی۔',
  [`You asked for it, mostly at the end of the month. On the checkout page choose **card**, and the rider brings a machine to the gate. You pay when the bags are in your hand and not before.

All bank cards of the country work. The slip is your receipt; keep it three days, in case something has to go back.

Cash on delivery stays exactly as it was. So does our habit of having no change for five thousand before ten in the morning.`]: `فرمائش آپ کی تھی، زیادہ تر مہینے کے آخر میں۔ چیک آؤٹ پر **کارڈ** چنیں، رائیڈر مشین گیٹ پر لے آئیں گے۔ ادائیگی تب جب تھیلے ہاتھ میں ہوں، اس سے پہلے نہیں۔

ملک کے سب بینک کارڈ چلتے ہیں۔ پرچی ہی رسید ہے؛ تین دن سنبھال کر رکھیں، شاید کچھ واپس کرنا پڑے۔

ڈلیوری پر نقد ادائیگی ویسی ہی ہے جیسی تھی۔ اور ہماری یہ عادت بھی کہ صبح دس بجے سے پہلے پانچ ہزار کا چھٹا نہیں ہوتا۔`,
  'We counted our plastic': 'ہم نے اپنے پلاسٹک کا حساب کیا',
  'Half as much as two years ago. Where it went, and what is left to do.':
    'دو سال پہلے سے آدھا۔ باقی کہاں گیا، اور ابھی کیا کرنا ہے۔',
  [`Twice a year we weigh our own rubbish, which is less fun than it sounds. This time the heap was half of what it had been two years before.

Three things did it. Vegetables travel in paper. Soap, dish liquid and oil come as refills. And the ice bags of the chilled boxes are collected again by the rider.

What is left is mostly milk packets and film round cases of water. For the first there is now glass; for the second we have no good answer yet.

If you have one, write to us. The best letter so far suggested a river, and was signed by a class of eight-year-olds.`]: `سال میں دو بار ہم اپنا کچرا تولتے ہیں، جو سننے میں جتنا مزے کا ہے، کرنے میں اتنا نہیں۔ اس بار ڈھیر دو سال پہلے سے آدھا نکلا۔

کام تین باتوں نے کیا۔ سبزیاں کاغذ میں جاتی ہیں۔ صابن، برتن دھونے کا لیکوئڈ اور تیل ری فل میں آتے ہیں۔ اور ٹھنڈے ڈبوں سے برف کی تھیلیاں رائیڈر واپس لے آتے ہیں۔

جو رہ گیا وہ زیادہ تر دودھ کے پیکٹ ہیں، اور پانی کی بوتلوں پر لپٹا پلاسٹک۔ پہلے کے لیے اب شیشہ ہے؛ دوسرے کا کوئی اچھا جواب ابھی ہمارے پاس نہیں۔

آپ کے پاس ہو تو ہمیں لکھیں۔ اب تک کے سب سے اچھے خط میں مشورہ تھا: دریا۔ نیچے آٹھ سال کے بچوں کی پوری جماعت کے دستخط تھے۔`,

  // Events
  'Mango Tasting, Eleven Kinds': 'آم چکھیں، گیارہ قسمیں',
  'From Sindhri to white Chaunsa, cut and labelled on one long table. Bring a napkin and an opinion: the kind with the most votes is sold at cost for a week.':
    'سندھڑی سے سفید چونسا تک، ایک لمبی میز پر کٹے ہوئے، نام کے ساتھ۔ رومال بھی لائیں اور رائے بھی: جس قسم کو سب سے زیادہ ووٹ ملیں، وہ ہفتہ بھر لاگت پر بکے گی۔',
  'Shop courtyard, Jinnah Avenue, Blue Area, Islamabad':
    'دکان کا صحن، جناح ایونیو، بلیو ایریا، اسلام آباد',
  'Knife Sharpening with Ustad Rafiq': 'چھریاں تیز، استاد رفیق کے ہاتھ سے',
  'Ustad Rafiq of Wazirabad brought his wheel and sharpened 214 kitchen knives, eleven scissors and one sword of uncertain origin. He has promised to come back.':
    'وزیر آباد کے استاد رفیق اپنی سان ساتھ لائے اور 214 چھریاں، گیارہ قینچیاں اور ایک تلوار تیز کر گئے، جس کا حسب نسب معلوم نہیں۔ پھر آنے کا وعدہ کیا ہے۔',
  'In front of the shop, Jinnah Avenue, Blue Area, Islamabad':
    'دکان کے سامنے، جناح ایونیو، بلیو ایریا، اسلام آباد',
  'Children’s Lassi Stand': 'بچوں کا لسی اسٹال',
  'Six to twelve-year-olds ran a stall for a weekend: they bought, churned, priced and sold. The profit of Rs. 8,340 went to the school library across the road.':
    'چھ سے بارہ سال کے بچوں نے ہفتہ اتوار ایک اسٹال چلایا: خود خریدا، خود بلویا، خود قیمت لگائی اور بیچا۔ منافع کے 8,340 روپے سڑک پار اسکول کی لائبریری کو ملے۔',
  'Ayub Park, Gate 2, Rawalpindi': 'ایوب پارک، گیٹ 2، راولپنڈی',
  'Bring Back Your Batteries': 'پرانے سیل واپس لائیں',
  'Dead batteries and blown bulbs have no business in the nullah. Leave them in the green drum by the door, and take ten loyalty points for every bag.':
    'ختم ہوئے سیل اور فیوز بلب کا نالے میں کوئی کام نہیں۔ انہیں دروازے کے پاس ہرے ڈرم میں ڈالیں، اور ہر تھیلی پر دس پوائنٹس لے جائیں۔',
  'Our counter, Jinnah Avenue, Blue Area, Islamabad':
    'ہمارا کاؤنٹر، جناح ایونیو، بلیو ایریا، اسلام آباد',
  'Achar Fortnight': 'اچار کے پندرہ دن',
  'Every pickle is open for tasting, with hot paratha to carry it. Ask Sana for the card of her grandmother’s lemon achar; she wrote out forty and they are going.':
    'سارے اچار چکھنے کے لیے کھلے ہیں، اور سہارے کو گرم پراٹھا۔ ثنا سے ان کی نانی کے لیموں کے اچار کی پرچی مانگیں؛ چالیس لکھی تھیں اور ختم ہو رہی ہیں۔',
  'Tasting counter in the shop, Blue Area, Islamabad':
    'دکان میں چکھنے کا کاؤنٹر، بلیو ایریا، اسلام آباد',
  'Free Check-Up for Cats and Dogs': 'بلیوں اور کتوں کا مفت معائنہ',
  'Dr Nimra and two students look at teeth, ears and weight, and tell you kindly about the treats. Vaccination booklets are checked, and parrots are welcome to watch.':
    'ڈاکٹر نمرہ اور دو شاگرد دانت، کان اور وزن دیکھتے ہیں، اور فالتو نوالوں کی بات نرمی سے سمجھاتے ہیں۔ ٹیکوں کی کاپی بھی دیکھی جاتی ہے، اور طوطے تماشا دیکھنے آ سکتے ہیں۔',
  'Parking area behind the shop, Blue Area, Islamabad':
    'دکان کے پیچھے پارکنگ، بلیو ایریا، اسلام آباد',
  'How to Cook Rice for Fifty': 'پچاس لوگوں کے چاول کیسے پکائیں',
  'Two degs, one caterer, no secrets. Watch from soaking to dum, ask while it happens, and eat what comes out. Bring your own spoon; the plates are ours.':
    'دو دیگیں، ایک باورچی، راز کوئی نہیں۔ بھگونے سے دم تک دیکھیں، جو پوچھنا ہو وہیں پوچھیں، اور جو بنے وہ کھائیں۔ چمچ اپنا لائیں؛ پلیٹیں ہماری۔',
  'Farm Morning near Gujar Khan': 'گوجر خان کے پاس فارم پر ایک صبح',
  'Meet the cows that fill your bottle. The van leaves at six, milking is at seven and paratha breakfast at eight. Thirty seats; children sit on laps and pay nothing.':
    'ان گایوں سے ملیں جو آپ کی بوتل بھرتی ہیں۔ وین چھ بجے نکلتی ہے، دودھ سات بجے دوہا جاتا ہے، پراٹھوں کا ناشتہ آٹھ بجے۔ سیٹیں تیس ہیں؛ بچے گود میں، اور مفت۔',
  'Leaves from Rawat, T-Chowk': 'روانگی ٹی چوک، روات سے',
  'Wholesale Evening for Shopkeepers': 'دکانداروں کے لیے تھوک کی شام',
  'For corner shops, hostels and kitchens: next season’s price list, a look into the cold room, and supper. Come with your hardest question about delivery.':
    'نکڑ کی دکانوں، ہاسٹلوں اور باورچی خانوں کے لیے: اگلے موسم کی ریٹ لسٹ، کولڈ روم کی سیر، اور رات کا کھانا۔ ڈلیوری پر اپنا سب سے مشکل سوال ساتھ لائیں۔',
  'Our warehouse, I-9/3, Islamabad': 'ہمارا گودام، آئی 9/3، اسلام آباد',
  'Truck-Art Weekend': 'ٹرک آرٹ کا ہفتہ اتوار',
  'Two painters from Pirwadhai turn our delivery vans into peacocks, and visitors may colour the petals. Old clothes are advised, because enamel is for ever.':
    'پیرودھائی کے دو پینٹر ہماری ڈلیوری وینوں کو مور بناتے ہیں، اور آنے والے پنکھڑیوں میں رنگ بھر سکتے ہیں۔ پرانے کپڑے بہتر رہیں گے، کیونکہ اینمل پینٹ ہمیشہ کے لیے ہے۔',
  'F-9 Park, Mehran Gate, Islamabad': 'ایف 9 پارک، مہران گیٹ، اسلام آباد',

  // The shop
  'Your neighbourhood kiryana, at your door': 'آپ کے محلے کا کریانہ، آپ کے دروازے پر',
  'Shop 12, Jinnah Avenue, Blue Area, Islamabad': 'دکان 12، جناح ایونیو، بلیو ایریا، اسلام آباد',
  Islamabad: 'اسلام آباد',
  Rawalpindi: 'راولپنڈی',
  Taxila: 'ٹیکسلا',
  Wah: 'واہ',
  Murree: 'مری',
  Facebook: 'فیس بک',
  Instagram: 'انسٹاگرام',
  YouTube: 'یوٹیوب',
  TikTok: 'ٹک ٹاک',
  X: 'ایکس',
  'Positive seller ratings': 'دکاندار کی اچھی ریٹنگز',
  'Ships on time': 'آرڈر وقت پر روانہ',
  'Chat response rate': 'پیغاموں کے جواب',
  Membership: 'ممبر',
  'Happy Pets': 'خوش پالتو جانور',
  Customers: 'گاہک',

  // Zones, beside the towns
  'Bahria Town and DHA': 'بحریہ ٹاؤن اور ڈی ایچ اے',
  'Taxila and Wah': 'ٹیکسلا اور واہ',
  Attock: 'اٹک',

  // Saved answers
  'We do not have it yet. We have written it on our list and tell you as soon as it comes in.':
    'یہ چیز ابھی ہمارے پاس نہیں۔ ہم نے اپنی لسٹ میں لکھ لی ہے، آتے ہی آپ کو بتائیں گے۔',
  'We are sorry for that. Please ask for a return on the page of your order, with a photo, and we credit it today.':
    'ہم معذرت چاہتے ہیں۔ اپنے آرڈر کے صفحے پر تصویر کے ساتھ واپسی کا کہہ دیں، رقم آج ہی واپس کر دیں گے۔',
}

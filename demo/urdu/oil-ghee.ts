/** English → Urdu. */
export const oilGheeInUrdu: Readonly<Record<string, string>> = {
  // Canola Cooking Oil
  'A refill pouch of light canola oil: snip the corner and pour it into the dabba.':
    'ہلکے کینولا تیل کا پاؤچ: کونا کاٹیں اور ڈبے میں الٹ دیں۔',
  'Light, pale and with no taste of its own, so the zeera does the talking. It takes high heat without smoking, and a pan of pakoras leaves it clear enough to strain and use again. With vitamins A and D.':
    'ہلکا، شفاف، اپنا کوئی ذائقہ نہیں، سو بات زیرہ کرتا ہے۔ تیز آنچ پر دھواں نہیں دیتا، اور پکوڑے تل کر بھی اتنا صاف رہتا ہے کہ چھان کر پھر استعمال ہو۔ وٹامن اے اور ڈی کے ساتھ۔',
  'High smoke point': 'تیز آنچ پر دھواں نہیں',
  'With vitamins A & D': 'وٹامن اے اور ڈی کے ساتھ',
  'No cholesterol': 'کولیسٹرول نہیں',
  'Refined and sealed in Pakistan': 'پاکستان میں ریفائن اور سیل',
  'Three litres in a bottle with a proper handle and a cap that does not weep.':
    'تین لیٹر، دستہ ڈھنگ کا اور ڈھکن ایسا جو رستا نہیں۔',
  'The month’s frying, tarkas and dressings for a family, in one sturdy can.':
    'گھر بھر کے پورے مہینے کا تلنا، تڑکا اور سلاد، ایک مضبوط کین میں۔',

  // Sunflower Oil, Light
  'Clear as tea and just as light, for cakes, mayonnaise and gentle frying.':
    'قہوے سا شفاف اور اتنا ہی ہلکا: کیک، مایونیز اور ہلکی آنچ پر تلنے کے لیے۔',
  'Pressed from sunflower seed grown in lower Sindh. It stays liquid in the fridge, so salad dressings made with it pour straight away.':
    'زیریں سندھ کے سورج مکھی کے بیج سے نکلا۔ فریج میں بھی جمتا نہیں، سو اس کی بنی سلاد ڈریسنگ فوراً انڈیل لیں۔',
  'Rich in vitamin E': 'وٹامن ای سے بھرپور',
  'Neutral taste': 'اپنا ذائقہ نہیں',
  'Stays clear in the cold': 'ٹھنڈ میں بھی شفاف',

  // Frying Oil, for Kitchens
  'A caterer’s tin that stands up to a whole evening of fish, fries and samosas.':
    'کیٹرنگ والوں کا ٹین، جو مچھلی، فرائز اور سموسوں کی پوری شام سہہ جاتا ہے۔',
  'Blended to last: it darkens slowly and foams little. The tin has a pour spout under the seal and can go back to the kabariya afterwards.':
    'دیر تک چلنے کے لیے ملایا گیا: آہستہ کالا ہوتا ہے، جھاگ کم بناتا ہے۔ سیل کے نیچے ڈالنے کی نالی ہے، اور خالی ٹین کباڑیے کے کام کا ہے۔',
  'Slow to darken': 'دیر سے کالا ہو',
  'Little foam': 'جھاگ کم',
  'Pour spout': 'ڈالنے کی نالی',

  // Mustard Oil, Cold Pressed
  'Sharp enough to clear the head: for achar, fried fish and winter shoulders.':
    'اتنا تیز کہ دماغ کھول دے: اچار، تلی مچھلی اور سردیوں میں دکھتے کندھوں کے لیے۔',
  'Pressed in a wooden kohlu from yellow sarson, then rested and filtered through cloth. Heat it till it smokes once and cool it before you cook, and the bite turns to sweetness.':
    'پیلی سرسوں کا تیل، لکڑی کے کولہو سے نکلا، پھر ٹھہرایا اور کپڑے سے چھانا گیا۔ ایک بار دھواں اٹھنے تک گرم کریں، ٹھنڈا کر کے پکائیں، تیزی مٹھاس بن جاتی ہے۔',
  'First pressing': 'پہلی بار کا نکلا',
  'Yellow sarson only': 'صرف پیلی سرسوں',
  'Cloth-filtered': 'کپڑے سے چھنا',

  // Olive Oil, Extra Virgin
  'A small bottle of grassy Potohar olive oil, for salad and a first acquaintance.':
    'پوٹھوہار کے زیتون کے تیل کی چھوٹی بوتل، ہری گھاس سی مہک؛ سلاد کے لیے، اور پہلی جان پہچان کے لیے۔',
  'Olives from the young groves of Chakwal, pressed the day they are picked. Green and peppery at first, rounder by the new year. Keep it in the dark and use it raw where you can.':
    'چکوال کے نئے باغوں کے زیتون، جس دن ٹوٹے اسی دن تیل نکلا۔ شروع میں ہرا اور تیکھا، نئے سال تک ذرا نرم۔ اندھیرے میں رکھیں، اور جہاں ہو سکے کچا ہی استعمال کریں۔',
  'Grown in Potohar': 'پوٹھوہار میں اگے',
  'Cold extracted': 'بغیر گرمی کے نکلا',
  'Acidity under 0.6 %': 'تیزابیت 0.6 فیصد سے کم',
  'Peppery oil from the Chakwal hills, half a litre, for bread and good tomatoes.':
    'چکوال کی پہاڑیوں کا تیکھا تیل، آدھا لیٹر، روٹی اور اچھے ٹماٹروں کے لیے۔',

  // Sesame Oil, White Til
  'A spoonful at the end lifts fried rice, chutney and a plate of steamed greens.':
    'آخر میں ایک چمچ: فرائیڈ رائس، چٹنی اور بھاپ میں پکی سبزی جاگ اٹھتی ہے۔',
  'From unroasted seed, so it is pale and mild. Grandmothers also rub it into scalps, and we would not argue.':
    'کچے تل سے نکلا، اس لیے ہلکا اور نرم۔ دادیاں سر میں بھی لگاتی ہیں، اور ہم بحث نہیں کرتے۔',
  'Unroasted seed': 'بغیر بھنے تل',
  'Mild and nutty': 'ہلکا، میوے سا ذائقہ',
  'Glass bottle': 'شیشے کی بوتل',

  // Banaspati Ghee
  'A soft kilo of grainy ghee for the layers in a Sunday paratha.':
    'ایک کلو نرم دانے دار گھی، اتوار کے پراٹھے کی پرتوں کے لیے۔',
  'Grainy and ivory, with vitamins A and D. It gives parathas their layers and halwa its shine, and keeps in the cupboard through summer. Trans fat below two per cent, as the law now asks.':
    'دانے دار اور ہلکا پیلا، وٹامن اے اور ڈی کے ساتھ۔ پراٹھے کو پرتیں دیتا ہے، حلوے کو چمک، اور گرمیوں بھر الماری میں ٹھیک رہتا ہے۔ ٹرانس فیٹ دو فیصد سے کم، جیسا اب قانون کہتا ہے۔',
  'Trans fat under 2 %': 'ٹرانس فیٹ 2 فیصد سے کم',
  'Grainy texture': 'دانے دار',
  'A lidded tin, kept for years afterwards for rice, buttons or school certificates.':
    'ڈھکن والا ڈبہ، جو بعد میں برسوں چاول، بٹن یا اسکول کی سندیں سنبھالتا ہے۔',
  'Five kilos in the big tin, for sweet makers, hostels and kitchens that cook for weddings.':
    'بڑے ٹین میں پانچ کلو: حلوائیوں، ہاسٹلوں اور شادیوں کا کھانا پکانے والوں کے لیے۔',

  // Desi Ghee, Buffalo Milk
  'Coarse golden grains with a caramel smell, churned from dahi and cooked slowly.':
    'موٹے سنہری دانے، کیریمل سی خوشبو، دہی سے بلویا اور آہستہ پکایا ہوا۔',
  'Butter churned from cultured dahi and simmered over a low flame until it clears. That is why it smells of caramel and sets in coarse, golden grains. A spoon on hot daal is enough.':
    'دہی سے مکھن بلویا، پھر دھیمی آنچ پر پکایا جب تک صاف نہ ہو گیا۔ اسی لیے کیریمل سی خوشبو آتی ہے اور موٹے سنہری دانے جمتے ہیں۔ گرم دال پر ایک چمچ کافی ہے۔',
  'From cultured butter': 'دہی کے مکھن سے',
  'Slow-cooked in small pots': 'چھوٹی ہانڈیوں میں آہستہ پکا',
  'Sets in coarse, golden grains': 'موٹے سنہری دانوں میں جمتا ہے',
  'A kilo of the real thing, for panjiri, for winter and for somebody’s mother.':
    'ایک کلو اصلی چیز: پنجیری کے لیے، سردیوں کے لیے، اور کسی کی امی کے لیے۔',
}

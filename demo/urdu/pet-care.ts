/** English → Urdu. */
export const petCareInUrdu: Readonly<Record<string, string>> = {
  // Cat Food, Chicken Crunch
  'A week of crunch for one cat of moderate opinions. Resealable, for her nose is good.':
    'درمیانے نخروں والی ایک بلی کا ہفتے بھر کا کرکرا راشن۔ تھیلی دوبارہ بند ہوتی ہے، کیونکہ ناک اس کی تیز ہے۔',
  'Small crosses of halal chicken and rice with taurine, which cats cannot do without. Complete food for cats over one year. Put water beside it, and not too near; they like to walk for it.':
    'حلال مرغی اور چاول کے ننھے دانے، جمع کے نشان جیسے، ٹورین کے ساتھ، جس کے بغیر بلی کا گزارا نہیں۔ ایک سال سے بڑی بلیوں کی مکمل خوراک۔ پانی پاس رکھیں، مگر بہت پاس نہیں؛ بلیوں کو اس کے لیے ٹہل کر جانا پسند ہے۔',
  'Complete for adult cats': 'بڑی بلیوں کی مکمل خوراک',
  'Halal chicken': 'حلال مرغی',
  'With taurine': 'ٹورین کے ساتھ',
  'The big bag for two indoor cats and the grey one who only visits.':
    'بڑا تھیلا: گھر کی دو بلیوں کے لیے، اور اس سرمئی والی کے لیے جو صرف ملنے آتی ہے۔',

  // Cat Food in Gravy, Tuna
  'Flakes of tuna in a light gravy; tear, pour, and step out of the way.':
    'ہلکے شوربے میں ٹونا کے ٹکڑے؛ پھاڑیں، انڈیلیں، اور راستے سے ہٹ جائیں۔',
  'For fussy eaters, old teeth and hot weeks when cats drink too little. Two pouches a day with a spoon of the dry.':
    'نخروں کے لیے، بوڑھے دانتوں کے لیے، اور ان گرم ہفتوں کے لیے جب بلی پانی کم پیتی ہے۔ دن میں دو پاؤچ، ساتھ ایک چمچ خشک خوراک۔',
  'Six pouches': 'چھ پاؤچ',
  'Real tuna flakes': 'اصلی ٹونا کے ٹکڑے',

  // Cat Litter, Clumping Bentonite
  'Fine grey clay that clumps at once and keeps the bathroom fit for guests.':
    'باریک سرمئی مٹی، فوراً جم کر ڈلی بنتی ہے، اور غسل خانہ مہمانوں کے قابل رہتا ہے۔',
  'Dug in Punjab and dried twice, so there is little dust. Scoop daily, change monthly, never down the toilet.':
    'پنجاب کی زمین سے نکلی، دو بار سکھائی، اس لیے دھول کم۔ ڈلیاں روز نکالیں، مہینے میں پوری بدلیں، ٹوائلٹ میں کبھی نہ بہائیں۔',
  'Clumps firmly': 'پکی ڈلی بنے',
  'Low dust': 'دھول کم',

  // Dog Food, Beef & Rice
  'Crunchy beef-and-rice kibble for a medium dog’s fortnight. The tail will tell you.':
    'گوشت اور چاول کے کرکرے دانے، درمیانے کتے کے دو ہفتے۔ باقی دم بتا دے گی۔',
  'Kibble of halal beef, rice and carrot for grown dogs, baked and not only pressed. A good bowl for German shepherds on the roof and for the brown one who came with the house.':
    'بڑے کتوں کے لیے گائے کے حلال گوشت، چاول اور گاجر کے دانے، صرف دبائے نہیں، سینکے بھی گئے۔ چھت والے جرمن شیفرڈ کا بھی اچھا پیالہ، اور اس بھورے کا بھی جو مکان کے ساتھ ملا تھا۔',
  'Complete for adult dogs': 'بڑے کتوں کی مکمل خوراک',
  'Halal beef': 'گائے کا حلال گوشت',
  'Good for teeth': 'دانتوں کے لیے اچھی',
  'A sack for big guards with big jaws, carried to the gate by our rider.':
    'بڑے جبڑوں والے بڑے چوکیداروں کی بوری، جو رائیڈر گیٹ تک اٹھا کر لائیں گے۔',

  // Pet Shampoo, Neem
  'Neem against fleas and a mild lather, for whoever manages to hold the dog.':
    'پسوؤں کے خلاف نیم اور نرم سی جھاگ، جو بھی کتے کو پکڑ پائے اس کے لیے۔',
  'Safe for cats and for dogs over three months. Leave it on for five minutes, keep it out of the eyes, and close the drawing-room door.':
    'بلیوں کے لیے محفوظ، اور تین مہینے سے بڑے کتوں کے لیے بھی۔ پانچ منٹ لگا رہنے دیں، آنکھوں سے بچائیں، اور بیٹھک کا دروازہ بند کر دیں۔',
  'With neem oil': 'نیم کے تیل کے ساتھ',
  'For dogs and cats': 'کتے بلی، دونوں کے لیے',

  // Rubber Ball, Bouncing
  'Natural rubber, tooth-proof and loud enough to be found under the takht.':
    'قدرتی ربڑ کی، دانتوں کے بس کی نہیں، اور آواز اتنی کہ تخت کے نیچے سے بھی مل جائے۔',
  'Seven centimetres, for middling jaws and upward. It floats, which Rawal Lake has confirmed.':
    'سات سینٹی میٹر، درمیانے اور بڑے جبڑوں کے لیے۔ پانی پر تیرتی ہے، راول جھیل گواہ ہے۔',
  'Natural rubber': 'قدرتی ربڑ',
  '7 cm': '7 سینٹی میٹر',
  Floats: 'پانی پر تیرے',

  // Parrot Seed Mix
  'Sunflower, millet, safflower and dried chilli for a bird with a vocabulary.':
    'سورج مکھی، باجرہ، کسنبے کے بیج اور سوکھی مرچ، اس پرندے کے لیے جسے باتیں آتی ہیں۔',
  'Sieved clean, so the dust stays with us. Add guava or a green chilli every day and expect comments.':
    'چھان کر صاف کیا، دھول ہمارے پاس رہ گئی۔ روز امرود یا ہری مرچ بھی دیں، پھر تبصرے سنیں۔',
  'Seven seeds': 'سات طرح کے بیج',
  'Dust-free': 'دھول نہیں',
  'With dried chilli': 'سوکھی مرچ کے ساتھ',

  // Fish Flakes, Tropical
  'Thin flakes that float for half a minute and do not cloud the tank.':
    'پتلے فلیکس، آدھا منٹ تیرتے ہیں اور ایکویریم گدلا نہیں کرتے۔',
  'As much as they finish in two minutes, twice a day. With spirulina, which keeps the reds red.':
    'دن میں دو بار، اتنا جتنا مچھلیاں دو منٹ میں ختم کر لیں۔ اسپیرولینا کے ساتھ، جو لال کو لال رکھتی ہے۔',
  'With spirulina': 'اسپیرولینا کے ساتھ',
  'Keeps water clear': 'پانی صاف رہے',
  'For community tanks': 'ملی جلی مچھلیوں کے ایکویریم کے لیے',
}

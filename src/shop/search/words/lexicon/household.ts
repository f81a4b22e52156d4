/** Soap, cleaning, kitchen, baby, pets; one group per line. */
export const household = `
# personal care
soap, sabun, saban, saabun, sabon, soup bar soap, صابن
bath soap, nahane sabun, nahanay sabun, nahane wala sabun, نہانے کا صابن
washing soap, kapray sabun, kapde sabun, kapron sabun, laundry soap, کپڑے دھونے کا صابن
hand-wash, handwash, hath dhone, hand-soap, haath dhone sabun, ہینڈ واش
sanitizer, sanitiser, hand sanitizer, hand sanitiser, senitizer, سینیٹائزر
body-wash, shower gel, باڈی واش
shampoo, shampu, shempoo, shampo, shamphoo, shempu, شیمپو
anti dandruff, dandruff, khushki, sikri, خشکی
conditioner, kandishner, conditionar, کنڈیشنر
cold-cream, کولڈ کریم
fairness-cream, فیئرنس کریم
tea-tree-oil, ٹی ٹری آئل
fish-oil, مچھلی کا تیل
soap-dish, صابن دانی
nail-polish, نیل پالش
hair-oil, baalon tel, balon tel, bal tel, sar tel, sir tel, بالوں کا تیل, ہیئر آئل
hair, baal, balon, بال
henna, mehndi, mehendi, mehandi, hina, مہندی, حنا
hair colour, hair color, hair dye, khizab, baal rang, خضاب, ہیئر کلر
toothpaste, tooth-paste, manjan, tuthpaste, toothpest, tooth pest, tothpaste, ٹوتھ پیسٹ, منجن
toothbrush, tooth brush, toothbrushes, tuthbrush, dant brush, ٹوتھ برش
miswak, miswaak, maswak, مسواک
mouthwash, mouth-wash, kulli, ماؤتھ واش
lotion, loshan, loshion, لوشن
body lotion, moisturiser, moisturizer, باڈی لوشن
cold-cream, face-cream, chehra cream, کولڈ کریم
face-wash, facewash, munh dhone, moonh dhone, فیس واش
sunblock, sunscreen, sun block, sun screen, dhoop cream, سن بلاک
petroleum jelly, vaseline, veslin, ویزلین
lip balm, lipbalm, hont balm, لپ بام
talcum powder, talc, talcum, body-powder, ٹالکم پاؤڈر
shaving foam, shaving-cream, shave-foam, shaving gel, شیونگ کریم, شیونگ فوم
razor, razors, ustra, blade, blades, rezar, ریزر, بلیڈ
deodorant, body spray, deo, deodrant, باڈی سپرے
perfume, itar, attar, ittar, ithar, khushboo, parfume, عطر, پرفیوم
pads, sanitary pad, sanitary pads, napkin, sanitary napkin, پیڈز
cotton, rooi, roi, cotton wool, روئی
cotton-buds, ear-buds, earbuds cotton, کاٹن بڈز
comb, kanghi, kangi, کنگھی
hair brush, ہیئر برش
nail cutter, nakhun tarash, nailcutter, ناخن تراش
nail polish, نیل پالش
hair-removing-cream, hair remover, ہیئر ریموور
kajal, surma, kohl, کاجل, سرمہ
multani mitti, fullers earth, gachni, ملتانی مٹی
bandage, plaster, patti bandage, saniplast, پٹی, بینڈیج
antiseptic, antiseptic liquid, dettol, detol, اینٹی سیپٹک
mask, face mask, ماسک
# laundry and cleaning
detergent, washing powder, surf, sarf, serf, kapray powder, kapde dhone powder, kapray dhone powder, dhulai powder, ڈٹرجنٹ, سرف, صرف, واشنگ پاؤڈر, کپڑے دھونے کا پاؤڈر, کپڑے دھونے والا پاؤڈر
laundry liquid, liquid detergent, لانڈری لیکویڈ
fabric softener, softener, sofner, فیبرک سافٹنر
bleach, bleech, bleach liquid, کاغذی بلیچ, بلیچ
neel, neil, laundry blue, نیل
starch, kalaf, maya, kalf, کلف
stain remover, daagh remover, داغ
dish soap, dishwash, dish wash, bartan sabun, bartan dhone, bartan dhonay, bartan dhone sabun, vim, dishwashing, برتن دھونے کا صابن, ڈش واش
dishwash liquid, dish liquid, bartan dhone liquid, bartan liquid, ڈش واش لیکویڈ
dishwash bar, dish bar, bartan tikki, ڈش واش بار
scourer, scourers, scrubber, steel wool, jali, joona, bartan manjhne, اسکربر, جالی
sponge, sponges, foam sponge, isponj, اسپنج
floor cleaner, farsh cleaner, farsh dhone, pocha liquid, فرش کلینر, فلور کلینر
glass cleaner, sheesha cleaner, sheeshay cleaner, شیشہ کلینر, گلاس کلینر
toilet cleaner, washroom cleaner, harpic, toilet saaf, ٹوائلٹ کلینر
bathroom cleaner, bathroom saaf, tile cleaner, باتھ روم کلینر
phenyl, phenol, finail, finayl, phenyle, feenail, فینائل
drain cleaner, drain opener, نالی
tezab, acid, tezaab, تیزاب
broom, jharoo, jharu, jhadu, jaroo, jhaaru, جھاڑو
mop, pocha, wiper, pochha, پوچا, موپ
dustpan, ڈسٹ پین
duster, jharan, cleaning cloth, ڈسٹر, جھاڑن
bin bag, bin bags, garbage bag, garbage bags, trash bag, trash bags, kachra bag, kachra shopper, kooray bag, shopper, کچرا بیگ, شاپر
dustbin, bin, koora dan, kooradan, ڈسٹ بن
bucket, balti, baalti, بالٹی
mug, مگ
gloves, dastanay, dastane, دستانے
mosquito, machar, machhar, macchar, مچھر
mosquito coil, mosquito coils, machar coil, coil, macchar coil, مچھر کوائل
mosquito repellent, machar liquid, mosquito refill, machar bhagane, mortein, مچھر مار
insect spray, insect killer, cockroach spray, keeray mar, keere maar spray, کیڑے مار
rat poison, chooha mar, rat killer, چوہے مار
air freshener, room freshener, room spray, air freshner, ایئر فریشنر
incense, agarbatti, agar batti, agarbati, اگربتی
naphthalene, moth-balls, phenyl goli, phenyl goliyan, فینائل گولیاں
# kitchen and home
utensil, utensils, bartan, bartn, crockery, برتن
karahi, kadhai, kadai, karhai, wok, کڑاہی
tawa, tava, griddle, توا
pot, degchi, patila, pateela, degcha, cooking pot, دیگچی, پتیلا
pressure cooker, cooker, preshar cooker, کوکر, پریشر کوکر
frying pan, fry pan, frypan, فرائی پین
knife, knives, churi, chhuri, chaku, chaqu, چھری, چاقو
spoon, spoons, chamach, chammach, chamcha, چمچ, چمچہ
fork, forks, kanta, kaanta, کانٹا
tongs, chimta, chimtay, چمٹا
rolling pin, belan, bailan, بیلن
strainer, sieve, chalni, chhanni, channi, چھلنی
grater, kaddu kash, kadukash, کدو کش
peeler, چھیلنے والا
chopping board, cutting board, تختہ
cup, cups, piyali, pyali, پیالی, کپ
saucer, saucers, pirch, پرچ
dinner-set, dinner-sets, dinnerset
plate, plates, palait, rakabi, پلیٹ
bowl, bowls, katora, pyala, piyala, katori, پیالہ, کٹورا
glass, glasses, gilas pani, گلاس
jug, جگ
flask, thermos, tharmas, thermas, vacuum flask, تھرماس
tiffin, lunch box, lunchbox, tifin, ٹفن, لنچ باکس
jar, jars, martaban, airtight jar, مرتبان, جار
masala box, masala dani, masaldani, مصالحہ دانی
water bottle, pani bottle, pani botal, پانی کی بوتل
foil, aluminium foil, aluminum foil, foil paper, silver foil, فوائل
cling film, cling wrap, plastic wrap, plastic film, کلنگ فلم
baking paper, butter-paper, بٹر پیپر
tissue, tissues, tishu, tisu, tissue paper, facial tissue, ٹشو, ٹشو پیپر
toilet roll, toilet rolls, toilet paper, tissue roll, ٹوائلٹ رول
kitchen towel, kitchen towels, kitchen roll, kitchen tissue, کچن رول
towel, tolia, toliya, tauliya, تولیہ
bulb, bulbs, balb, led, led bulb, batti, light bulb, بلب, ایل ای ڈی
torch, flashlight, tarch, ٹارچ
candle, candles, mombatti, mom batti, mombati, موم بتی
battery, batteries, cell, sell, cells, batri, بیٹری, سیل
matches, match-box, matchbox, machis, maachis, maachas, ماچس
lighter, laiter, لائٹر
extension, extension board, extension lead, ایکسٹینشن
tape, scotch tape, ٹیپ
glue, gond glue, elfy, گوند چپکانے
needle, sewing kit, sui, sui dhaga, sooi dhaga, sewing, سوئی دھاگہ, سوئی
thread, dhaga, dhaaga, دھاگہ
safety pin, سیفٹی پن
notebook, notebooks, copy, kaapi, copies, register, exercise book, کاپی, رجسٹر
pen, pens, qalam, kalam, ballpoint, قلم
pencil, pencils, pensil, پنسل
eraser, rubber, mitane, ربڑ
sharpener, شارپنر
school bag, basta, بستہ
umbrella, chhatri, chatri, چھتری
hanger, hangers, ہینگر
rope, rassi, رسی
shoe polish, polish, جوتا پالش, پالش
toothpick, toothpicks, khilal, خلال
disposable cup, disposable cups, paper cup, ڈسپوزیبل کپ
disposable plate, disposable plates, paper plate, ڈسپوزیبل پلیٹ
straw, straws, اسٹرا
gas cylinder, cylinder, سلنڈر
charcoal, koyla, coal, koila, کوئلہ
# baby and pets
baby, bacha, bacche, bachon, bachay, child, children, kids, بچہ, بچے, بچوں
diaper, diapers, pamper, nappy, nappies, paimpar, pempar, ڈائپر, پیمپر, پیمپرز
baby wipe, baby wipes, wipes, wet wipes, wet tissue, وائپس
baby cereal, cerelac, serelac, cerelak, سیریلیک
formula milk, infant formula, baby-milk, bachon doodh, baby doodh, بچوں کا دودھ
baby-food, bachon khana, بچوں کی خوراک
feeding bottle, feeder, fidar, baby bottle, doodh bottle, فیڈر
pacifier, soother, chusni, choosni, چسنی
baby-oil, baby-massage-oil, malish tel, maalish tel, massage oil, bachon tel, بے بی آئل, مالش کا تیل
baby-lotion, بے بی لوشن
baby shampoo, bachon shampoo, bacho shampoo, بے بی شیمپو
baby soap, بے بی صابن
baby powder, bachon powder, بے بی پاؤڈر
toy, toys, khilona, khilonay, کھلونا, کھلونے
ball, gend, gaind, گیند
cat, billi, bili, بلی
dog, kutta, kutay, کتا
cat-food, billi khana, billi food, billi khurak, بلی کا کھانا
dog-food, kutta khana, kuttay khana, kutte khana, kutta food, کتے کا کھانا
cat litter, litter, billi ret, بلی کی ریت
bird, parinda, parinday, chiriya, پرندہ
parrot, tota bird, tote, totay, mithu, طوطا
bird-seed, bird-food, parrot-food, parrot-seed, totay dana, tota dana, bajra dana, parinday dana, طوطے کا دانہ
fish-food, fish-flakes, machli khana, machli khurak, مچھلی کا کھانا
# plain words
black, kala, kaala, kali, kaali, siyah, kale, kalay, کالا, کالی, سیاہ
white, safed, sufaid, safaid, sufed, سفید
red, lal, laal, surkh, لال, سرخ
green, hara, hari, sabz, ہرا, ہری, سبز
sweet, meetha, mitha, meethi, میٹھا
pink, gulabi, گلابی
yellow, peela, peeli, zard, پیلا, زرد
blue colour, neela, neeli, نیلا
big, bara, bari, barra, large, بڑا, بڑی
small, chota, choti, chhota, chhoti, چھوٹا, چھوٹی
spicy, teekha, tikha, karara, chatpata, تیکھا
hot, garam, گرم
cold, thanda, thandi, ٹھنڈا
sour, khatta, khatti, کھٹا
bitter, karwa, کڑوا
dry, dried, khushk, sukha, sukhi, سوکھا
frying, fried, tala, fry, فرائی
roasted, bhuna, bhuni, bhunay, bhune, roast, بھنا, بھنی
salted, namkin, نمکین
ground, pisa, pisi, pisay, powdered, پسا, پسی
crushed, kuta, kutti, kuti, کٹی
whole, sabut, sabit, saabut, ثابت
fresh, taza, taaza, tazi, تازہ, تازی
loose, khula, khuli, کھلا
rose, gulab, gulaab, گلاب
jasmine, chambeli, motia, mogra, موتیا
sandalwood, sandal, sandle, صندل
neem, neam, نیم
aloe, aloe vera, ghekwar, kunwar gandal, ایلوویرا
medicine, dawa, dawai, dawaai, دوا
food, khana, khurak, کھانا, خوراک
seed, beej, dana, بیج
leaf, patta, pattay, patte, پتہ, پتے
paper, kaghaz, kaagaz, کاغذ
box, dabba, daba, ڈبہ
mango drink, aam drink, mango sharbat
first aid, marham patti, فرسٹ ایڈ
ointment, marham, balm, مرہم
cough syrup, khansi syrup, khansi sharbat, کھانسی کا شربت
thermometer, bukhar meter, تھرمامیٹر
sugar pot, cheeni dan, namak dan, نمک دان
gift box, tohfa, تحفہ
prayer mat, jaye namaz, jainamaz, جائے نماز
slippers, chappal, chapal, چپل
curtain, parda, پردہ
bedsheet, chadar, chaddar, bed sheet, چادر
pillow, takia, takiya, تکیہ
clothes, kapray, kapre, kapde, kapron, کپڑے
`

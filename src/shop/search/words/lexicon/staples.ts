/** Flour, rice, pulses, oil, dairy, meat; one group per line. */
export const staples = `
# flour and sugar
flour, atta, aata, ata, aatta, attaa, wheat flour, آٹا
whole wheat, chakki atta, chakki aata, chaki atta, chakki, چکی آٹا, چکی کا آٹا
fine flour, all purpose flour, plain flour, maida, maidah, myda, میدہ
gram flour, chickpea flour, besan, baisan, bessan, بیسن
semolina, suji, sooji, soji, rava, سوجی
wheat, gandum, gehun, gehu, گندم, گیہوں
broken wheat, cracked wheat, daliya, dalia, daleya, دلیہ
barley, jau, jao, jaw, جو کا
millet, bajra, bajray, باجرہ
sorghum, jowar, juwar, جوار
corn meal, makai atta, makki atta, makai aata, مکئی کا آٹا
rice flour, chawal atta, chawal ka aata, چاول کا آٹا
sattu, satu, ستو
oats, oat, jai, rolled oats, اوٹس
bran, choker, bhoosi, chokar, چوکر
sugar, cheeni, chini, cheeny, cheni, chinni, shakkar cheeni, چینی
jaggery, gur, gurr, gud, گڑ
brown sugar, shakar, shakkar, desi shakar, شکر, براؤن شوگر
sweetener, saccharin, سویٹنر
rock sugar, misri, mishri, مصری
# rice and pulses
rice, chawal, chaval, chaawal, chawl, chawwal, چاول
basmati, basmati rice, basmati chawal, basmatti, baasmati, biryani rice, biryani chawal, باسمتی, باسمتی چاول
sella, sella rice, sela, sela rice, sella chawal, سیلا
broken rice, tota, tota-chawal, ٹوٹا-چاول
brown rice, براؤن رائس
pulse, pulses, lentil, lentils, daal, dal, daaal, dhal, daalein, دال, دالیں
chana daal, chana dal, chanay daal, daal chana, dal chana, split chickpea, split gram, چنے کی دال, دال چنا, چنا دال
moong daal, moong dal, mung dal, mung daal, daal moong, dal moong, dal mong, mong dal, moong, mung, مونگ کی دال, مونگ دال, دال مونگ, مونگ
masoor daal, masoor dal, masur dal, masar dal, daal masoor, dal masoor, red lentil, red lentils, masoor, masur, مسور کی دال, مسور دال, دال مسور, مسور
mash daal, mash dal, maash daal, maash, mash, daal mash, dal mash, urad, urad dal, white lentil, ماش کی دال, دال ماش, ماش
toor daal, toor dal, arhar, arhar dal, ارہر
black lentil, sabut masoor, kali daal, ثابت مسور
chickpea, chickpeas, chana, channa, chanay, chane, chany, chanaa, chole, cholay, چنا, چنے, چھولے
white chickpea, white chickpeas, white chana, kabuli chana, kabli chana, safed chana, safed chany, safaid chany, sufaid chanay, safaid chanay, سفید چنے, کابلی چنا
black chickpea, black chickpeas, black chana, kala chana, kaala chana, kale chane, kale chany, kalay chanay, کالے چنے, کالا چنا
roasted chickpea, roasted chana, bhuna chana, bhunay chanay, bhune chane, bhuna channa, بھنے چنے
kidney bean, kidney beans, rajma, lobia lal, lal lobia, red lobia, راجما, لال لوبیا
black eyed bean, black eyed beans, black eyed pea, lobia, lobiya, لوبیا
soybean, soya bean, soya, سویابین
tofu, bean curd
soya chunks, soya nuggets, soya bari, سویا بڑی
# oil and ghee
oil, tel, tail, taill, تیل
cooking oil, khanay tel, khane tel, khana pakane tel, pakane tel, کوکنگ آئل, کھانے کا تیل
canola, canola oil, kanola, kanola oil, kenola, کنولا, کینولا
sunflower oil, sunflower, surajmukhi tel, سن فلاور آئل
corn oil, makai tel, کارن آئل
olive oil, zaitoon tel, zaitun tel, zetoon tel, زیتون کا تیل
olive, olives, zaitoon, zaitun, zetoon, زیتون
mustard oil, sarson tel, sarsoon tel, sarso tel, sarson oil, sarson, سرسوں کا تیل, سرسوں
coconut-oil, nariyal-tel, khopra-tel, khopray tel, ناریل کا تیل
sesame oil, til tel, تل کا تیل
soybean oil, soya oil, سویابین آئل
ghee, ghi, gee, ghe, گھی
desi ghee, desi ghi, asli ghee, pure ghee, دیسی گھی
banaspati, vanaspati, banaspati ghee, banaspati ghi, بناسپتی, بناسپتی گھی
# dairy and eggs
milk, doodh, dudh, dood, dhoodh, doodhh, duodh, دودھ
buffalo milk, bhains doodh, bhens doodh, بھینس کا دودھ
cow milk, gaye doodh, gai doodh, گائے کا دودھ
skimmed milk, low fat milk, fat free milk, skim milk, بالائی کے بغیر دودھ
uht milk, uht, tetra milk, packet doodh, dabba doodh, ڈبے کا دودھ
milk-powder, powdered milk, dry milk, sukha doodh, khushk doodh, powder doodh, doodh powder, خشک دودھ, سوکھا دودھ
coconut-milk, nariyal-doodh, ناریل کا دودھ
coconut-water, nariyal-pani, ناریل پانی
almond-milk, badam-doodh, بادام دودھ
soy-milk, soya-milk, سویا دودھ
oat-milk, اوٹ ملک
milk-shake, milkshake, ملک شیک
cream-cheese, کریم چیز
cocoa-butter, کوکو بٹر
shea-butter, شیا بٹر
condensed-milk, kondens milk, condense milk, کنڈینسڈ ملک
flavoured milk, flavored milk, فلیورڈ ملک
tea whitener, whitener, chai doodh, chai wala doodh, ٹی وائٹنر
yogurt, yoghurt, yougurt, yogart, curd, dahi, dahee, dehi, dhai, dahii, دہی
raita, rayta, raitha, raayta, raaita, raitta, رائتہ
lassi, lasi, lussi, لسی
buttermilk, chaach, chaachh, چھاچھ
butter, makhan, makkhan, makhun, maakhan, مکھن, مکھّن
margarine, marjarine, مارجرین
cream, malai, malaai, balai, balaai, kareem, krim, ملائی, بالائی, کریم
cheese, cheez, chees, paneer cheese, چیز
cottage cheese, paneer, panir, پنیر
mozzarella, mozarella, mozrella, موزاریلا
cheddar, chedar, چیڈر
cream-cheese, کریم چیز
khoya, khoa, mawa, کھویا
egg, eggs, anda, anday, ande, andey, andy, andday, andaa, انڈا, انڈے
desi egg, desi eggs, desi anday, desi ande, desi anda, دیسی انڈے
kheer, kheer mix, kheer powder, کھیر
ras-malai, rasmalai, راس ملائی
ice-cream, icecream, aiscream, qulfi, kulfi, آئس کریم, قلفی
# meat, poultry, fish
meat, gosht, ghosht, goshat, gosht meat, گوشت
beef, bara gosht, gaye gosht, gai gosht, bari gosht, bhains gosht, بڑا گوشت, گائے کا گوشت, بیف
mutton, chota gosht, chhota gosht, bakra, bakray gosht, bakre gosht, matan, mattan, goat, چھوٹا گوشت, مٹن, بکرے کا گوشت
lamb, dumba, دنبہ
chicken, murghi, murgi, murgh, murg, chiken, chikan, murghi gosht, مرغی, چکن, مرغ
chicken breast, chicken seena, seena, boneless chicken, چکن بریسٹ
chicken leg, drumsticks, chicken leg piece, leg piece, ran piece, لیگ پیس
chicken wing, chicken wings, wings, ونگز
mince, minced, keema, qeema, qima, kima, keemah, قیمہ
liver, kaleji, kaleeji, kalaji, کلیجی
trotters, paya, paye, paaye, پایا
brain, maghaz, maghz, مغز
bones, haddi, haddiyan, ہڈی
boneless, boneless meat, boti, botiyan, بوٹی
ribs, chaanp, champ, chops, chop, چانپ
fish, machli, machhli, machi, machchi, machli fish, مچھلی
rohu, rahu, rohu fish, رہو
pomfret, paplet, pamflet, پاپلیٹ
prawn, prawns, shrimp, shrimps, jheenga, jhinga, jhingay, جھینگا, جھینگے
tuna, ٹونا
kebab, kabab, kabaab, kababs, kebabs, کباب
seekh kebab, seekh kabab, seekh, sikh kabab, سیخ کباب
shami kebab, shami kabab, shami, شامی کباب
nugget, nuggets, chicken nuggets, nagets, nugits, نگٹس
sausage, sausages, سوسیج
samosa, samosas, samosay, samose, سموسہ, سموسے
spring roll, roll, rolls patti, رول
samosa patti, roll patti, manda patti, سموسہ پٹی
burger patty, burger patties, patty, برگر پیٹی
french fries, fries, finger chips, فرائز
`

/** Spices, masalas, condiments; one group per line. */
export const spices = `
spice, spices, masala, masalah, masalay, masale, msala, masaley, مصالحہ, مصالحے, مسالہ, مصالہ
turmeric, haldi, haldee, huldi, ہلدی
red chilli, red chili, red chilli powder, chilli powder, lal mirch, laal mirch, lal mirchi, surkh mirch, pisi mirch, لال مرچ, سرخ مرچ
crushed chilli, chilli flakes, kutti mirch, kuti mirch, kutti lal mirch, کٹی مرچ, کٹی لال مرچ
whole red chilli, sabut lal mirch, sabit lal mirch, gol mirch, ثابت لال مرچ
black pepper, pepper, kali-mirch, kaali-mirch, kalimirch, siyah-mirch, کالی-مرچ
white pepper, safed-mirch, sufaid-mirch, سفید-مرچ
cumin, cumin seed, cumin seeds, zeera, zira, zera, jeera, jira, zeerah, safed zeera, sufaid zeera, زیرہ
black cumin, kala zeera, kaala zeera, shah zeera, کالا زیرہ
coriander powder, dhania powder, pisa dhania, sukha dhania, دھنیا پاؤڈر
coriander seeds, sabut dhania, sabit dhania, ثابت دھنیا
cinnamon, dar-cheeni, darchini, dar-chini, daarcheeni, darcheeni, dal-chini, dalchini, دارچینی, دار-چینی
clove, cloves, laung, loung, lawang, لونگ
cardamom, elaichi, ilaichi, elaychi, ilachi, elachi, ilaychi, الائچی
green cardamom, sabz elaichi, hari elaichi, choti elaichi, choti ilaichi, چھوٹی الائچی, سبز الائچی
black cardamom, bari elaichi, badi elaichi, bari ilaichi, moti elaichi, بڑی الائچی
nutmeg, jaifal, jaiphal, jayfal, جائفل
mace, javitri, jawatri, javatri, جاوتری
bay leaf, bay leaves, tez patta, tezpatta, tez pat, tej patta, تیز پتہ, تیزپات
star-anise, badiyan, badyan, baadiyan, بادیان
fennel, fennel seed, fennel seeds, saunf, sauf, sounf, sonf, سونف
carom, carom seed, carom seeds, ajwain, ajwan, ajwayn, اجوائن
nigella, nigella seed, nigella seeds, black seed, kalonji, kalwanji, kaloonji, کلونجی
fenugreek seed, fenugreek seeds, methi dana, methidana, میتھی دانہ
dried fenugreek, kasuri methi, qasoori methi, kasoori methi, kasuri maithi, قصوری میتھی
mustard seed, mustard seeds, rai, raai, sarson dana, رائی
sesame, sesame seed, sesame seeds, til, تل
poppy seed, poppy seeds, khash khash, khashkhash, خشخاش
saffron, zafran, zaafran, zafraan, kesar, زعفران
dried mango powder, amchur, aamchoor, amchoor, آمچور
dried pomegranate seed, pomegranate seeds, anardana, anar dana, انار دانہ
tamarind, imli, imlee, املی
salt, namak, namk, nimak, namakk, نمک
pink salt, pink rock salt, rock salt, himalayan salt, gulabi namak, lahori namak, گلابی نمک
black salt, kala namak, kaala namak, کالا نمک
iodised salt, iodized salt, iodine salt, آئیوڈین نمک
garam masala, garam masalah, گرم مصالحہ
chaat masala, chat masala, chaat msala, چاٹ مصالحہ
biryani masala, biryani, biriyani, beryani, biryani msala, بریانی, بریانی مصالحہ
karahi masala, karhai masala, kadai masala, کڑاہی مصالحہ
nihari masala, nihari, nehari, nahari, نہاری, نہاری مصالحہ
haleem, halim, haleem mix, haleem masala, حلیم
korma, qorma, qorma masala, korma masala, قورمہ
tikka, tikka masala, tikka boti, تکہ
tandoori masala, tandoori, تندوری
kebab masala, seekh kebab masala, kabab masala, کباب مصالحہ
fish masala, machli masala, fish fry masala, مچھلی مصالحہ
achar-gosht, achari gosht, achar gosht masala, اچار گوشت
curry powder, salan masala, سالن مصالحہ
pulao masala, pulao, pilau, pulaw, پلاؤ
paya masala, paye, پائے
chapli kebab, chapli kabab, chapli, چپلی کباب
ginger garlic paste, adrak lehsan paste, lehsan adrak paste, لہسن ادرک پیسٹ
garlic powder, lehsan powder, لہسن پاؤڈر
ginger powder, sonth, saunth, adrak powder, سونٹھ
onion powder, pyaz powder, پیاز پاؤڈر
paprika, پیپریکا
oregano, اوریگانو
thyme, تھائم
rosemary, روزمیری
basil, tulsi, niazbo, تلسی
msg, ajinomoto, china salt, chinese salt, chinese namak, اجینوموتو
baking-powder, beking powder, بیکنگ پاؤڈر
baking-soda, meetha-soda, mitha-soda, khane-soda, میٹھا سوڈا
yeast, khameer, khamir, خمیر
vinegar, sirka, sirkah, serka, سرکہ
soy sauce, soya sauce, soya sos, سویا ساس
chilli sauce, chili sauce, chilli sos, چلی ساس
hot sauce, ہاٹ ساس
ketchup, catchup, tomato ketchup, kechup, ketchap, tomato sauce, کیچپ
mayonnaise, mayo, mayonise, mayonese, mayonaise, مایونیز
mustard, mustard paste, rai paste, مسٹرڈ
sauce, sos, chatni sos, ساس
chutney, chatni, chatney, چٹنی
pickle, achar, achaar, aachar, اچار
mixed pickle, mix achar, mixed achar, مکس اچار
mango pickle, aam achar, آم کا اچار
murabba, muraba, morabba, مربہ
rose-water, arq gulab, araq gulab, arq e gulab, gulab jal, عرق گلاب
kewra, kewra water, keora, arq kewra, کیوڑہ
vanilla essence, vanilla, vanila, ونیلا
food colour, food color, zarda rang, rang, زردہ رنگ
citric acid, tatri, tartri, ٹاٹری
alum, phitkari, phatkari, پھٹکری
honey, shehad, shahad, shahed, shehd, شہد
stock cube, chicken-cube, yakhni cube, چکن کیوب
bbq sauce, barbecue sauce, باربی کیو ساس
tahini, تاہینی
breadcrumb, breadcrumbs, bread crumbs, بریڈ کرمبز
corn flour, cornflour, corn starch, cornstarch, makai ka maida, کارن فلور
custard, custard powder, kastard, custerd, کسٹرڈ
jelly, jeli, jelly crystals, جیلی
gelatin, gelatine, جیلیٹن
cocoa, cocoa powder, koko, کوکو
icing sugar, آئسنگ شوگر
china grass, agar agar, agar, چائنا گراس
isabgol, ispaghol, ispaghul, psyllium, psyllium husk, isapgol, اسپغول
edible gum, gond, gaund, gond katira, گوند, گوند کتیرا
senna, sana makki, سنا مکی
licorice, mulethi, mulathi, malathi, ملٹھی
asafoetida, hing, heeng, ہینگ
`

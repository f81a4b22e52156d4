/** Fruit, vegetables, herbs, nuts; one group per line. */
export const produce = `
# vegetables
vegetable, vegetables, sabzi, sabji, subzi, sabziyan, سبزی, سبزیاں
onion, pyaz, piyaz, pyaaz, piaz, pyaj, payaz, پیاز
potato, aloo, alu, aaloo, allu, آلو
tomato, tamatar, timatar, tamator, tomatar, tmatar, ٹماٹر
garlic, lehsan, lasan, lahsan, lehsun, lahsun, lasun, lehson, thom, لہسن
ginger, adrak, adrk, adarak, ادرک
green chilli, green chili, hari mirch, sabz mirch, hari mirchen, hari mirchein, ہری مرچ, سبز مرچ
chilli, chili, chilly, mirch, mirchi, mirchen, مرچ, مرچیں
lemon, lime, nimbu, leemu, limu, nimboo, neembu, lemu, lemo, لیموں, نیبو
cucumber, kheera, khira, kheere, khera, کھیرا
spinach, palak, paalak, palk, پالک
coriander, dhania, dhaniya, dhanya, kothmir, cilantro, hara dhania, دھنیا, دھنیہ
mint, podina, pudina, pudeena, podeena, پودینہ
cauliflower, phool gobhi, phool gobi, phul gobi, gobhi, gobi, پھول گوبھی, گوبھی
cabbage, band gobhi, band gobi, bandgobi, patta gobhi, بند گوبھی
broccoli, brocoli, hari gobhi, بروکلی
carrot, gajar, gaajar, gajjar, گاجر
eggplant, aubergine, brinjal, baingan, bengan, baigan, bayngan, bhatta, بینگن
capsicum, bell-pepper, shimla-mirch, shimla, شملہ-مرچ
pea, peas, matar, mattar, mutter, muttar, مٹر
corn, sweet corn, maize, makai, makkai, bhutta, bhutte, chhalli, challi, مکئی, بھٹہ
sweet potato, shakarkandi, shakar kandi, shakarqandi, shakarkand, شکرقندی
mushroom, khumbi, khumb, kukarmutta, مشروم, کھمبی
okra, lady-finger, ladyfinger, bhindi, bhendi, bindi, بھنڈی
bitter gourd, bitter melon, karela, kareela, karaila, کریلا, کریلے
bottle gourd, lauki, loki, ghiya, kaddu ghiya, لوکی, گھیا
pumpkin, kaddu, kadoo, peetha, petha, کدو
round gourd, tinda, tinday, tinde, ٹنڈا, ٹنڈے
ridge gourd, tori, turai, toori, توری
radish, mooli, muli, مولی
turnip, shalgam, shaljam, shalgum, gonglu, شلجم
beetroot, beet, chukandar, chuqandar, چقندر
taro, arvi, arbi, اروی
fenugreek, methi, meethi, maithi, میتھی
mustard greens, saag, sag, sarson saag, ساگ
lettuce, salad patta, salaad patta, سلاد پتہ
spring onion, green onion, hari pyaz, hara pyaz, ہری پیاز
green bean, french bean, phali, phaliyan, پھلیاں
curry leaf, curry leaves, curry patta, kari patta, کڑی پتہ
parsley, ajmod, پارسلے
celery, ajwain patta, سیلری
zucchini, courgette, زکینی
drumstick, sohanjna, moringa, سوہانجنا
lotus root, kamal kakri, bhee, بھیں
salad, salaad, سلاد
# fruit
fruit, phal, fruits, فروٹ, پھل
banana, kela, kaila, kele, kailay, کیلا, کیلے
apple, saib, seb, saeb, sev, سیب
mango, aam, aamb, آم
orange, malta, santara, sangtara, narangi, مالٹا, سنگترہ
kinnow, kinoo, kino, kinno, kinu, tangerine, mandarin, کینو
musambi, mosambi, sweet-lime, mausambi, موسمبی
grapefruit, chakotra, چکوترا
pear, nashpati, naashpati, nashpaati, ناشپاتی
peach, aaroo, aroo, aru, aarhoo, arhoo, aadu, آڑو
grape, angoor, angur, angoori, انگور
strawberry, istrawberi, strawbery, سٹرابری, اسٹرابیری
watermelon, tarbooz, tarbuz, hadwana, hindwana, تربوز
melon, kharbooza, kharbuza, garma, sarda, خربوزہ, گرما, سردا
pineapple, ananas, anannas, انناس
coconut, nariyal, narial, nariyel, khopra, ناریل, کھوپرا
pomegranate, anar, anaar, انار
guava, amrood, amrud, امرود
papaya, papita, papeeta, پپیتا
apricot, khubani, khoobani, khurmani, خوبانی
plum, aloo-bukhara, alu-bukhara, aloobukhara, aaloo-bukhara, prune, آلو بخارا
cherry, gilas, چیری, گلاس پھل
lychee, litchi, lichi, leechi, لیچی
fig, anjeer, injeer, anjir, injir, انجیر
date, dates, khajoor, khajur, khajoorein, کھجور
falsa, phalsa, فالسہ
jamun, jaman, jamoon, jamun fruit, جامن
loquat, lokat, lukat, لوکاٹ
mulberry, shahtoot, toot, شہتوت
persimmon, amlok, japani phal, جاپانی پھل
custard-apple, sharifa, shareefa, sitaphal, شریفہ
sapodilla, chiku, cheeku, chikoo, چیکو
avocado, makhan phal, ایواکاڈو
kiwi, kivi, کیوی
berry, ber, beri, بیر
gooseberry, amla, aamla, aanwla, آملہ
sugarcane, ganna, گنا
blueberry, بلیوبیری
raspberry, رسبری
dragon fruit, ڈریگن فروٹ
# dry fruit
dry fruit, dried fruit, dryfruit, khushk mewa, mewa, meva, خشک میوہ, میوہ
almond, badam, badaam, baadam, بادام
walnut, akhrot, akhroat, akrot, اخروٹ
cashew, kaju, kaaju, cashewnut, کاجو
pistachio, pista, pistah, pistay, پستہ
peanut, groundnut, moong phali, mungphali, moongphali, mong phali, مونگ پھلی
raisin, kishmish, kishmis, sogi, munakka, munaqqa, کشمش, منقہ
pine nut, pine nuts, chilgoza, chalghoza, chilghoza, چلغوزہ
hazelnut, fandaq, ہیزلنٹ
makhana, fox nut, phool makhana, مکھانے
sunflower seed, sunflower seeds, surajmukhi beej, سورج مکھی
pumpkin seed, pumpkin seeds, kaddu beej, کدو کے بیج
melon seed, melon seeds, char maghaz, charmaghz, chaar maghaz, چار مغز
chia, chia seed, chia seeds, چیا
flax, flaxseed, flax seed, alsi, السی
basil seed, basil seeds, tukh malanga, tukhmalanga, tukhm balanga, تخم ملنگا
dried dates, chuhara, chuwara, chohara, chuhare, چھوہارا, چھوارے
prunes, khushk aloo bukhara, خشک آلو بخارا
`

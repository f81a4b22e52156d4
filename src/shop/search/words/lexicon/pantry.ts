/** Bread, breakfast, drinks, snacks, sweets; one group per line. */
export const pantry = `
# bread and breakfast
bread, double-roti, dabal-roti, dubble roti, dabalroti, bred, breed, ڈبل روٹی, بریڈ
bran bread, brown bread, baran bread, براؤن بریڈ
bun, buns, بن
burger bun, burger buns, بند, برگر بن
roti, chapati, chapatti, rotiyan, phulka, روٹی, چپاتی
naan, nan, nann, نان
roghni naan, roghani naan, روغنی نان
kulcha, kulchay, کلچہ
paratha, parathas, paratay, parathay, prata, parata, پراٹھا, پراٹھے
sheermal, shirmal, شیرمال
bakarkhani, baqarkhani, baqar khani, باقرخانی
rusk, rusks, papay, papa, papey, rus, ras, cake rusk, cake rusks, رس, رسک, پاپے, پاپا
pita, pita bread, پیٹا
tortilla, wrap, ٹورٹیلا
cake, cakes, kaik, kek, کیک
cup cake, cupcake, cup cakes, muffin, کپ کیک
croissant, کروسینٹ
breakfast, nashta, naashta, ناشتہ
cornflakes, corn flakes, kornflex, cornflex, cornflax, corn flex, kornfleks, cornfleks, کارن فلیکس
cereal, cereals, cerial, seriyal, سیریل
porridge, دلیا
muesli, musli, میوزلی
jam, jaam, جام, جیم
marmalade, marmlade, مارملیڈ
peanut-butter, peenut butter, mungphali makhan, پینٹ بٹر
chocolate spread, nutella, chocolate cream spread, چاکلیٹ سپریڈ
syrup, sirup, sheera, شیرہ, شربتی
pancake, pancake mix, پین کیک
# tea, coffee, drinks
tea, chai, chaye, chay, cha, chae, chaai, tea patti, chai patti, patti, pati, چائے, پتی, چائے پتی, چائے کی پتی
green tea, sabz chai, qehwa, kahwa, qahwa, kehwa, kawa, qehva, سبز چائے, قہوہ
tea bag, tea bags, teabag, teabags, ٹی بیگ
kashmiri chai, kashmiri tea, gulabi chai, pink tea, کشمیری چائے, گلابی چائے
coffee, kofi, coffe, cofee, kaafi, koffee, کافی
instant coffee, انسٹنٹ کافی
drinking chocolate, hot chocolate, chocolate powder, ہاٹ چاکلیٹ
malt drink, malted, malted drink, ovaltine, مالٹڈ
juice, joos, jus, ras juice, juic, جوس
nectar, نیکٹر
mango juice, mango nectar, aam juice, aam ka juice, آم کا جوس
orange juice, malta juice, مالٹے کا جوس
sharbat, sherbat, sharbet, sherbet, sharbat syrup, شربت
rose sharbat, lal sharbat, rose syrup, gulab sharbat, لال شربت
squash, skwash, اسکواش
cola, kola, cola drink, کولا
soft drink, cold drink, soda, botal drink, carbonated, fizzy drink, kold drink, کولڈ ڈرنک, سوڈا
lemonade, shikanjabeen, shikanjvi, skanjabeen, سکنجبین
water, pani, paani, panee, پانی
mineral water, drinking water, bottled water, peene pani, peenay pani, منرل واٹر, پینے کا پانی
ginger-ale, جنجر ایل
soda-water, سوڈا واٹر
ice, baraf, barf, برف
energy drink, انرجی ڈرنک
powder drink, instant drink, tang, پاؤڈر ڈرنک
# snacks
snack, snacks, سنیکس
chips, chip, crisps, potato chips, aloo chips, چپس
popcorn, pop corn, papcorn, پاپ کارن
nimko, nimco, namkeen, nimkoo, dal moth, dalmoth, نمکو, نمکین
papad, papar, papadum, papadam, پاپڑ
noodle, noodles, nodles, nodels, noodels, sewai noodles, نوڈلز
pasta, paasta, پاستا
macaroni, makroni, macroni, macaronies, میکرونی
spaghetti, spagetti, sphagetti, spegati, سپیگیٹی
vermicelli, seviyan, sewaiyan, sawaiyan, siwaiyan, sewiyan, سویاں
soup, soop, yakhni, سوپ, یخنی
biscuit, biscuits, biskit, biscut, biskut, bisket, bisquit, biskoot, buscuit, بسکٹ, بسکٹس
cookie, cookies, kukies, cooky, کوکیز
cream biscuit, cream biscuits, کریم بسکٹ
wafer, wafers, waffer, ویفر, ویفرز
nankhatai, naan khatai, nan khatai, نان خطائی
cracker, crackers, کریکر
chocolate, choclate, chaklet, choklet, chocklate, chocolet, choco, chaklait, چاکلیٹ, چاکلیٹس
toffee, toffees, tofi, tofee, goli, goliyan, candy, candies, ٹافی, ٹافیاں
lollipop, lolly, lollies, lolipop, lollypop, لالی پاپ
bubble gum, chewing-gum, gum, chingum, babal, ببل گم, چیونگم
mithai, sweets, mithaai, مٹھائی
gulab-jamun, gulab-jaman, gulabjamun, golab-jamun, gulab-jamin, گلاب جامن
barfi, burfi, burfee, barfee, برفی
halwa, halva, halwah, sohan halwa, حلوہ, سوہن حلوہ
laddu, ladoo, laddoo, لڈو
jalebi, jaleebi, jalabi, جلیبی
rasgulla, ras-gulla, rasgula, رس گلہ
gajak, gajjak, گجک
chikki, patti mithai, chiki, چکی گڑ
panjiri, punjiri, panjeeri, پنجیری
supari, chhalia, betel nut, suparee, سپاری, چھالیہ
pan, paan, betel leaf, پان
churan, hajmola, choran, chooran, چورن
mouth freshener, meethi saunf, mukhwas, سونف سپاری
canned food, tinned food, ڈبہ بند
baked beans, بیکڈ بینز
hot-dog, hotdog, ہاٹ ڈاگ
frozen food, frozen, فروزن
`

/** Meals, one per line: names > goods they are made of, in spellings of the other lists. */
export const meals = `
breakfast, nashta, naashta, sehri, sehar, suhoor, suhur, ناشتہ, سحری > egg, bread, paratha, butter, jam, honey, oats, cornflakes, tea, milk, yogurt, rusk
lunch, dopahar ka khana, lunch ideas > rice, daal, atta, chicken, yogurt, potato, onion, tomato, karahi masala
dinner, supper, raat ka khana, shaam ka khana, dinner ideas, رات کا کھانا > chicken, mutton, beef, fish, rice, daal, atta, yogurt, karahi masala, korma, tomato, onion
meal, meals, khana, khaana, کھانا > chicken, beef, fish, rice, daal, atta, yogurt, potato, onion, tomato
iftar, iftari, aftar, aftari, iftar party, افطار, افطاری > dates, sharbat, besan, chaat masala, chickpea, samosa, yogurt, juice
lunch box, lunchbox, school lunch, tiffin, tifin, kids lunch, لنچ باکس > bread, cheese, jam, juice, biscuit, cake, egg, banana, apple, flavoured milk
tea time, teatime, high tea, shaam ki chai, chai time, شام کی چائے > tea, biscuit, rusk, cake, nimko, samosa, chips, milk
snack time, movie night, party > chips, nimko, popcorn, cola, soft drink, chocolate, biscuit, juice, peanut
bbq, barbecue, barbeque, bar b q, bar bq, باربی کیو > tikka, chicken, kebab masala, tandoori, beef, yogurt, charcoal, lemon, naan
biryani, biriyani, beryani, briyani, pulao, pilau, پلاؤ, بریانی > biryani masala, basmati, sela rice, chicken, yogurt, onion, tomato, mint, green chilli, potato, saffron
karahi, karhai, kadai, کڑاہی > karahi masala, chicken, mutton, tomato, ginger, garlic, green chilli, cooking oil, yogurt
nihari, nehari, nahari, نہاری > nihari masala, beef, atta, ginger, lemon, ghee, onion
haleem, halim, حلیم > haleem, beef, chana daal, ginger, lemon, onion, mint
korma, qorma, قورمہ > korma, chicken, mutton, yogurt, onion, ghee, cardamom
curry, salan, saalan, سالن > chicken, mutton, beef, potato, onion, tomato, ginger, garlic, turmeric, cooking oil
pizza, پیزا > cheese, maida, tomato ketchup, capsicum, olive, chicken, yeast
sandwich, sandwiches, burger, سینڈوچ > bread, bun, cheese, mayonnaise, tomato ketchup, egg, chicken, cucumber, tomato
salad, salaad, سلاد > cucumber, tomato, onion, lemon, carrot, cabbage, olive oil, capsicum
fruit, fruits, phal, phall, پھل, فروٹ > banana, apple, kinnow, orange, mango, grape, melon, guava
meat, gosht, ghosht, goshat, گوشت > chicken, mutton, beef
ration, rations, ration list, rashan, raashan, rashan list, mahana rashan, راشن, ماہانہ راشن, راشن لسٹ > flour, rice, sugar, daal, cooking oil, ghee, tea, salt, red chilli, milk
fruit chaat, fruit chat, فروٹ چاٹ > apple, banana, guava, orange, chaat masala, pomegranate
pakora, pakoray, pakore, pakoda, پکوڑے, پکوڑا > besan, potato, onion, spinach, green chilli, cooking oil, chaat masala
raita, rayta, raitha, raayta, raaita, raitta, رائتہ > yogurt, cucumber, mint, cumin
halwa puri, halwa poori, حلوہ پوری > semolina, sugar, ghee, maida, chickpea, potato
kheer, کھیر > milk, rice, sugar, cardamom, almond, pistachio
dessert, desserts, meetha, meethay, میٹھا > custard, jelly, kheer mix, vermicelli, ice cream, gulab jamun, cream, sugar
halal, halaal, halal meat, halal gosht, حلال, حلال گوشت > mutton, chicken, beef
baking, bake cake > maida, sugar, egg, butter, baking powder, vanilla, cocoa, milk
`

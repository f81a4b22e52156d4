/** Products as other shops name them, "name | brand | category", beside those of the demo. */
export const moreProducts = `
Morning Star Cornflakes Original 250g | Morning Star | Breakfast Cereals
Choco Loops Cereal 375 g | Morning Star | Breakfast Cereals
Daliya Gandum 500g | Khet Se | Breakfast Cereals
Kasoori Methi 50g | Dadi Amma | Spices
Kalonji Sabit 100g | Dadi Amma | Spices
Tez Patta 25g | Dadi Amma | Spices
Jaifal Javitri Mix 20g | Dadi Amma | Spices
Khash Khash Safed 100g | Dadi Amma | Spices
Imli Khatti 200g | Dadi Amma | Spices
Amchur Powder 50g | Dadi Amma | Spices
Methi Dana 100g | Dadi Amma | Spices
Black Cardamom (Bari Elaichi) 50g | Dadi Amma | Spices
Crushed Chilli Flakes 100g | Dadi Amma | Spices
Korma Masala 50g | Dadi Amma | Recipe Mixes
Achar Gosht Masala 50g | Dadi Amma | Recipe Mixes
Pulao Masala 50g | Dadi Amma | Recipe Mixes
Mayonnaise Creamy 500 ml | Zaiqedaar | Sauces
Soya Sauce Dark 300 ml | Zaiqedaar | Sauces
Strawberry Jam - Real Fruit 440g | Phool Bagh | Spreads
Hazelnut Chocolate Spread 350g | Phool Bagh | Spreads
Date Syrup 400g | Phool Bagh | Spreads
Isabgol Husk 140g | Hakeem Sahib | Herbal
Arq-e-Gulab 800 ml | Hakeem Sahib | Herbal
Tukhm-e-Malanga 100g | Hakeem Sahib | Herbal
Joshanda Sachets 30s | Hakeem Sahib | Herbal
Khajoor Ajwa 500g | Sehra | Dates
Anjeer Dried Figs 250g | Sehra | Dry Fruits
Akhrot Giri 250g | Sehra | Dry Fruits
Chilgoza 100g | Sehra | Dry Fruits
Kaju Whole Cashews 250g | Sehra | Dry Fruits
Kishmish Golden 250g | Sehra | Dry Fruits
Okra (Bhindi) | Taaza Mandi | Vegetables
Bitter Gourd (Karela) | Taaza Mandi | Vegetables
Turnips (Shalgam) | Taaza Mandi | Vegetables
Radish White (Mooli) | Taaza Mandi | Vegetables
Cabbage (Band Gobhi) | Taaza Mandi | Vegetables
Guava (Amrood) | Taaza Mandi | Fruits
Pomegranate (Anar) Kandhari | Taaza Mandi | Fruits
Malta Red Blood Orange | Taaza Mandi | Fruits
Papaya (Papita) | Taaza Mandi | Fruits
Super Rinse Dishwashing Liquid Lemon 500 ml | Chamak | Dish Care
Chamak Surface Wipes 40s | Chamak | Cleaning
Harsh Stain Toilet Bowl Cleaner 750 ml | Chamak | Cleaning
Mach Bhagao Mosquito Spray 400 ml | Chamak | Insect Killers
Naphthalene Balls 100g | Chamak | Insect Killers
Face Wash - Neem & Haldi 100 ml | Husn | Face Care
Fairness Cream 50g | Husn | Face Care
Petroleum Jelly 100 ml | Husn | Skin Care
Talcum Powder Jasmine 200g | Husn | Skin Care
Hair Colour Natural Black | Husn | Hair Care
Mouthwash Cool Mint 250 ml | Husn | Oral Care
Cotton Buds 100s | Husn | Personal Hygiene
Hand Sanitizer Spray 60 ml | Husn | Personal Hygiene
Baby Powder 200g | Chanda Mama | Baby Care
Feeder 240 ml with Nipple | Chanda Mama | Baby Care
Infant Formula Milk Stage 1 400g | Chanda Mama | Baby Food
Green Peas Frozen 500g | Barfani | Frozen Vegetables
French Fries Crinkle Cut 1kg | Barfani | Frozen Snacks
Chicken Samosa 12 pcs | Barfani | Frozen Snacks
Plain Paratha 20 pcs Family Pack | Barfani | Frozen Roti
Vanilla Ice Cream 1.5 L | Barfani | Ice Cream
Kulfi Stick Pista | Barfani | Ice Cream
Marie Light Biscuits Half Roll | Sunehra | Biscuits
Chocolate Chip Cookies 120g | Sunehra | Cookies
Salted Crackers Family Pack | Sunehra | Crackers
Bubble Gum Jar 100 pcs | Sunehra | Candies
Milk Chocolate Bar 40g | Sunehra | Chocolates
Dark Chocolate 70% Cocoa | Sunehra | Chocolates
Orange Juice 1 Litre No Added Sugar | Ras Bhari | Juices
Apple Nectar 250 ml | Ras Bhari | Juices
Lychee Drink Mix Powder 500g | Ras Bhari | Powdered Drinks
Mineral Water 1.5L | Chashma | Water
Agarbatti Mogra 20 Sticks | Khushboo Ghar | Incense
Match Box Pack of 10 | Chiragh | Home Needs
Disposable Paper Plates 25s | Dastarkhwan | Party Needs
Plastic Bucket 15 L | Dastarkhwan | Plastic Ware
Tea Strainer Steel | Dastarkhwan | Kitchen Tools
Steel Chopping Board Set | Dastarkhwan | Kitchen Tools
Ball Point Pen Blue 10s | Maktab | Stationery
Glue Stick 21g | Maktab | Stationery
`

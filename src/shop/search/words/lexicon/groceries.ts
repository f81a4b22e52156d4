import { household } from './household.ts'
import { meals } from './meals.ts'
import { pantry } from './pantry.ts'
import { produce } from './produce.ts'
import { spices } from './spices.ts'
import { staples } from './staples.ts'

/** Brands asked for by name: products of their kind match too, or instead. */
export const brands = `
cola = coke, coca cola, koka kola, کوک, pepsi, pepsi cola, rc cola, gourmet cola, پیپسی
soft drink = 7up, seven up, 7 up, sprite, mountain dew, fanta, mirinda, سپرائٹ
toothpaste = colgate, colgat, kolgate, sensodyne, close up, medicam, کولگیٹ
soap = lux, lifebuoy, lifeboy, safeguard, lux soap, palmolive, لکس
hand wash = dettol, detol, lifebuoy
milk powder = nido, bunyad, everyday powder, نیڈو
milk = milkpak, milk pak, olpers, olper, nurpur, haleeb, nestle, good milk, dayfresh, day fresh, اولپرز, نیسلے
yogurt = nestle, olpers, نیسلے
juice = nestle, shezan, fruita vitals, نیسلے
mineral water = nestle, aquafina, dasani, نیسلے
tea = lipton, lipten, tapal, tapal danedar, لپٹن, تپال
coffee = nescafe, nes cafe, nescaffe, neskafe, davidoff, نیس کیفے, نیسکیفے
tea = tetley, vital tea, supreme tea
malt drink = milo, horlicks
tea whitener = tarang, ترنگ
cornflakes = kelloggs, kellogg, kellogs
oats = quaker, quaker oats
infant formula = lactogen, meiji, similac
body lotion = nivea, nivea lotion
soap = dove, dove soap
cold cream = ponds, ponds cream
pads = always pads, butterfly pads
detergent = brite, bonus powder, express power
macaroni = kolson, bake parlor
masala = shan, shan masala, national masala
noodles = maggi, maggie, knorr, میگی
chips = lays, kurkure, kurkuray, pringles, کرکرے
biscuit = sooper, prince, prince biscuit, oreo, tiger biscuit, tuc, peek freans, سوپر
chocolate = cadbury, cadbury dairy milk, kitkat, kit kat, snickers, ferrero, jubilee
shampoo = sunsilk, pantene, head and shoulders, head shoulders, سن سلک
detergent = surf excel, ariel, سرف ایکسل
dish soap = lemon max, lemonmax
toilet cleaner = finis
cooking oil = sufi, mezan, eva oil, canolive, habib oil
banaspati ghee = dalda
ghee = sufi ghee, mezan ghee
rice = guard rice
custard = rafhan
tomato ketchup = national ketchup, mitchells
pickle = national achar, shangrila
rose sharbat = rooh afza, roohafza, روح افزا
sharbat = jam e shirin, jame shirin, naurus, جام شیریں
squash = tang
biryani masala = shan biryani, national biryani
diaper = pampers, molfix, canbebe, huggies
razor = gillette
tissue = rose petal, fay
`

/** English, Roman Urdu and Urdu; see `readLexicon`. */
export const groceryWords = [produce, spices, staples, pantry, household, brands, meals].join('\n')

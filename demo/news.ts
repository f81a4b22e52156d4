import type { DemoNews } from './types.ts'

export const news: readonly DemoNews[] = [
  {
    title: 'A second cold van is on the road',
    summary: 'Milk, meat and malai now reach both cities before the school run.',
    daysAgo: 2,
    picture: 'news/van',
    body: `Until last week one refrigerated van did both cities, and whoever lived at the end of the route had breakfast late. Now there are two: one leaves for Rawalpindi at five, the other for Islamabad a quarter of an hour later.

What changes for you:

- Milk, dahi and meat travel on the **first van** of the day, and stay cold all the way.
- Ice cream weather is no longer a reason to leave butter out of the basket.
- In Bahria and DHA the chilled round now runs every day and not every other.

The van has been painted by a gentleman in Pirwadhai who does not do plain white. You will know it by the peacock.

If yours comes late, tell the rider. He writes it down, and it is read aloud on Mondays.`,
  },
  {
    title: 'Your points are worth more than you think',
    summary: 'What a loyalty point is, how you get it, and three good moments to spend it.',
    daysAgo: 5,
    picture: 'news/points',
    body: `One point is one rupee. That is the whole rule, and still we are asked every day, so here is the long version.

## How they come

Every product shows how many rupees make a point. For most it is thirty; for honey, karahis and good nuts it is twenty. You can use the points of an order once it is delivered.

## How they go

On the checkout page, open the points box, type a number and press Redeem. It comes off the total. You cannot redeem more than you own, or more than the order costs.

If you cancel, what you spent comes back and what you earned goes again. We keep a ledger of it, as our grandfathers did, and you may see every line.`,
  },
  {
    title: 'How to read a tomato',
    summary: 'Four signs our buyers look for at half past three in the morning.',
    daysAgo: 9,
    picture: 'news/tomato',
    body: `Imran has bought tomatoes for us for nine years and will not be hurried. We asked him what he looks at.

1. **The shoulder.** Green there means it was picked early and will never catch up.
2. **The weight.** Two of the same size: take the heavier one.
3. **The smell** at the stalk. If there is none there, there will be none in the pan.
4. **The give.** It should answer your thumb and then forget it.

At home, keep them out of the fridge; below ten degrees the flavour stops and does not start again. A soft one is for the karahi tonight, a firm one for kachumber tomorrow.

And if they are dear, as they are from time to time, a spoon of paste in the masala is no shame.`,
  },
  {
    title: 'Glass bottles, twenty rupees back',
    summary: 'Buffalo milk is sold in glass from today. Bring the bottle, take the coin.',
    daysAgo: 14,
    picture: 'news/bottles',
    body: `Glass keeps milk colder, tastes of nothing and can be filled some forty times. It also breaks, which is why we waited until the crates were right.

The deposit is twenty rupees and is part of the price. Hand the empty bottle to the rider, rinsed if you are kind, and he takes it off the next bill. You may also bring it to our counter.

Fresh cow’s milk stays in its light bottle for now. If the glass comes back as often as we hope, that will follow.`,
  },
  {
    title: 'What can go back, and what cannot',
    summary: 'Our return rules in plain words, with the reasons behind them.',
    daysAgo: 19,
    picture: 'news/returns',
    body: `A shop that takes nothing back is not a neighbour, and one that takes everything back raises its prices. This is where we stand.

**Non-perishable items**, such as flour, soap or a tawa, may come back within *three days* with the receipt, unopened.

**Perishable items** can be returned only when they arrived damaged or spoiled. Show the rider at the door, or send us a photo the same day. You don't need to return the fish.

Refunds are paid in cash by the rider. The part that you paid with points comes back as points.

Exceptions are made for grandmothers, at the discretion of the counter.`,
  },
  {
    title: 'Five daals and how long they take',
    summary: 'A small table for the kitchen door, tested on our own stove.',
    daysAgo: 25,
    picture: 'news/daal',
    body: `Half the calls to our counter are about daal, so we boiled all of them on one afternoon and wrote it down. Times are for an open pot, after soaking.

- **Masoor:** no soaking, 20 minutes.
- **Moong, washed:** no soaking, 25 minutes.
- **Chana:** two hours of soaking, 35 minutes.
- **Maash:** one hour, 30 minutes, and stop while it still bites.
- **Kabuli chana:** a whole night, 70 minutes.

A pressure cooker halves these times; kabuli chana takes a third. Add the salt at the end: salt does not ruin daal, but it slows it.

For the tarka, heat the oil until a cumin seed dances, and then be quick.`,
  },
  {
    title: 'Meet Sana, who answers the telephone',
    summary: 'Seven years at our counter, one voice, and a very long memory.',
    daysAgo: 31,
    picture: 'news/sana',
    body: `If you have ever rung about a missing onion, you have spoken to Sana Rehman. She began at the till while she was studying accounting, and never got round to leaving.

“People do not ring about the onion,” she says. “They ring because somebody is coming at eight. So first I find out when the guests are coming, and then I look for the onion.”

She knows some three hundred families by their orders. When the house in Westridge stopped buying sugar-free biscuits, she telephoned to ask whether the old gentleman was well. He was; he had only changed his mind.

Her advice to new customers: *use the order note*. Everything written there is read by the person who packs.`,
  },
  {
    title: 'Wholesale prices for small kitchens',
    summary: 'Corner shops, hostels and canteens buy at our back-door prices. Here is how.',
    daysAgo: 37,
    picture: 'news/wholesale',
    body: `You do not need to be a supermarket. If you sell what you buy from us, or cook it for people who pay, choose **stock buyer** when you register and give the name and the address of the business.

From then on every page shows your price, and other shoppers go on seeing theirs. There is no minimum, although a van for one bar of soap makes Tariq sigh.

Sacks go to the ground floor free of charge. For the third, we send two men and ask for patience.

Points are earned on wholesale orders too. One hotel on Murree Road has paid for its new kettles with them.`,
  },
  {
    title: 'Honey: why ours sets, and why that is good',
    summary: 'Every winter people bring back jars that have gone solid. Please do not.',
    daysAgo: 44,
    picture: 'news/honey',
    body: `Real honey sets. Beri honey does it slowly, clover does it within weeks, and sugar syrup hardly ever. A jar that stays runny through a cold January deserves questions.

Stand it in warm, not hot, water for half an hour and it will pour again. Above forty-five degrees it loses what you paid for.

We test each drum for added sugar at a laboratory in Islamabad, and the sheet is kept with the lot number on your lid. Ask, and we shall send you a copy.

Our bees spend September in Karak and the spring near Haripur. Their keeper says that they like Karak better.`,
  },
  {
    title: 'Yesterday’s bread feeds four hundred',
    summary: 'What happens at nine in the evening to the things we could not sell.',
    daysAgo: 50,
    picture: 'news/langar',
    body: `A shop with full shelves at closing time has either bought too much or lied about being fresh. We buy carefully, and still there is something left.

At nine a van takes bread, ripe fruit and sound vegetables to a langar in Pirwadhai. Two cooks turn them into daal, sabzi and a sort of bread pudding that has its own admirers.

Some four hundred plates a week come of it. Nothing past its date ever goes; that is composted, and a nursery in Chak Shahzad has it for its roses.

If you would like to help serve, come on a Thursday and bring an apron.`,
  },
  {
    title: 'Paying by card at your door',
    summary: 'The riders carry a small machine now. Cash is as welcome as ever.',
    daysAgo: 63,
    picture: 'news/card',
    body: `You asked for it, mostly at the end of the month. On the checkout page choose **card**, and the rider brings a machine to the gate. You pay when the bags are in your hand and not before.

All bank cards of the country work. The slip is your receipt; keep it three days, in case something has to go back.

Cash on delivery stays exactly as it was. So does our habit of having no change for five thousand before ten in the morning.`,
  },
  {
    title: 'We counted our plastic',
    summary: 'Half as much as two years ago. Where it went, and what is left to do.',
    daysAgo: 78,
    picture: 'news/plastic',
    body: `Twice a year we weigh our own rubbish, which is less fun than it sounds. This time the heap was half of what it had been two years before.

Three things did it. Vegetables travel in paper. Soap, dish liquid and oil come as refills. And the ice bags of the chilled boxes are collected again by the rider.

What is left is mostly milk packets and film round cases of water. For the first there is now glass; for the second we have no good answer yet.

If you have one, write to us. The best letter so far suggested a river, and was signed by a class of eight-year-olds.`,
  },
]

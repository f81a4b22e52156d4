import { screen } from '../../../screen.ts'

// The body is Markdown; shop-values.ts fills the placeholders.
export const privacyMessages = screen('privacy', {
  page: {
    title: 'Privacy Policy',
    lead: 'What we know about you, why, and who sees it.',
    body: `
## What we keep

- **Your account:** name, e-mail, phone number, and a picture if you give us one. For stock buyers also the name and address of the business. Your password is saved in a form that nobody can read, not even us.
- **Where you are logged in:** the kind of device, when, and its last network address, until you log out there.
- **Your orders:** what, when, for how much, to which address, your note for the rider, and the points you earned and spent.
- **Your wishlist and your cart,** so that they are the same on every device.
- **What you write to us:** reviews, questions and messages.
- **An e-mail address** for a stock alert, until we have sent it.

## Why

To bring your order, to answer you, to pay you back, and to keep the records that the law requires. We do not sell it, lend it or use it for advertising.

## What stays in your browser

- A **cookie for your login**. It ends with the browser, or after 30 days if you choose *Remember Me*.
- For guests, a **cookie with the key to your order**, so that you can open it again.
- Your delivery area and your language, also in **cookies**, so that the first page you see has the right delivery charge and words.
- Your **cart, your address and what you typed at the checkout**, until you clear them or your browser does.
- Whether you prefer light or dark colours, and pictures or none.
- **Copies of pages** that you visited, so that they open without a connection. Those with your own figures go when you log out.

None of it follows you to other sites.

## Your location

If you let the browser tell us where you are, it is used to find your address and stays in your browser. When you search for a place, our server asks a public map service on your behalf; that service sees our server and not you. The map's own pictures may come from such a service too; they are asked for only when you open the map.

## Who sees it

The people who pack, the rider who rings, and the people who answer the phone: each sees only what the work needs. No one outside the shop sees it, unless a court orders it.

Reviews are public. Your e-mail address is shown there with only its first letter.

## How long

We keep orders for as long as tax law requires, messages as long as we need them to help you, and our e-mails to you for 30 days. We delete the rest with your account.

## When you delete your account

You can do so yourself, on [your profile](/profile), as soon as no order is on its way and no return is being looked at. **It goes at once and for good:** name, e-mail, phone number, picture and business, addresses, wishlist and cart, your points, your reviews of the shop and of products, what you wrote to us, your notes for riders, what you said about cancelled and returned things and your photos of them, our e-mails to you, and every place where you are logged in. **What stays** is what was ordered, when and for how much, and the entries of the points ledger: without your name, phone or address, so that our accounts stay correct. With the same e-mail address you can open a new account, which starts empty.

## What you can ask for

You may see all your data, correct it, get a copy, or have it deleted. Most of it you can do yourself under [Edit Profile](/profile); for the rest ask us {reach}, and we answer within a week.

## Safety

Your connection to the shop is encrypted, passwords are kept as described above, and staff have only the access they need, which is recorded. If something still goes wrong and affects you, we tell you at once.

## Questions

{who}. You reach us {reach}.
`,
  },
  first: {
    title: 'Only what an order needs',
    text: 'Name, phone, address, and what you bought. No more than the rider has to know.',
  },
  second: {
    title: 'No trackers',
    text: 'No advertising cookies, and nothing that follows you from site to site.',
  },
  third: {
    title: 'Yours to take back',
    text: 'See and correct your data, or delete your account, on your profile.',
  },
})

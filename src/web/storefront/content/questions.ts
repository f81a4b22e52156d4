export type Question = { ask: string; answer: string }
export type QuestionGroup = { name: string; questions: readonly Question[] }

/** What we are asked most. Answers are Markdown; the values of shop-values.ts are filled in. */
export const questionGroups: readonly QuestionGroup[] = [
  {
    name: 'Ordering',
    questions: [
      {
        ask: 'Do I need an account to order?',
        answer:
          'Not for *Buy Now*: a name, a phone number and an address are enough. For the cart with several things, the wishlist and loyalty points you need one. It takes a minute.',
      },
      {
        ask: 'Can I change or cancel an order?',
        answer:
          'As long as it is not packed, you can cancel it on its own page under [Track Your Order](/orders), whole or item by item. After that, ask us {reach}.',
      },
      {
        ask: 'Something is out of stock. What now?',
        answer:
          'Press *Notify me* on it, and we write to you when it is back. Fresh things come every morning, most others once a week.',
      },
      {
        ask: 'Is there a smallest order?',
        answer:
          'Only in some zones. Choose your address at the top of any page, and you see whether yours has one.',
      },
    ],
  },
  {
    name: 'Delivery',
    questions: [
      {
        ask: 'How long does delivery take?',
        answer: '1 to 5 days. Delivery zones vary: the nearer to the shop, the sooner.',
      },
      {
        ask: 'What does delivery cost?',
        answer:
          '{shipping} for the whole order, whatever its weight. Some zones have a price of their own, or free delivery from a certain amount. You see it before you place the order.',
      },
      {
        ask: 'Do you deliver to my area?',
        answer:
          '{where}Choose your address at the top of any page, and you see at once whether we come, on which days and for how much. If you are not sure, [ask us](/contact).',
      },
      {
        ask: 'Where is my order?',
        answer:
          'Under [Track Your Order](/orders) you see each step with its time. As a guest, open the link from the last page of your order.',
      },
      {
        ask: 'What if nobody is at home?',
        answer:
          'The rider calls and waits ten minutes, and we try once more on the next round. After that the order is cancelled, at no cost to you.',
      },
    ],
  },
  {
    name: 'Paying',
    questions: [
      {
        ask: 'How can I pay?',
        answer:
          '**Cash on Delivery**: you pay the rider at your door, when the bags are in your hand. See [Cash on Delivery](/cash-on-delivery).',
      },
      {
        ask: 'Do I pay anything in advance?',
        answer: 'Never. If somebody asks you for an advance in our name, it is not us.',
      },
      { ask: 'Are taxes included?', answer: 'Yes. The total on the order page is what you pay.' },
      {
        ask: 'Do I get a receipt?',
        answer: 'It is in the bag. The same figures stand on the page of the order.',
      },
    ],
  },
  {
    name: 'Returns',
    questions: [
      {
        ask: 'Can I return fresh things?',
        answer:
          'Perishables can be returned only if they arrived damaged or spoiled. Show them to the rider, or ask within 3 days on the page of the order, under *Return items*, with a photograph.',
      },
      {
        ask: 'Can I return things that keep?',
        answer:
          'Yes, within 3 days, unopened and with the receipt: on the page of the order, under *Return items*. The whole of it is in our [Shipping & Exchange Policy](/policy).',
      },
      {
        ask: 'How do I get my money back?',
        answer: 'In cash by the rider. What you had paid with points comes back as points.',
      },
    ],
  },
  {
    name: 'Points and accounts',
    questions: [
      {
        ask: 'What is a loyalty point worth?',
        answer:
          'One rupee. You earn points with every order from your account, and can spend them once it is delivered.',
      },
      {
        ask: 'What happens to points when I cancel?',
        answer: 'Those you redeemed come back, and those that the order earned go again.',
      },
      {
        ask: 'How do I change my e-mail or password?',
        answer:
          'Under [Edit Profile](/profile). If you logged in a while ago, we ask for the current password first.',
      },
      {
        ask: 'How do I delete my account?',
        answer:
          'At the end of [your profile](/profile), once no order is on its way. The [privacy policy](/privacy-policy) says what goes and what stays.',
      },
      {
        ask: 'Can I buy wholesale?',
        answer:
          'If you sell or cook what you buy, choose *Stock* when you register and name the business. Wholesale prices then show on every page: at once, or as soon as we have looked at the business and written to you.',
      },
    ],
  },
]

/** Those with all the typed words in them; a group without any is left out. */
export function groupsWith(typed: string): QuestionGroup[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ ask, answer }: Question) =>
    words.every((word) => `${ask}\n${answer}`.toLowerCase().includes(word))
  return questionGroups
    .map(({ name, questions }) => ({ name, questions: questions.filter(fits) }))
    .filter(({ questions }) => questions.length > 0)
}

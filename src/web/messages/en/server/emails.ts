import { screen } from '../../screen.ts'

export const emailMessages = screen('emails', {
  email: {
    dear: 'Dear {name},',
    hello: 'Assalam-o-alaikum,',
    points: '{count} loyalty {count|point|points}',
    newPassword: 'Choose a new password',
    nothingToDo: "Was this you? Then you don't need to do anything.",
    notYouNothing: "Not you? Then you don't need to do anything.",
    undoText:
      'Not you? Undo it within 3 days: every device is logged out, your account goes back to how it was, and we send you a link to choose a new password.',
    undo: 'Undo this change',
    figure: '{label}: {value}',
    followed: '{label}:',
  },
  welcome: {
    subject: 'Welcome to {shop}',
    heading: 'Khush aamdeed! Your account is open',
    thanks:
      'Thank you for opening an account with {shop}. Your cart, your orders and your loyalty points are now the same on every device that you log in from.',
    wholesale:
      'Your account is for wholesale: you will see wholesale prices wherever you are logged in.',
    wholesaleLater:
      'You asked for wholesale prices. We review every business ourselves, usually within a day; until then you see regular prices.',
    button: 'Start shopping',
    notYou: 'If you did not open this account, just reply to this e-mail and we will close it.',
  },
  wholesaleOpen: {
    subject: 'Your wholesale account is open',
    heading: 'Your wholesale account is open',
    text: 'Thank you for your patience. From now on you see the wholesale prices of {shop} wherever you are logged in, along with carton sizes and lower prices for larger quantities.',
    button: 'See wholesale prices',
    list: 'If you have a list of what your shop needs, paste it whole under “Quick order”.',
  },
  wholesaleDeclined: {
    subject: 'Your wholesale application at {shop}',
    heading: 'Your wholesale application',
    text: 'Thank you for your interest in a wholesale account. We can’t open one for you at the moment. Your account stays as it is: you can shop at {shop} at our usual prices.',
    button: 'Go to the shop',
    ask: 'If your business has changed, or you have a question, just reply to this e-mail.',
  },
  reset: {
    subject: 'Choose a new password for {shop}',
    heading: 'A new password',
    text: 'We received a request for a new password for your account. The link below works once, within 30 minutes.',
    notYou:
      "Not you? Then you don't need to do anything: your password stays the same, and only you have this link.",
  },
  invitation: {
    subject: 'You are invited to help run {shop}',
    heading: 'Welcome to the team of {shop}',
    text: 'The owner of {shop} invites you into the back office. The link below works once, within 7 days.',
    button: 'Accept the invitation',
    notYou:
      "Not expecting this? Then you don't need to do anything: without the link nothing happens.",
  },
  test: {
    subject: 'Test message of {shop}',
    heading: 'E-mails arrive',
    text: 'This is the test message that you asked for in the back office of {shop}. Customers get their e-mails from the same address.',
    button: 'To the shop',
  },
  reply: {
    subject: 'Re: {subject}',
    subjectNone: 'Your question to {shop}',
    heading: 'An answer from {shop}',
    asked: 'You wrote: “{text}”',
    again: 'Is something not clear yet? Just reply to this e-mail.',
  },
  passwordChanged: {
    subject: 'Your password for {shop} was changed',
    heading: 'Your password was changed',
    text: 'The password of your account has just been changed. Every other device is now logged out.',
    notYou:
      'Not you? Choose a new password at once, so that the old one stops working. Then reply to this e-mail or call us.',
  },
  confirm: {
    subject: 'Confirm your e-mail address for {shop}',
    heading: 'Is this your e-mail address?',
    text: 'You asked to use this address for your account at {shop}. Please confirm it within 24 hours; until then your account keeps the address it has.',
    button: 'Confirm this address',
  },
  emailAsked: {
    subject: 'A new e-mail address for your account at {shop}',
    heading: 'A new e-mail address was requested',
    text: 'We received a request to use {email} for your account. Your account keeps this address until the new one is confirmed.',
  },
  emailChanged: {
    subject: 'The e-mail address of your account at {shop} was changed',
    heading: 'Your e-mail address was changed',
    text: 'Your account now has the address {email}. We send our e-mails there from now on, and you log in with it.',
  },
  phoneChanged: {
    subject: 'The phone number of your account at {shop} was changed',
    heading: 'Your phone number was changed',
    text: 'Your account now has the phone number ending in {digits}.',
  },
  backInStock: {
    subject: '{name} is back at {shop}',
    heading: 'It is back',
    text: 'You asked us to tell you: {product} is in stock again. First come, first served, so it may be gone again soon.',
    button: 'See it in the shop',
    once: 'You asked for this one e-mail. We will not write about it again unless you ask.',
    forgotten:
      'You asked for this one e-mail, and we do not keep your address for it. Do you want no more e-mails about other products either?',
    stop: 'Stop these e-mails',
  },
  listReminder: {
    subject: 'Your list “{name}”: {total} at today’s prices',
    heading: 'Time for “{name}”',
    text: 'Everything on it that is in stock costs {total} today. Put it in the cart at once, or change it first.',
    button: 'Open the list',
    why: 'You chose this day of the month on the page of the list.',
    stop: 'Stop the reminders of this list',
  },
  khataReminder: {
    subject: 'Your account at {shop}: {balance} to pay',
    heading: 'To pay: {balance}',
    due: 'The oldest part is due on {day}.',
    overdue: '{overdue} is overdue. Please pay it in the shop, to a rider, or by transfer.',
    button: 'See the statement',
    thanks: 'Have you just paid? Then please ignore this e-mail.',
  },
  stockAlert: {
    subject: 'Shall we tell you when {name} is back at {shop}?',
    heading: 'Shall we tell you?',
    text: 'You asked {shop} for an e-mail when {product} is in stock again. Please confirm that this address is yours.',
    button: 'Yes, tell me',
    lasts:
      'The link works for 24 hours. You then get one e-mail when it is back within 90 days, and we forget your address.',
  },
  goods: {
    line: '{quantity} × {product}: {amount}',
    saved: '{line} (you save {amount})',
    about: '{line}. About {weight}, at most {most}',
    weighed: '{line}. Weighed: {weight} × {price}/kg',
    packed: '{name}, {pack}',
  },
  order: {
    see: 'See your order',
    track: 'Track Your Order',
    cod: 'Cash on Delivery',
    card: 'Card, to the rider at the door',
    account: 'On account',
    payment: 'Payment',
    address: 'Deliver to',
    pickUpAt: 'Pick up from',
    code: 'Your pickup code',
    atCounter: 'At the counter',
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    redeemed: 'Points redeemed',
    total: 'Total',
    most: 'At most, once weighed',
    earned: 'Points earned',
    pointsBack: 'You get back {points} that you redeemed.',
  },
  placed: {
    subject: 'Your order {reference} at {shop}',
    heading: 'Thank you, your order is with us',
    text: 'We have your order {reference} and will pack it soon.',
    promised: 'We have your order {reference} and will pack it soon. Arriving {days}.',
    pickup:
      'We have your order {reference} and will pack it soon. We write to you when it is ready to pick up; please wait for that e-mail.',
    cancel:
      'Changed your mind? Until it is packed you can cancel it, or single items of it, from that page.',
  },
  hold: {
    text: 'We have your order {reference}.',
    confirm: 'Please confirm it. We start packing when you do.',
    call: 'We call you before we pack it.',
    prepay:
      'Please pay {total} before we pack it. Reply to this e-mail or call us, and we tell you how.',
    button: 'Confirm the order',
    arriving: 'Then it arrives {days}.',
  },
  shipped: {
    subject: 'Your order {reference} is on its way',
    heading: 'On its way to you',
    cod: 'Your order {reference} has left the shop. Please have {total} ready for the rider.',
    paid: 'Your order {reference} has left the shop. It is paid.',
    account: 'Your order {reference} has left the shop. Its {total} go on your account.',
    card: 'Your order {reference} has left the shop. The rider brings a card machine for {total}.',
  },
  ready: {
    subject: 'Your order {reference} is ready to pick up',
    heading: 'Ready for you',
    text: 'Your order {reference} is packed and is waiting for you in the shop.',
    reminderSubject: 'Your order {reference} is still waiting for you',
    reminderHeading: 'It is still waiting for you',
    reminderText:
      'Your order {reference} is waiting for you in the shop. Please pick it up today; tomorrow we cancel it.',
    until: 'We keep it until',
    pay: 'You pay {total} at the counter.',
    onAccount: 'Its {total} go on your account.',
    say: 'Say the code at the counter. Someone else can pick it up with the code, too.',
  },
  pickedUp: {
    subject: 'You picked up your order {reference}',
    heading: 'Picked up. Enjoy it!',
    text: 'You have picked up your order {reference}. Is something missing or damaged? Ask for a return on its page within 3 days, or reply to this e-mail.',
  },
  delivered: {
    subject: 'Your order {reference} has been delivered',
    heading: 'Delivered. Enjoy it!',
    text: 'Your order {reference} has reached you. Is something missing or damaged? Ask for a return on its page within 3 days, or reply to this e-mail.',
    earned: 'This order earned you {points}.',
    thanks: 'Thank you for shopping with {shop}.',
  },
  cancelled: {
    subject: 'Your order {reference} is cancelled',
    heading: 'Your order is cancelled',
    text: 'You will not get order {reference}, and there is nothing to pay.',
    itemsSubject: 'Items of your order {reference} are cancelled',
    itemsHeading: 'Cancelled as you asked',
    itemsText: 'You will not get these items of order {reference}:',
    remains: 'New total:',
    payBack: 'You paid in advance. We pay you back {amount}.',
  },
  short: {
    subject: 'Your order {reference}: too few of {name}',
    heading: 'We have too few of {name}',
    some: 'You ordered {quantity}, and we have {there}. Please tell us what to do.',
    none: 'You ordered {quantity}, and we have none left. Please tell us what to do.',
    heavySubject: 'Your order {reference}: {name} weighs more',
    heavyHeading: '{name} weighs more than we said',
    weighs:
      'What we found for you weighs {weight} and costs {amount}. We named {most} as the most. Please tell us what to do.',
    offer: 'We could bring this instead:',
    answer: 'Tell us what to do',
    otherwise:
      'We change nothing before you answer. You can also call us, or reply to this e-mail.',
  },
  timeChanged: {
    subject: 'Your order {reference} now arrives {days}',
    heading: 'A new delivery time',
    asChosen: 'Your order {reference} now arrives {days}, as you chose. The price stays the same.',
    byShop:
      'We have to deliver your order {reference} at another time: {days}. The price stays the same.',
    before: 'The time before was {days}.',
    choose: 'Keep it, or choose another time',
    otherwise:
      'Does the new time suit you? Then you need to do nothing. Otherwise choose another time on that page, cancel the order there, or call us.',
  },
  replaced: {
    subject: 'Something in your order {reference} is replaced',
    heading: 'Replaced, so that nothing is missing',
    missing:
      'We have too few of {product}. Instead of the {quantity} that {quantity|is|are} missing we bring:',
    agreed: 'That is the price you agreed to.',
    atCheckout:
      'At the checkout you chose to replace missing items. It costs no more than the missing item. Not what you want? Call us, or reply to this e-mail.',
    now: 'Your order now comes to:',
  },
  returned: {
    acceptedSubject: 'Your return from order {reference} is accepted',
    acceptedHeading: 'Your return is accepted',
    accepted: 'We have accepted your return from order {reference}:',
    refusedSubject: 'Your return from order {reference}',
    refusedHeading: 'We cannot accept this return',
    refused:
      'You asked to return something from your order {reference}. We have looked at it carefully, and are sorry that we cannot accept it:',
    takenSubject: 'Items taken back from order {reference}',
    takenHeading: 'We took items back',
    taken: 'We took these items of your order {reference} back:',
    refund: 'Your refund is {amount}.',
    credited: '{amount} is credited to your account.',
    cash: 'Our rider brings {amount} in cash to your door.',
    cashAtCounter: 'You get {amount} in cash at the counter of our shop.',
    pointsTaken: 'We take back {points} that you earned with it.',
    otherwise: 'Not happy with that? Reply to this e-mail or call us, and we will look again.',
  },
})

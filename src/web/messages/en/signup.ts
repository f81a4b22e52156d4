import { type PlainKey, screen } from '../screen.ts'

export const signupMessages = screen('signup', {
  signup: {
    title: 'Register Now',
    who: 'How do you shop?',
    whoText: 'You can change it on the next page.',
    lead: 'It takes a minute, and your points start counting.',
    forHome: 'For my home',
    forHomeText: 'Fresh things and daily needs at shop prices, and points on every order.',
    forShop: 'For my shop',
    forShopText:
      'Wholesale prices for shops, kitchens and offices, and whole lists ordered at once.',
    back: 'Back to the choice',
    kind: 'Type',
    normal: 'Normal: for my home',
    stock: 'Stock: for my business',
    fullName: 'Full name',
    phone: 'Phone',
    email: 'E-mail',
    businessName: 'Business name',
    businessAddress: 'Business address',
    picture: 'Profile picture',
    drawPicture: 'Make one from my initials',
    pictureReady: 'A picture is ready',
    password: 'Password',
    have: 'Already a customer?',
    fill: 'Please fill this in',
    missing: 'Please fill all required fields',
    missingBusiness: 'Please fill all business fields',
    done: 'User Registered Successfully',
    thenLogin: 'Please Login to Continue',
    looksFirst:
      'We look at every business before we open wholesale prices to it, usually within a day. Until then you see the ordinary ones.',
    waiting: 'We will write to you as soon as wholesale prices are open to you.',
    failed: 'Registration failed! Please try again.',
    goBack: 'Go back in your browser to find what you have filled in.',
  },
  /** How good a password is, while it is typed. */
  strength: {
    short: 'At least 8 characters',
    long: 'At most 256 characters',
    common: 'Many people use this one; please choose another',
    fair: 'That will do. Longer is safer.',
    good: 'Good',
    strong: 'Very good',
  },
  crop: {
    title: 'Place your picture',
    text: 'Drag the picture, or tap what should be in the middle. The arrow keys move it too.',
    frame: 'Your picture: arrow keys move it, plus and minus zoom',
    zoom: 'Zoom',
    use: 'Use this picture',
    cancel: 'Cancel',
  },
})
export type SignupKey = PlainKey<typeof signupMessages>

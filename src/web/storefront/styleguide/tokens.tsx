import type { ReactNode } from 'react'
import { tints } from '#shop/catalogue/categories/category.ts'

const grounds = ['paper', 'raised', 'sunk', 'line', 'edge']
const inks = ['ink', 'soft', 'link']
const brands = ['brand', 'brand-deep', 'brand-line', 'marigold', 'marigold-deep', 'marigold-soft']
const signals = ['tomato', 'tomato-ink', 'tomato-soft', 'leaf-ink', 'leaf-soft']
const ornament = ['gulabi', 'feroza', 'neel', 'phool-leaf', 'phool-cream', 'phool-wine']
const sizes = ['tiny', 'small', 'base', 'lead', 'title', 'head', 'sign']
const radii = ['small', 'card', 'sheet', 'pill']
const shadows = ['card', 'float']
const motions = ['appear', 'rise', 'pop', 'shimmer', 'turn']

/** Every token of styles/tokens.css and styles/colours.css. */
export const Tokens = () => (
  <>
    <Part title="Colour">
      {[grounds, inks, brands, signals, ornament].map((names) => (
        <ul key={names[0]} className="flex flex-wrap gap-3">
          {names.map((name) => (
            <Swatch key={name} name={name} colour={`var(--${name})`} />
          ))}
        </ul>
      ))}
    </Part>
    <Part title="Tints: a shelf's ground, and its hue to draw with">
      <ul className="flex flex-wrap gap-3">
        {tints.map((name) => (
          <li key={name} className={`tint-${name} grid gap-1 text-tiny`}>
            <span className="grid size-20 place-items-center rounded-card bg-tint">
              <span className="size-8 rounded-pill bg-deep" />
            </span>
            {name}
          </li>
        ))}
      </ul>
    </Part>
    <Part title="Type">
      {sizes.map((name) => (
        <p key={name} style={{ fontSize: `var(--text-${name})`, lineHeight: 1.2 }}>
          <span className="font-display font-bold">{name}: Rs. 1,250 </span>
          <span>fresh from the mandi</span>
        </p>
      ))}
    </Part>
    <Part title="Space: quarters of a rem">
      {[1, 2, 3, 4, 6, 8, 10, 16].map((steps) => (
        <p key={steps} className="flex items-center gap-3 text-small">
          <span className="w-6 text-end">{steps}</span>
          <span className="h-3 bg-marigold" style={{ width: `${steps * 0.25}rem` }} />
        </p>
      ))}
    </Part>
    <Part title="Corners and shadows">
      <ul className="flex flex-wrap gap-6">
        {radii.map((name) => (
          <Block key={name} name={name} style={{ borderRadius: `var(--radius-${name})` }} />
        ))}
        {shadows.map((name) => (
          <Block key={name} name={name} style={{ boxShadow: `var(--shadow-${name})` }} />
        ))}
      </ul>
    </Part>
    <Part title="Motion: 120 to 240 ms, none for who wants none">
      <ul className="flex flex-wrap gap-6">
        {motions.map((name) => (
          <Block
            key={name}
            name={name}
            style={{ animation: `var(--animate-${name})`, animationIterationCount: 'infinite' }}
          />
        ))}
      </ul>
    </Part>
  </>
)

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-4 border-t border-line py-8">
    <h2 className="text-title">{title}</h2>
    {children}
  </section>
)

const Swatch = ({ name, colour }: { name: string; colour: string }) => (
  <li className="grid gap-1 text-tiny">
    <span className="h-14 w-24 rounded-small border border-line" style={{ background: colour }} />
    {name}
  </li>
)

const Block = ({ name, style }: { name: string; style: object }) => (
  <li className="grid justify-items-center gap-2 text-tiny">
    <span className="size-16 border border-line bg-raised" style={style} />
    {name}
  </li>
)

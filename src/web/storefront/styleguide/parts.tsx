import '../catalogue/home.css'
import { Heart, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { rupees } from '#shop/money.ts'
import { AreaField } from '../../ui/form/area-field.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, type ButtonKind } from '../../ui/button.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/form/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Photo } from '../../ui/photo.tsx'
import { PriceView } from '../../ui/price.tsx'
import { RadioGroup } from '../../ui/form/radio-group.tsx'
import { SelectField } from '../../ui/form/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { StarPicker } from '../../ui/form/star-picker.tsx'
import { Stars } from '../../ui/stars.tsx'
import { Stepper } from '../../ui/form/stepper.tsx'
import { SummaryRow, SummaryRows } from '../../ui/summary-rows.tsx'
import { toast } from '../../ui/toasts/toast.ts'
import { Part } from './tokens.tsx'

const kinds: readonly ButtonKind[] = ['main', 'brand', 'plain', 'quiet', 'danger']
const plain = { now: rupees(1250), was: null, percentOff: 0 }
const offer = { now: rupees(1025), was: rupees(1250), percentOff: 18 }
const row = 'flex flex-wrap items-center gap-4'

/** Every part of ui/ in every state. */
export const Parts = () => (
  <>
    <Buttons />
    <Part title="Prices, badges, stars">
      <div className={row}>
        <PriceView price={plain} />
        <PriceView price={offer} />
        <PriceView price={offer} size="page" />
        <span className="pennant money text-tiny font-bold">−18 %</span>
        <Badge>calm</Badge>
        <Badge tone="good">good</Badge>
        <Badge tone="loud">loud</Badge>
        <Badge tone="bad">bad</Badge>
      </div>
      <div className={row}>
        <Stars rating={4} count={27} />
        <Stars rating={1} />
      </div>
    </Part>
    <Choosing />
    <Part title="Fields">
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Name" placeholder="As on the door" hint="A hint is calm" />
        <TextField label="Phone" defaultValue="12" error="That is too short for a phone number" />
        <TextField label="Landmark" optional disabled defaultValue="Cannot be changed" />
        <SelectField
          label="Sort by"
          options={[
            { value: 'a', label: 'Most popular' },
            { value: 'b', label: 'Price' },
          ]}
        />
        <AreaField label="Delivery address" hint="House, street, city" />
        <AreaField label="Message" error="Please write something" />
      </div>
    </Part>
    <Part title="Pictures, and waiting for them">
      <div className="tint-leaf grid grid-cols-2 gap-4 md:grid-cols-4">
        <Photo picture={null} alt="Nothing yet" sizes="200px" className="aspect-square" />
        <Photo picture={null} alt="" word="Subah Farm" sizes="200px" className="aspect-square" />
        <Skeleton className="aspect-square" />
        <span className="grid aspect-square place-items-center bg-tint">
          <Spinner />
        </span>
      </div>
      <Carousel
        label="Signs"
        slides={['One', 'Two'].map((id) => ({
          id,
          content: () => <p className="grid h-32 place-items-center rounded-sheet bg-sunk">{id}</p>,
        }))}
      />
    </Part>
    <Part title="Sums">
      <div className="panel max-w-sm p-5">
        <SummaryRows>
          <SummaryRow label="Subtotal">Rs. 1,250</SummaryRow>
          <SummaryRow label="Points" less>
            −Rs. 20
          </SummaryRow>
          <SummaryRow label="Total" total>
            Rs. 1,230
          </SummaryRow>
        </SummaryRows>
      </div>
    </Part>
    <Part title="Nothing here">
      <EmptyState ornament="basket" title="Your cart is empty" text="And how to fill it.">
        <Button kind="main">The way on</Button>
      </EmptyState>
    </Part>
    <Over />
  </>
)

const Buttons = () => (
  <Part title="Buttons">
    {kinds.map((kind) => (
      <div key={kind} className={row}>
        <Button kind={kind}>{kind}</Button>
        <Button kind={kind} small>
          small
        </Button>
        <Button kind={kind} busy>
          busy
        </Button>
        <Button kind={kind} disabled>
          disabled
        </Button>
      </div>
    ))}
    <div className={row}>
      <IconButton label="Add to favourites" icon={<Heart aria-hidden />} />
      <IconButton label="Remove" icon={<Trash2 aria-hidden />} disabled />
    </div>
  </Part>
)

function Choosing() {
  const [quantity, setQuantity] = useState(2)
  const [paying, setPaying] = useState<'cod' | 'card'>('cod')
  const [stars, setStars] = useState(3)
  const stepper = { name: 'apples', quantity, most: 5, onChange: setQuantity }
  return (
    <Part title="Choosing">
      <div className={row}>
        <Stepper {...stepper} />
        <Stepper {...stepper} onRemove={() => setQuantity(1)} />
        <Checkbox label="I agree" defaultChecked />
        <Checkbox label="Not yours" disabled />
      </div>
      <RadioGroup
        label="Payment"
        value={paying}
        onChange={setPaying}
        choices={[
          { value: 'cod', label: 'Cash on Delivery', hint: 'To the rider, at your door' },
          { value: 'card', label: 'Card', hint: 'The rider brings the machine' },
        ]}
      />
      <StarPicker label="Your rating" starLabel={String} value={stars} onChange={setStars} />
      <StarPicker
        label="None yet"
        starLabel={String}
        value={0}
        onChange={setStars}
        error="Please select a rating"
      />
    </Part>
  )
}

function Over() {
  const [open, setOpen] = useState<'centre' | 'start' | null>(null)
  return (
    <Part title="Over the page">
      <div className={row}>
        <Button onClick={() => setOpen('centre')}>A sheet</Button>
        <Button onClick={() => setOpen('start')}>From the side</Button>
        <Button onClick={() => toast.success('Added to cart')}>It went well</Button>
        <Button onClick={() => toast.error('Failed to place order')}>It did not</Button>
        <Button onClick={() => toast.say('Taken out')}>By the way</Button>
      </div>
      {(['centre', 'start'] as const).map((from) => (
        <Dialog
          key={from}
          from={from}
          open={open === from}
          onClose={() => setOpen(null)}
          title="A question"
        >
          <p className="pb-4">Everything in reach of a thumb.</p>
          <Button kind="main" onClick={() => setOpen(null)}>
            The answer
          </Button>
        </Dialog>
      ))}
    </Part>
  )
}

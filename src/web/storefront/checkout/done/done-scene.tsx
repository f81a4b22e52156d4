import './done.css'
import { Ornament } from '../../../ui/ornament/ornament.tsx'

export const DoneScene = () => (
  <div className="done-scene" aria-hidden>
    {[1, 2, 3, 4].map((flower) => (
      <Ornament key={flower} name="phool" className="done-flower" />
    ))}
    <Ornament name="truck" className="done-truck" />
  </div>
)

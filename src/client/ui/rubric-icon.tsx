import { SpriteSymbol } from './icon.tsx'

const KNOWN = new Set(
  'childcare elderly-care cleaning household construction electrics-plumbing metal-welding production warehouse driving moving hotel-catering retail farm gardening animals beauty health office accounting it education translation car-repair security events other'.split(
    ' ',
  ),
)

export interface RubricIconProps {
  /** The rubric's `icon` key; an unknown one shows the pictogram of “other”. */
  icon: string
  size?: number
  className?: string
}

/** The pictogram of a rubric; the rubric's name stands beside it as text. */
export function RubricIcon({ icon, size = 24, className }: RubricIconProps) {
  return <SpriteSymbol id={`rubric-${KNOWN.has(icon) ? icon : 'other'}`} size={size} className={className} />
}

import { Card } from '#app/ui/card'
import { Timeline, type Step } from '#app/ui/timeline'

interface ProductTimelineProps {
	title: string
	steps: readonly Step[]
}

/** How far a product is, above its facts. */
export function ProductTimeline({ title, steps }: ProductTimelineProps) {
	return (
		<Card title={title}>
			<Timeline steps={steps} />
		</Card>
	)
}

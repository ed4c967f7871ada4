import { Card } from '#app/ui/card'
import { Timeline, type TimelineStep } from '#app/ui/timeline'

interface ProductTimelineProps {
	title: string
	steps: readonly TimelineStep[]
}

export function ProductTimeline({ title, steps }: ProductTimelineProps) {
	return (
		<Card title={title}>
			<Timeline steps={steps} />
		</Card>
	)
}

import { Card } from '#app/ui/card'
import { Timeline, type TimelineStep } from '#app/ui/timeline'

interface ProductTimelineProps {
	title: string
	note?: string
	steps: readonly TimelineStep[]
}

export function ProductTimeline({ title, note, steps }: ProductTimelineProps) {
	return (
		<Card title={title}>
			{note ? <p>{note}</p> : null}
			{steps.length > 0 ? <Timeline steps={steps} /> : null}
		</Card>
	)
}

import type { SerializeFrom } from '@remix-run/node'
import { DossierCard } from '#app/features/dossiers/dossier-card'
import { TimelineParts } from '#app/features/timeline/timeline-parts'
import { ListPage } from '#app/products/list-page'
import type { getTimelinePage } from './timeline.server'

type TimelineView = SerializeFrom<Awaited<ReturnType<typeof getTimelinePage>>>

export function TimelineContent({ view: { parts, progress, ...page } }: { view: TimelineView }) {
	return (
		<ListPage {...page} lead={progress ? <DossierCard {...progress} /> : null}>
			<TimelineParts parts={parts} />
		</ListPage>
	)
}

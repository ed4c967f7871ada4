import { Section } from '#app/ui/section'
import { VideoFrame } from '#app/ui/video-frame'
import type { OcktoView } from './ockto-page.server'

export function OcktoSteps({ steps, video }: Pick<OcktoView, 'steps' | 'video'>) {
	return (
		<Section title={steps.title}>
			<ol>
				{Object.values(steps.lines).map((line) => (
					<li key={line}>{line}</li>
				))}
			</ol>
			{video ? (
				<>
					<p>{video.note}</p>
					<VideoFrame href={video.href} label={video.label} title={video.title} newTab={video.newTab} />
				</>
			) : null}
		</Section>
	)
}

import { FoldedCard } from '#app/ui/folded-card'

interface AnnouncementsProps {
	title: string
	lines: readonly { text: string; lang?: string }[]
}

export function Announcements({ title, lines }: AnnouncementsProps) {
	return (
		<FoldedCard title={title}>
			<ul>
				{lines.map(({ text, lang }) => (
					<li key={text} lang={lang}>
						{text}
					</li>
				))}
			</ul>
		</FoldedCard>
	)
}

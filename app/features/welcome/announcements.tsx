import { Card } from '#app/ui/card'

interface AnnouncementsProps {
	title: string
	lines: readonly { text: string; lang?: string }[]
}

export function Announcements({ title, lines }: AnnouncementsProps) {
	return (
		<Card title={title}>
			<ul>
				{lines.map(({ text, lang }) => (
					<li key={text} lang={lang}>
						{text}
					</li>
				))}
			</ul>
		</Card>
	)
}

import type { SerializeFrom } from '@remix-run/node'
import { Descent } from '#app/charts/descent'
import { Figure, FigureFacts, PictureGrid } from '#app/charts/picture'
import { Card } from '#app/ui/card'
import { Disclosure } from '#app/ui/disclosure'
import { Section } from '#app/ui/section'
import { WithNote } from '#app/ui/with-note'
import type { buildDescents } from './descents.server'

type DescentsProps = SerializeFrom<NonNullable<ReturnType<typeof buildDescents>>>

export function Descents({ title, purpose, parts, missing, method }: DescentsProps) {
	return (
		<Section title={title} purpose={purpose}>
			{parts.length > 0 ? (
				<PictureGrid>
					{parts.map(({ name, facts, ...picture }) => (
						<Card key={name} level={3} title={name}>
							<Figure picture={<Descent {...picture} />}>
								<FigureFacts facts={facts.map(toItem)} />
							</Figure>
						</Card>
					))}
				</PictureGrid>
			) : null}
			{missing.map((line) => (
				<p key={line}>{line}</p>
			))}
			{method ? (
				<Disclosure title={method.title}>
					<ul>
						{Object.values(method.lines).map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</Disclosure>
			) : null}
		</Section>
	)
}

function toItem({ term, detail, note }: { term: string; detail: string; note?: string }) {
	return { term, detail: note ? <WithNote note={note}>{detail}</WithNote> : detail }
}

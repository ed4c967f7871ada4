import { DefinitionList } from '#app/ui/definition-list'
import { HiddenText } from '#app/ui/hidden-text'
import { Link } from '#app/ui/link'
import { Section } from '#app/ui/section'

interface ReviewProps {
	title: string
	/** Of the link back to a step. */
	change: string
	parts: readonly { title: string; href: string; rows: readonly { term: string; detail: string }[] }[]
}

/** What was answered so far, to be looked at before it is sent. */
export function Review({ title, change, parts }: ReviewProps) {
	return (
		<Section roomy title={title} id="review">
			{parts.map((part) => (
				<Section
					key={part.href}
					level={3}
					title={part.title}
					aside={
						<Link href={part.href}>
							{change}
							<HiddenText> {part.title}</HiddenText>
						</Link>
					}
				>
					<DefinitionList items={part.rows} />
				</Section>
			))}
		</Section>
	)
}

import { getFieldId } from '#app/forms/error-list'
import { Button } from '#app/ui/button'
import { DefinitionList } from '#app/ui/definition-list'
import { Section } from '#app/ui/section'

interface ReviewProps {
	/** Prefix of the ids, to which the error summary links. */
	form: string
	title: string
	/** Label of the button that returns to a step. */
	change: string
	parts: readonly { title: string; button: string; rows: readonly { term: string; detail: string }[] }[]
}

export function Review({ form, title, change, parts }: ReviewProps) {
	return (
		<Section roomy title={title} id="review">
			{parts.map((part) => (
				<Section
					key={part.button}
					level={3}
					title={part.title}
					aside={
						<Button
							variant="quiet"
							id={getFieldId(form, part.button)}
							name={part.button}
							value={`${change} ${part.title}`}
							hiddenText={part.title}
						>
							{change}
						</Button>
					}
				>
					<DefinitionList items={part.rows} />
				</Section>
			))}
		</Section>
	)
}

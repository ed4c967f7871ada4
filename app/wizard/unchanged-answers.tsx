import { Button } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { DefinitionList } from '#app/ui/definition-list'
import { Section } from '#app/ui/section'

interface UnchangedAnswersProps {
	title: string
	rows: readonly { term: string; detail: string }[]
	label: string
	level: 2 | 3
}

export function UnchangedAnswers({ title, rows, label, level }: UnchangedAnswersProps) {
	return (
		<Section title={title} level={level}>
			<DefinitionList items={rows} />
			<ButtonRow>
				<Button name="same" value={label}>
					{label}
				</Button>
			</ButtonRow>
		</Section>
	)
}

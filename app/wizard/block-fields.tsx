import { FieldGroup } from '#app/forms/fields/field-group'
import { Gate } from '#app/forms/fields/gate'
import { Reveal } from '#app/forms/fields/reveal'
import { Button } from '#app/ui/button'
import { ButtonRow } from '#app/ui/button-row'
import { Section } from '#app/ui/section'
import { getAddButton, getRemoveButton, getRowId } from './form-buttons'
import { QuestionField } from './question-field'
import type { BlockView, GroupView, RowView } from './question-view.server'
import type { QuestionsView } from './questions.server'

interface BlockProps {
	block: BlockView
	/** Blocks that share its section. */
	joined: readonly BlockView[]
	words: QuestionsView['words']
	level: 2 | 3
}

export function BlockFields({ block, joined, words, level }: BlockProps) {
	const { name, title, isOptional, gate } = block
	const purpose = [block.purpose, isOptional && (block.optional ?? words.allOptional)]
		.filter(Boolean)
		.join(' ')
	const rows = (
		<>
			<Rows block={block} words={words} />
			{joined.map((one) => (
				<BlockFields key={one.name} block={{ ...one, gate: undefined }} joined={[]} words={words} level={3} />
			))}
		</>
	)
	const section = title ? (
		<Section roomy title={title} level={level} id={name} purpose={purpose}>
			{rows}
		</Section>
	) : (
		rows
	)
	return gate ? <Gate number={gate}>{section}</Gate> : section
}

function Rows({ block: { name, add, rows }, words }: Pick<BlockProps, 'block' | 'words'>) {
	return (
		<>
			{rows.map((row, at) => (
				<Row key={at} row={row} at={at} block={name} words={words} />
			))}
			{add ? (
				<ButtonRow>
					<Button name={getAddButton(name)} value={add}>
						{add}
					</Button>
				</ButtonRow>
			) : null}
		</>
	)
}

interface RowProps {
	row: RowView
	at: number
	block: string
	words: QuestionsView['words']
}

function Row({ row: { title, remove, groups }, at, block, words }: RowProps) {
	const fields = groups.map((group) => <Group key={group.questions[0]?.name} group={group} words={words} />)
	if (title === undefined) return fields
	const [first, ...others] = fields
	const removal = remove ? (
		<Button variant="quiet" name={getRemoveButton(block, at)} value={remove}>
			{remove}
		</Button>
	) : null
	return (
		<FieldGroup id={getRowId(block, at)} legend={title} first={first} aside={removal}>
			{others}
		</FieldGroup>
	)
}

function Group({ group: { questions, more }, words }: { group: GroupView; words: QuestionsView['words'] }) {
	const fieldsOf = (questions: GroupView['questions']) =>
		questions.map((question) => <QuestionField key={question.name} question={question} words={words} />)
	if (more.length === 0) return fieldsOf(questions)
	return <Reveal more={fieldsOf(more)}>{fieldsOf(questions)}</Reveal>
}

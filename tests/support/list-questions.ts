import { getFieldName, type Block, type Condition, type Question } from '#app/wizard/question'

/** A line per question with its settings: `income: money, isOptional`. */
export function listQuestions(blocks: readonly Block[]): string[] {
	return blocks.flatMap((block) => {
		const questions = block.questions.map((question) => describeQuestion(block, question))
		return [`${block.name}${describeRest(block, ['name', 'questions', 'path'])}`, ...questions]
	})
}

/** Amounts to compare with are in tests/forms/money-doubts.test.ts. */
const notListed = ['kind', 'name', 'autoComplete', 'near', 'recorded', 'beside']

function describeQuestion(block: Block, question: Question) {
	const name = getFieldName(block, question.name)
	const browser = question.autoComplete ? `, autoComplete ${question.autoComplete}` : ''
	return `  ${name}: ${question.kind}${describeRest(question, notListed)}${browser}`
}

function describeRest(table: object, named: readonly string[]) {
	const others = Object.entries(table).filter(([name, value]) => value !== undefined && !named.includes(name))
	return others
		.map(([name, value]) => `, ${name}${value === true ? '' : ` ${describeValue(value)}`}`)
		.join('')
}

function describeValue(value: unknown): string {
	if (Array.isArray(value)) return value.join('|')
	return isCondition(value) ? `${value.names.join('/')}=${value.is.join('|')}` : String(value)
}

function isCondition(value: unknown): value is Condition {
	return typeof value === 'object' && value !== null && 'names' in value
}

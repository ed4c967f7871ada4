import { appendElement, appendMember, countElements } from './edit-source'
import { quote, type Name } from './name'
import type { Project } from './project'
import { addText } from './texts'

interface Wizard {
	/** File and function of the table of steps. */
	table: { file: string; name: string }
	/** File of its texts in each language. */
	texts: string
	/** File with the answers of the tests. */
	answers: string
	/** Expected values in tests for a new last step: additions to lists or objects of these files. */
	expectations: (count: number, name: Name) => Expectation[]
}

interface Expectation {
	file: string
	/** Variable of a list, or path to an object. */
	list?: string
	object?: string
	addition: string
}

const hypactAnswers = 'tests/actions/hypact-answers.ts'
const checkAnswers = 'tests/actions/check-answers.ts'

const wizards: Record<string, Wizard> = {
	hypact: {
		table: { file: 'app/features/hypact/hypact-steps.ts', name: 'buildHypactSteps' },
		texts: 'hypact',
		answers: hypactAnswers,
		expectations: (_count, { camel, dutch }) => [
			{
				file: 'app/features/hypact/hypact-steps.test.ts',
				list: 'withPartner',
				addition: describeStep(camel),
			},
			{ file: 'app/features/hypact/hypact-payload.test.ts', object: 'nothing', addition: `${camel}: ''` },
			{
				file: 'app/backend/resources/advice-profile.ts',
				object: 'profileSchema',
				addition: `${camel}: z.string()`,
			},
			{ file: 'app/api-check/example-answers.ts', object: 'exampleProfile', addition: `${camel}: ''` },
			{ file: hypactAnswers, list: 'aloneAnswers', addition: `[type(${quote(dutch)}, 'Geen.')]` },
			{ file: hypactAnswers, list: 'titles', addition: quote(dutch) },
			{ file: hypactAnswers, object: 'aloneData', addition: `${camel}: 'Geen.'` },
		],
	},
	'mortgage-check': {
		table: { file: 'app/features/mortgage-check/check-steps.ts', name: 'buildCheckSteps' },
		texts: 'mortgage-check',
		answers: checkAnswers,
		expectations: (count, { camel, dutch }) => [
			{
				file: 'app/features/mortgage-check/check-steps.test.ts',
				list: 'whole',
				addition: describeStep(camel),
			},
			{
				file: 'app/features/mortgage-check/check-steps.test.ts',
				list: 'alwaysAsked',
				addition: quote(camel),
			},
			{
				file: checkAnswers,
				list: 'changedSteps',
				addition: `next('Stap ${count} van ${count}'), type(${quote(dutch)}, 'Geen.')`,
			},
			{ file: checkAnswers, list: 'quietSteps', addition: `next('Stap ${count} van ${count}')` },
		],
	},
}

/** Adds a last step with one optional question: table row, texts, answers in the tests. @throws Error */
export function addStep(project: Project, wizardName: string, name: Name): string {
	const wizard = wizards[wizardName]
	if (!wizard) throw new Error(`There are steps of: ${Object.keys(wizards).join(', ')}`)
	const { table, texts } = wizard
	const { camel, dutch, english } = name
	const count = countElements(project.read(table.file), table.name) + 1
	if (project.read(table.file).includes(`name: '${camel}'`))
		throw new Error(`${table.file} has ${camel} already`)
	const question = `{ kind: 'longText', name: '${camel}', isOptional: true }`
	project.edit(table.file, (text) =>
		appendElement(
			text,
			table.name,
			`{ name: '${camel}', blocks: [{ name: '${camel}', questions: [${question}] }] }`,
		),
	)
	addText(project, texts, ['steps', camel], { nl: dutch, en: english })
	addText(project, texts, ['questions', camel, 'label'], { nl: dutch, en: english })
	const isCounted = new RegExp(`(?<= van )${count - 1}\\b`, 'g')
	project.edit(wizard.answers, (text) => text.replace(isCounted, () => String(count)))
	for (const { file, list, object, addition } of wizard.expectations(count, name))
		project.edit(file, (text) =>
			list === undefined ? appendMember(text, [object ?? ''], addition) : appendElement(text, list, addition),
		)
	return `Its answer goes to the API by the feature's payload. The journeys that name each step want its name too, the members in tests/specification its member, and tests/texts/review.ts its words.`
}

/** Name, block and question of the new step, as `listQuestions` describes them. */
function describeStep(camel: string) {
	return `'${camel}', '${camel}', '  ${camel}: longText, isOptional'`
}
